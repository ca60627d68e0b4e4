import Foundation
import Testing

@testable import FrameFiles

/// Files that are read, and files that are rejected without waiting.
@Suite struct InputBytesTests {
    private let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "framefiles-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.path
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    private func refusal(_ name: String, limit: Int = 10) -> InputBytes.Refusal? {
        do throws(InputBytes.Refusal) {
            _ = try InputBytes.read(name.hasPrefix("/") ? name : path(name), limit: limit)
            return nil
        } catch {
            return error
        }
    }

    @Test func aFileUpToTheLimitIsRead() throws {
        try Data([1, 2, 3]).write(to: URL(filePath: path("a")))
        symlink("a", path("link"))
        #expect(try InputBytes.read(path("a"), limit: 3) == [1, 2, 3])
        #expect(try InputBytes.read(path("link"), limit: 3) == [1, 2, 3])
        #expect(refusal("a", limit: 2) == .tooLarge(limit: 2))
        try FileManager.default.removeItem(atPath: folder)
    }

    /// The system does not report a size for these files.
    @Test func filesMadeWhileReadAreLimitedToo() throws {
        #expect(try !InputBytes.read("/proc/self/maps", limit: 1 << 22).isEmpty)
        #expect(refusal("/proc/self/maps", limit: 100) == .tooLarge(limit: 100))
        try FileManager.default.removeItem(atPath: folder)
    }

    /// A pipe without a writer, and devices that never end.
    @Test(.timeLimit(.minutes(20))) func onlyRegularFilesAreAccepted() throws {
        #expect(mkfifo(path("pipe"), 0o644) == 0)
        symlink("pipe", path("link"))
        for name in ["pipe", "link", "/dev/zero", "/dev/null"] {
            #expect(refusal(name) == .notAFile, "\(name)")
            #expect(throws: InputBytes.Refusal.notAFile) {
                try InputBytes.check(name.hasPrefix("/") ? name : path(name))
            }
        }
        #expect(refusal(folder) == .folder)
        #expect(refusal("none") == .missing && refusal("pipe/none") == .missing)
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test func linksThatLeaveTheFolderAreDetected() throws {
        try FileManager.default.createDirectory(atPath: path("in"), withIntermediateDirectories: true)
        for name in ["in/a", "out"] { try Data().write(to: URL(filePath: path(name))) }
        symlink("a", path("in/near"))
        symlink("../out", path("in/far"))
        symlink("in", path("inner"))
        for (name, isInside) in [
            ("in/a", true), ("in/near", true), ("in/far", false), ("out", false), ("in/none", false),
        ] {
            #expect(InputBytes.isInside(path(name), folder: path("in")) == isInside, "\(name)")
            #expect(InputBytes.isInside(path(name), folder: path("inner")) == isInside, "\(name)")
        }
        try FileManager.default.removeItem(atPath: folder)
    }
}
