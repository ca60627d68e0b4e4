import FrameGoldens
import FrameTiming
import Framereel
import FramereelTesting
import TestSupport
import Testing

/// The golden of a scene in this repository, held by `assertTransition` like a user's. In addition, its display lists and
/// its trace are compared as text: neither a list that paints the same pixels in another way nor a callback that paints
/// nothing may change unnoticed.
struct SceneGolden {
    /// The folder of the golden and its neighbors, relative to the repository's root.
    let folder: String
    /// The scene's name, for example `views/border`.
    let name: String
    /// Whether the display lists are compared, too. Those of whole screens would be too large for git.
    var keepsLists = true

    /// Every 50 ms: enough to tell motions apart, and small enough for git.
    private static let rate = FrameRate(20) ?? .fps60

    /// The path of a file of the golden, relative to the repository's root. The folder is named as the golden engine names
    /// it: with `-` for `/`.
    func path(_ file: String) -> String { "\(folder)/\(name.split(separator: "/").joined(separator: "-"))/\(file)" }

    /// - Parameter filter: The suite, as `swift test --filter` takes it.
    func check(_ scene: Scene, filter: String, testFile: StaticString) async throws {
        withGoldens {
            $0.folder = Repository.root.appending(path: folder).path
            $0.rate = Self.rate
            $0.drawsTextAsBlocks = true
        } _: {
            assertTransition(of: scene, named: name, filePath: testFile)
        }
        let recording = try await Self.recording(of: scene)
        let goldens = try Goldens(filter: filter)
        // Both, though the first differs: recording writes each as it is checked.
        let lists = Result {
            guard keepsLists else { return }
            try goldens.check(GoldenDraft.lists(of: recording, at: Self.rate), at: path("lists.json"))
        }
        try goldens.check(recording.trace.text, at: path("trace.txt"))
        try lists.get()
    }

    @MainActor private static func recording(of scene: Scene) throws -> Recording {
        try Recording(of: scene, limit: 60, rate: rate, drawsTextAsBlocks: true)
    }
}
