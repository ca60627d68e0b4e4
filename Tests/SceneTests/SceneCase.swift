import Foundation
import FrameLayers
import FrameOutput
import FramePainting
import FrameTiming
import Framereel
import TestSupport

/// A scene of `Fixtures/scenes`: `views/border` for the folder with that name.
struct SceneCase: CustomStringConvertible {
    static let folder = "Fixtures/scenes"
    static let rate = FrameRate.fps60

    let name: String

    var description: String { name }

    /// Returns the path of a file beside the scene, relative to the repository's root.
    func path(_ file: String) -> String { "\(Self.folder)/\(name)/\(file)" }

    var golden: SceneGolden { SceneGolden(folder: "Fixtures/goldens/scenes", name: name) }

    /// Every folder with a `scene.json`, by name.
    static let all: [SceneCase] = files.filter { $0.hasSuffix("/scene.json") }
        .map { SceneCase(name: String($0.dropLast("/scene.json".count))) }

    /// Every regular file below the scenes' folder, relative to it, by name.
    static let files: [String] = {
        let path = Repository.root.appending(path: folder).path
        let found = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return found.sorted().filter { $0.split(separator: "/").last?.contains(".") == true }
    }()

    /// Returns the scene of the file. Scenes with a canvas as large as a phone's use one pixel per point, since they
    /// would otherwise be most of the pixels of these tests. `guide/diagonal` keeps its full size.
    func scene() throws -> Scene {
        let scene = try Scene(contentsOfFile: Repository.root.appending(path: path("scene.json")).path)
        guard name.hasPrefix("reference/") || name.hasPrefix("layout/") else { return scene }
        let canvas = Canvas(size: scene.canvas.size, scale: 1, background: scene.canvas.background)
        return Scene(
            name: scene.name, title: scene.title, canvas: canvas, insets: scene.insets,
            settings: scene.settings, setUp: scene.setUp)
    }

    /// Returns a recording shared by all tests.
    @MainActor func recording() throws -> Recording {
        try SharedRecordings.recording(name) { try newRecording() }
    }

    /// Returns a new recording. Text is drawn as blocks to avoid a dependency on fonts.
    @MainActor func newRecording() throws -> Recording { try Recording(of: scene(), drawsTextAsBlocks: true) }
}

extension Recording {
    /// The number of frames of the run, including its end.
    var frameCount: Int { SceneCase.rate.frameCount(in: timeline.duration) }

    /// The frames nearest to 0, 25, 50, 75 and 100 % of the run, without duplicates.
    var instants: [Int] {
        let last = frameCount - 1
        return [0, 25, 50, 75, 100].map { (last * $0 + 50) / 100 }.reduce(into: []) { frames, frame in
            if frames.last != frame { frames.append(frame) }
        }
    }

    /// ``instants`` and the frame after each, since a thread may reuse its preceding drawing.
    var neighbors: [Int] { Set(instants + instants.map { $0 + 1 }).filter { $0 < frameCount }.sorted() }

    func displayList(_ frame: Int) -> DisplayList {
        timeline.displayList(at: SceneCase.rate.time(ofFrame: frame))
    }
}
