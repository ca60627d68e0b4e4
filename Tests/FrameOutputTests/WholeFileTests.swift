import Glibc
import Testing

@testable import FrameOutput

@Suite struct WholeFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ name: String, replacing: Bool = false) throws(OutputError) {
        try WholeFile.write([1, 2, 3], to: folder.path + "/" + name, replacing: replacing)
    }

    @Test func writesIntoNewFolders() throws {
        try write("a/b/file")
        #expect(folder.read("a/b/file") == [1, 2, 3])
        #expect(TemporaryFolder.names(in: folder.path + "/a/b") == ["file"])
    }

    @Test func replacesOnlyOnRequest() throws {
        folder.write([9], to: "file")
        #expect(throws: OutputError.targetsExist(first: folder.path + "/file", count: 1)) { try write("file") }
        #expect(folder.contents == ["file": [9]])
        try write("file", replacing: true)
        #expect(folder.contents == ["file": [1, 2, 3]])
    }

    @Test(arguments: [false, true]) func aFolderOrDeviceIsNeverReplaced(replacing: Bool) {
        mkdir(folder.path + "/folder", 0o755)
        mkfifo(folder.path + "/pipe", 0o644)
        #expect(throws: OutputError.targetIsFolder(folder.path + "/folder")) {
            try write("folder", replacing: replacing)
        }
        #expect(throws: OutputError.targetIsNotAFile(folder.path + "/pipe")) { try write("pipe", replacing: replacing) }
        #expect(folder.names == ["folder", "pipe"])
    }

    @Test func aPathThatEndsInASlashNamesNoFile() {
        let error = #expect(throws: OutputError.self) { try write("new/") }
        #expect(error?.kind == .cannotCreate)
        #expect(folder.names.isEmpty)
    }

    @Test func unusedFoldersAreRemoved() {
        let name = String(repeating: "x", count: 300)
        #expect(throws: OutputError.cannotCreate(path: folder.path + "/a/b/" + name, SystemReason(ENAMETOOLONG))) {
            try write("a/b/" + name)
        }
        #expect(folder.names.isEmpty)
    }

    /// Threads that write one file at the same time do not share a temporary file.
    @Test func writersOfOneFileAreIndependent() throws {
        let path = folder.path + "/file"
        var first = try TemporaryFile(for: path)
        var second = try TemporaryFile(for: path)
        for name in folder.names { #expect(TemporaryName.finalName(of: name) == "file", "\(name)") }
        #expect(folder.names.count == 2)
        try first.write([1])
        try second.write([2, 2])
        try first.commit()
        #expect(folder.read("file") == [1])
        try second.commit()
        #expect(folder.contents == ["file": [2, 2]])
    }
}
