import Foundation
import Testing

@testable import Framereel

/// A second run follows the project and leaves the user's files alone.
@Suite struct AdoptedFolderTests {
    private let folder: TestFolder
    private var path: String { folder("out") }

    private static let choices = AdoptedFolder.Choices(
        application: "A", stubs: ["S", "Secrets.swift"], packages: ["/fetched/packages"])

    init() throws { folder = try TestFolder() }

    private func update(_ files: [(String, String)]) throws -> AdoptedFolder.Changes {
        var adopted = try AdoptedFolder(path)
        return try adopted.update(to: files.map { .init(path: $0.0, content: .text($0.1)) }, Self.choices)
    }

    private var contents: [String: String] {
        folder.contents.filter { $0.key.hasPrefix("out/") && !$0.key.hasSuffix("adopted.json") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test func changesAreFollowed() throws {
        let first = try update([("a", "1"), ("b/c", "2"), ("b/d", "3")])
        #expect(first.written == ["a", "b/c", "b/d"] && first.removed.isEmpty && first.left.isEmpty)
        let second = try update([("a", "1"), ("b/c", "2"), ("b/d", "3")])
        #expect(second.written.isEmpty && second.removed.isEmpty && second.left.isEmpty)
        let third = try update([("a", "new"), ("e", "4")])
        #expect(third.written == ["a", "e"] && third.removed == ["b/c", "b/d"])
        #expect(contents == ["out/a": "new", "out/e": "4"])
        #expect(!FileManager.default.fileExists(atPath: path + "/b"))
        #expect(try AdoptedFolder(path).choices == Self.choices)
    }

    @Test func theUsersFilesAreLeftAlone() throws {
        _ = try update([("a", "1"), ("b", "2"), ("c", "3")])
        try folder.write("mine", to: "out/a")
        try folder.write("mine", to: "out/b")
        try folder.write("mine", to: "out/own")
        try folder.remove("out/c")
        // Later runs behave in the same way.
        for _ in 0..<3 {
            let changes = try update([("a", "new"), ("c", "3"), ("own", "x")])
            #expect(changes.left == ["a", "own", "b"])
        }
        #expect(contents == ["out/a": "mine", "out/b": "mine", "out/c": "3", "out/own": "mine"])
    }

    @Test func otherFoldersAreRefused() throws {
        try folder.write("mine", to: "out/a")
        let failure = #expect(throws: Failure.self) { try AdoptedFolder(path) }
        #expect(failure?.code == .cannotCreate && failure?.message.contains("was not written by adopt") == true)
        #expect(contents == ["out/a": "mine"])
    }

    /// Nothing outside the folder is written or removed.
    @Test func linksAndForeignPathsAreRefused() throws {
        try folder.write("mine", to: "outside/a")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let digest = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
        try folder.write("1", to: "victim")
        try folder.write(
            "{\"files\": {\"../victim\": \"\(digest)\", \"\(folder("victim"))\": \"\(digest)\", \"a//b\": \"x\", \"./c\": \"x\"}}",
            to: "out/adopted.json")
        _ = try update([])
        #expect(folder.text("victim") == "1")
        try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: folder("outside"))
        let failure = #expect(throws: Failure.self) { try update([("link/a", "1")]) }
        #expect(failure?.message.contains("is a link") == true)
        #expect(folder.text("outside/a") == "mine")
    }

    /// A file in place of a folder ends the run while it writes, as a signal or a full disk does.
    @Test func anInterruptedRunIsRepeated() throws {
        #expect(throws: (any Error).self) { try update([("a", "1"), ("a/b", "2"), ("c", "3")]) }
        #expect(contents == ["out/a": "1"])
        #expect(try update([("a", "1"), ("c", "3")]).written == ["c"])
        #expect(throws: (any Error).self) { try update([("a", "2"), ("c", "4"), ("a/b", "5")]) }
        #expect(contents == ["out/a": "2", "out/c": "4"])
        let changes = try update([("a", "3"), ("c", "4")])
        #expect(changes.written == ["a"] && changes.left.isEmpty)
        // Files that an interrupted run has not written yet are not removed from the user.
        #expect(throws: (any Error).self) { try update([("a", "6"), ("a/b", "7"), ("d", "8")]) }
        try folder.write("mine", to: "out/d")
        #expect(try update([("a", "6"), ("d", "8")]).left == ["d"])
        #expect(contents["out/d"] == "mine")
    }

    @Test(arguments: ["../x", "/x", "a/../../x", "", "a//b", "a/./b", "a\0"])
    func nothingIsWrittenOutsideOfTheFolder(name: String) throws {
        let failure = #expect(throws: Failure.self) { try update([("a", "1"), (name, "2")]) }
        #expect(failure?.code == .badScene && failure?.message.contains("leads out of") == true)
        #expect(folder.names.isEmpty)
    }

    /// Names of stubs become names of files and source text.
    @Test(arguments: ["../outside", "X\\nimport Glibc", "a b", "", "../a.swift", ".swift"])
    func recordsWithPathsAsStubsAreRefused(name: String) throws {
        try folder.write("{\"stubs\": [\"\(name)\"], \"files\": {}}", to: "out/adopted.json")
        let failure = #expect(throws: Failure.self) { try AdoptedFolder(path) }
        #expect(failure?.code == .badScene && failure?.message.contains("stubs: expected names") == true)
    }

    @Test(arguments: ["", "{", "[]", "{\"files\": []}x", "\u{FF}"])
    func damagedRecordsAreRefused(text: String) throws {
        try folder.write(text, to: "out/adopted.json")
        let failure = #expect(throws: Failure.self) { try AdoptedFolder(path) }
        #expect(failure?.message.contains("adopted.json") == true)
    }
}
