import Foundation
import FrameStoryboards
import TestSupport
import Testing

/// Models of Core Data, as Xcode stores them.
@Suite("Data models") struct DataModelTests {
    private static let notes = Repository.root.appending(
        path: "Fixtures/projects/synchronized/Notes/Notes.xcdatamodeld")

    @Test func entitiesAreRead() throws {
        let model = try DataModel(contentsOf: Self.notes.path)
        #expect(model.entities.map(\.name) == ["Folder", "Note"])
        #expect(model.entities.map(\.generation) == [.class, .category])
        let folder = model.entities[0]
        #expect(folder.attributes.map(\.kind) == [.date, .string, .integer32])
        #expect(folder.attributes.map(\.isOptional) == [true, false, true])
        #expect(folder.attributes[1].defaultText == "Notes" && folder.attributes[2].isScalar)
        #expect(folder.relationships[0].isToMany && folder.relationships[0].isOrdered)
        #expect(folder.relationships[0].deletionRule == .cascade && folder.relationships[0].inverse == "folder")
        #expect(!model.entities[1].relationships[0].isToMany)
    }

    @Test func theCurrentVersionIsRead() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcdatamodeld")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (number, name) in [(2, "A"), (10, "B")] {
            let version = folder.appending(path: "Model \(number).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            let text = "<model><entity name=\"\(name)\"/></model>"
            try Data(text.utf8).write(to: version.appending(path: "contents"))
        }
        #expect(try DataModel(contentsOf: folder.path).entities.map(\.name) == ["B"])
        let list = ["_XCCurrentVersionName": "Model 2.xcdatamodel"]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: folder.appending(path: ".xccurrentversion"))
        #expect(try DataModel(contentsOf: folder.path).entities.map(\.name) == ["A"])
    }

    /// Columns: the elements of a model, and the mistake in them.
    @Test(arguments: [
        ("<entity/>", "expected the attribute name, found nothing"),
        ("<entity name=\"A\"/><entity name=\"A\"/>", "two entities have one name"),
        ("<entity name=\"A\" parentEntity=\"B\"/>", "the entity A names B, which is none"),
        (
            "<entity name=\"A\" parentEntity=\"B\"/><entity name=\"B\" parentEntity=\"A\"/>",
            "the entity A is its own parent"
        ),
        (
            "<entity name=\"A\"><relationship name=\"b\"/></entity>",
            "expected the attribute destinationEntity, found nothing"
        ),
        ("<entity name=\"A\"><attribute name=\"b\" attributeType=\"Number\"/></entity>", "found “Number”"),
    ])
    func mistakesAreErrors(elements: String, message: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcdatamodel")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("<model>\(elements)</model>".utf8).write(to: folder.appending(path: "contents"))
        #expect { try DataModel(contentsOf: folder.path) } throws: {
            ($0 as? InterfaceError)?.description.contains(message) == true
        }
    }

    @Test func aFolderWithoutVersionsIsAnError() {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcdatamodeld")
        #expect(throws: InterfaceError.self) { try DataModel(contentsOf: folder.path) }
    }
}
