import FrameJSON
import TestSupport
import Testing

@testable import Framereel

/// `new`: a scene file to start from.
@MainActor @Suite struct NewTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static let inClone = Repository.root.appending(path: ".build/debug/framereel").path

    @Test func theSceneIsWrittenAndRuns() throws {
        let run = CommandRun(["new", folder("first.json")], program: Self.inClone)
        #expect(run.status == 0 && run.output == folder("first.json") + "\n", "\(run.errors)")
        #expect(run.errors.contains("-o \(folder("first.mp4"))"), "\(run.errors)")
        let text = try #require(folder.text("first.json"))
        #expect(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"))
        #expect(text.contains("\(Repository.root.path)/Schemas/scene.schema.json"))
        let recording = try Recording(of: Scene(contentsOfFile: folder("first.json")))
        #expect(recording.duration > 2)
    }

    @Test func aProgramWithoutASchemaNamesItsIdentifier() throws {
        #expect(CommandRun(["new", folder("a.json")], program: folder("bin/reel")).status == 0)
        #expect(try #require(folder.text("a.json")).contains(#""$schema": "urn:framereel:schema:scene""#))
    }

    @Test func nothingIsReplaced() throws {
        try folder.write("{}", to: "a.json")
        let run = CommandRun("new", folder("a.json"))
        #expect(run.status != 0 && run.errors.contains("exists; new replaces nothing"))
        #expect(folder.text("a.json") == "{}")
    }

    @Test(arguments: ["a.txt", ".json", ""]) func thePathEndsInJSON(path: String) {
        let run = CommandRun("new", path)
        #expect(run.status == 64 && run.errors.contains("expected a path that ends in .json"))
    }
}
