import FrameGoldens
import FrameTiming
import Framereel
import FramereelTesting
import TestSupport
import Testing

/// The golden of a scene in this repository, compared by `assertTransition` like a user's. Display lists and traces are
/// also compared as text, so that no change goes unnoticed: neither a list that paints the same pixels differently, nor
/// a callback that paints nothing.
struct SceneGolden {
    /// The folder of the golden and its neighbors, relative to the repository's root.
    let folder: String
    /// The scene's name, for example `views/border`.
    let name: String
    /// Whether the display lists are also compared. The lists of whole screens would be too large for git.
    var keepsLists = true

    /// One frame every 50 ms, which is enough to distinguish motions and small enough for git.
    private static let rate = FrameRate(20) ?? .fps60

    /// Returns the path of a file of the golden, relative to the repository's root. The folder has the name that the
    /// golden engine gives it, with `-` for `/`.
    func path(_ file: String) -> String { "\(folder)/\(name.split(separator: "/").joined(separator: "-"))/\(file)" }

    /// - Parameter filter: The suite, as an argument of `swift test --filter`.
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
        // Both are checked even if the first differs, since recording writes each one when it is checked.
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
