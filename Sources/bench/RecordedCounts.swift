import Foundation
import FrameJSON
import FrameLayers
import Framereel

/// The counts of the reference scenes, stored in `Fixtures/bench/counts.json`.
struct RecordedCounts {
    static let path = "Fixtures/bench/counts.json"

    /// Counts by the scene file's path relative to the repository's root, in file order.
    let scenes: [(path: String, counts: Counts)]

    init(scenes: [(path: String, counts: Counts)]) {
        self.scenes = scenes
    }

    /// Counts scenes now. Words are drawn as blocks, so that the fonts of a machine have no influence.
    ///
    /// - Parameter root: Folder of the repository.
    @MainActor init(counting paths: [String], under root: String) throws {
        scenes = try paths.map { path in
            let scene = try Scene(contentsOfFile: "\(root)/\(path)")
            let timeline = try Recording(of: scene, drawsTextAsBlocks: true).timeline
            return (path, try Counts(of: timeline, at: Counts.checkedRate))
        }
    }

    /// Reads the file.
    init(recordedUnder root: String) throws {
        let path = "\(root)/\(Self.path)"
        let document = try JSONDocument(Data(contentsOf: URL(filePath: path)), file: path)
        do {
            scenes = try JSONCursor(document.value).members().map { ($0.key, try Counts(json: $0.value)) }
        } catch let problem as JSONProblem {
            throw document.error(problem)
        }
    }

    var text: String { JSONValue.object(scenes.map { JSONMember($0.path, $0.counts.json) }).pretty }

    /// Returns a sentence for each number and each scene that differs from the recorded ones.
    func differences(from recorded: RecordedCounts) -> [String] {
        let expected = Dictionary(recorded.scenes.map { ($0.path, $0.counts) }) { first, _ in first }
        let found = Set(scenes.map(\.path))
        let missing = recorded.scenes.map(\.path).filter { !found.contains($0) }.map {
            "\($0): recorded, and not there"
        }
        return missing
            + scenes.flatMap { path, counts in
                expected[path].map { counts.differences(from: $0).map { "\(path): \($0)" } } ?? [
                    "\(path): not recorded"
                ]
            }
    }
}
