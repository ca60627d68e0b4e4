import Foundation
import FrameJSON
import TestSupport
import Testing

@testable import Framereel

/// `schema`: the schemas of the clone or of the installation.
@MainActor @Suite struct SchemaCommandTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static let inClone = Repository.root.appending(path: ".build/debug/framereel").path

    @Test(arguments: [([], "scene"), (["scene"], "scene"), (["display-list"], "display-list")])
    func theSchemaOfTheCloneIsPrinted(words: [String], name: String) throws {
        let run = CommandRun(["schema"] + words, program: Self.inClone)
        let file = try String(
            contentsOf: Repository.root.appending(path: "Schemas/\(name).schema.json"), encoding: .utf8)
        #expect(run.status == 0 && run.output == file && run.errors.isEmpty)
        #expect(file.contains("\n  \"$id\": \"urn:framereel:schema:\(name)\",\n"))
    }

    /// `scripts/install` puts the program into `lib/framereel`, and the schemas into `share/framereel`.
    @Test func theInstalledSchemaComesFirst() throws {
        try folder.write("{\"title\": \"installed\"}\n", to: "share/framereel/scene.schema.json")
        try folder.write("{}\n", to: "Schemas/scene.schema.json")
        let run = CommandRun(["schema"], program: folder("lib/framereel/framereel"))
        #expect(run.output == "{\"title\": \"installed\"}\n")
    }

    @Test func aProgramElsewhereSaysWhereTheSchemaIs() {
        let run = CommandRun(["schema"], program: folder("bin/reel"))
        #expect(run.status == 70 && run.output.isEmpty)
        #expect(run.errors.contains("share/framereel where scripts/install put the program"))
        #expect(CommandRun("schema", "scenes").errors.contains("did you mean scene?"))
    }
}
