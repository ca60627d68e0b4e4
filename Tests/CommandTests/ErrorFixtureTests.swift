import Foundation
import TestSupport
import Testing

@testable import Framereel

/// Scenes with one error each, and the message a person reads. The table beside them has every message.
@MainActor @Suite struct ErrorFixtureTests {
    private static let folder = Repository.root.appending(path: "Fixtures/errors")

    private struct Row {
        let file: String
        let status: Int32
        /// The message after the path of the file.
        let message: String
    }

    private static func rows() throws -> [Row] {
        let table = try String(contentsOf: folder.appending(path: "expected.txt"), encoding: .utf8)
        return try table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let columns = line.split(separator: "\t")
            try #require(columns.count == 3, "\(line)")
            return Row(
                file: String(columns[0]), status: try #require(Int32(columns[1])), message: String(columns[2]))
        }
    }

    @Test func everyCommandPrintsTheMessageInTheTable() throws {
        let target = try TestFolder()
        for row in try Self.rows() {
            let path = Self.folder.appending(path: row.file).path
            let commands = [
                ["validate", "-q"], ["trace"], ["still", "-o", target("made/still.png")],
                ["render", "-o", target("made/%05d.png")],
            ]
            for words in commands {
                let run = CommandRun(words + [path])
                #expect(run.errors == "error: \(path)\(row.message)\n", "\(words[0]) \(row.file)")
                #expect(run.status == row.status, "\(words[0]) \(row.file)")
                #expect(run.outputBytes.isEmpty, "\(words[0]) \(row.file)")
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).isEmpty)
    }

    /// The table also has one missing file.
    @Test func theTableHasEveryScene() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let scenes = files.filter { $0.hasSuffix(".json") } + ["no-such-file.json"]
        #expect(try Self.rows().map(\.file).sorted() == scenes.sorted())
    }
}
