import FrameOutput
import FrameRecording
import FrameRendering
import Testing
import UIKit

@MainActor @Suite("Movies as destinations") struct MovieDestinationTests {
    private func write(_ movie: MovieDestination) throws {
        let scene = Scene("square", width: 20, height: 10, scale: 2) { _ in }
        let plan = try RenderJob(scene, to: .movie(movie)).plan(for: Recording(of: scene))
        try plan.write()
    }

    @Test func ffmpegIsLookedUpInTheFoldersOfTheDestination() throws {
        var movie = MovieDestination(.mp4, to: .file(path: "/nowhere/square.mp4", replacing: false))
        movie.programFolders = "/nowhere:/nowhere/else"
        #expect(throws: RenderError.output(.noFFmpeg(.mp4))) { try write(movie) }
    }

    @Test func namedProgramsAreNotLookedUp() throws {
        var movie = MovieDestination(.mp4, to: .file(path: "/nowhere/square.mp4", replacing: false))
        movie.programFolders = ""
        movie.settings.ffmpeg = "/bin/false"
        let error = #expect(throws: RenderError.self) { try write(movie) }
        #expect(error != .output(.noFFmpeg(.mp4)))
    }
}
