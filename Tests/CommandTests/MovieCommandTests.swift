import FrameOutput
import Testing

@testable import Framereel

/// `render` with a single output file.
@MainActor @Suite struct MovieCommandTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func render(_ words: String..., environment: [String: String] = [:]) -> CommandRun {
        CommandRun(["render", "square"] + words, environment: environment)
    }

    @Test func theExtensionChoosesTheFormat() throws {
        let path = folder("movie.apng")
        let run = render("-o", path, "--hold-last", "0.5s", "--loop", "1")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("7 frames, 40 x 20 pixels, 60 fps, 0.617 s, in \(path)"))
        let bytes = try #require(folder.read("movie.apng"))
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(folder.names == ["movie.apng"])
        #expect(render("-o", path, "--hold-last", "0.5s", "--loop", "1").status == 0)
        #expect(folder.read("movie.apng") == bytes)
        try folder.write(Array(bytes.dropLast(1)), to: "movie.apng")
        let again = render("-o", path)
        #expect(again.status == 73 && again.errors.contains("exists"))
        #expect(render("-o", path, "--overwrite").status == 0)
    }

    @Test func theOptionChoosesTheFormat() throws {
        #expect(render("--format", "rgba", "-o", folder("pixels.bin"), "--hold-first", "3").status == 0)
        #expect(folder.read("pixels.bin")?.count == 10 * 40 * 20 * 4)
        let dry = render("-o", folder("movie.webm"), "--dry-run")
        #expect(dry.status == 0 && dry.output == folder("movie.webm") + "\n")
        #expect(render("-o", folder("a.y4m"), "--manifest", folder("a.json")).status == 0)
        #expect(folder.names == ["a.json", "a.y4m", "pixels.bin"])
    }

    @Test func withoutFFmpegTheErrorNamesThePackageToInstall() {
        let run = render("-o", folder("movie.mp4"), environment: ["PATH": folder("")])
        #expect(run.status == 70)
        #expect(run.errors.contains("apt-get install ffmpeg"))
        #expect(folder.names.isEmpty)
    }

    @Test func aGIFWarnsOfItsRate() {
        #expect(render("-o", folder("movie.gif")).errors.contains("60 frames per second become 50"))
        #expect(render("-o", folder("movie.gif"), "--fps", "30").errors.contains("a hundredth longer"))
        #expect(!render("-o", folder("movie.gif"), "--fps", "25").errors.contains("warning"))
    }

    /// Browsers show frames of up to 10 ms for 100 ms.
    @Test(arguments: [(60, nil), (90, nil), (91, 9), (100, 10), (120, 12)] as [(Int, Int?)])
    func anAPNGWarnsOfItsRate(rate: Int, factor: Int?) {
        let run = render("-o", folder("movie.apng"), "--fps", "\(rate)")
        #expect(run.errors.contains("warning") == (factor != nil))
        if let factor { #expect(run.errors.contains("and so play \(rate) frames per second \(factor) times slower")) }
    }

    @Test(arguments: [
        (["-o", "-"], "--format apng, y4m or rgba"),
        (["-o", "-", "--format", "mp4"], "so it needs a file"),
        (["--format", "apng"], "-o movie.apng"),
        (["--format", "avi", "-o", "x"], "expected one of png, apng, y4m, rgba, mp4, webm, mov, gif"),
        (["-o", "a.apng", "--skip-existing"], "--skip-existing is for sequences"),
        (["-o", "a.apng", "--shard", "1/2"], "--shard divides a sequence"),
        (["-o", "a.mp4", "--compression", "small"], "--compression is for png and apng"),
        (["-o", "a.mp4", "--loop", "2"], "--loop is for apng, gif and webp"),
        (["-o", "a.apng", "--loop", "x"], "expected a number from 0 to 65535"),
        (["-o", "a.mp4", "--colors", "16"], "--colors is for a gif"),
        (["-o", "a.apng", "--palette", "frame"], "--palette is for a gif"),
        (["-o", "a.webm", "--dither", "none"], "--dither is for a gif"),
        (["--dither", "none"], "--dither is for movies"),
        (["-o", "a.gif", "--colors", "3"], "expected a number from 4 to 256"),
        (["-o", "a.gif", "--colors", "257"], "expected a number from 4 to 256"),
        (["-o", "a.apng", "--hold-last", "50%"], "expected a time such as 0.5s"),
        (["--hold-last", "1s"], "--hold-last is for movies"),
        (["-o", "-", "--format", "y4m", "--json"], "--json prints on standard output, where the movie goes"),
        (["-o", "a.apng", "--manifest", "a.apng"], "that is the movie"),
    ])
    func incompatibleOptionsAreReported(words: [String], expected: String) {
        let run = CommandRun(["render", "square"] + words)
        #expect(run.status == 64, "\(words)")
        #expect(run.errors.contains(expected), "\(words): \(run.errors)")
    }
}
