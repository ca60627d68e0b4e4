import Foundation
import FrameLayers
import FrameOutput
import FramePainting
import FrameTiming
import Framereel
import TestSupport

/// A scene of `Fixtures/scenes`: `views/border` for the folder of that name.
struct SceneCase: CustomStringConvertible {
    static let folder = "Fixtures/scenes"
    static let rate = FrameRate.fps60

    let name: String

    var description: String { name }

    /// The path of a file beside the scene, relative to the repository's root.
    func path(_ file: String) -> String { "\(Self.folder)/\(name)/\(file)" }

    var golden: SceneGolden { SceneGolden(folder: "Fixtures/goldens/scenes", name: name) }

    /// Every folder with a `scene.json`, by name.
    static let all: [SceneCase] = files.filter { $0.hasSuffix("/scene.json") }
        .map { SceneCase(name: String($0.dropLast("/scene.json".count))) }

    /// Every plain file under the scenes' folder, from there, by name.
    static let files: [String] = {
        let path = Repository.root.appending(path: folder).path
        let found = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return found.sorted().filter { $0.split(separator: "/").last?.contains(".") == true }
    }()

    /// The scene of the file, at one pixel per point where its canvas is as large as a phone's: all such scenes but one,
    /// which would otherwise be most pixels of these tests. `guide/diagonal` keeps its full size.
    func scene() throws -> Scene {
        let scene = try Scene(contentsOfFile: Repository.root.appending(path: path("scene.json")).path)
        guard name.hasPrefix("reference/") || name.hasPrefix("layout/") else { return scene }
        let canvas = Canvas(size: scene.canvas.size, scale: 1, background: scene.canvas.background)
        return Scene(
            name: scene.name, title: scene.title, canvas: canvas, insets: scene.insets,
            settings: scene.settings, setUp: scene.setUp)
    }

    /// A recording shared by all tests.
    @MainActor func recording() throws -> Recording {
        try SharedRecordings.recording(name) { try newRecording() }
    }

    /// A recording of its own. Text is drawn as blocks, so that nothing depends on fonts.
    @MainActor func newRecording() throws -> Recording { try Recording(of: scene(), drawsTextAsBlocks: true) }
}

extension Recording {
    /// How many frames the run has; its end is one of them.
    var frameCount: Int { SceneCase.rate.frameCount(in: timeline.duration) }

    /// The frames at 0, 25, 50, 75 and 100 % of the run, as near as there are frames; each once.
    var instants: [Int] {
        let last = frameCount - 1
        return [0, 25, 50, 75, 100].map { (last * $0 + 50) / 100 }.reduce(into: []) { frames, frame in
            if frames.last != frame { frames.append(frame) }
        }
    }

    /// ``instants`` and the frame after each: a thread may make use of what it drew just before.
    var neighbours: [Int] { Set(instants + instants.map { $0 + 1 }).filter { $0 < frameCount }.sorted() }

    func displayList(_ frame: Int) -> DisplayList {
        timeline.displayList(at: SceneCase.rate.time(ofFrame: frame))
    }
}
