internal import Foundation
internal import FrameOutput

/// A record of the goldens that tests compare with, so that these are not taken for leftovers. It is a folder with one
/// file per golden, which contains the golden's name.
///
/// A claim outlives its test, because a run of some tests says nothing about the others. If the folder is missing, a
/// run of all tests creates it again.
package struct GoldenClaims: Sendable {
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// Records that a test compares with a golden.
    package func claim(_ golden: GoldenFolder) throws {
        let location = Self.location(of: golden.path)
        let digest = ByteDigest(of: Array(location.utf8)).description.prefix(16)
        let file = "\(path)/\(golden.name)-\(digest)"
        guard !FileManager.default.fileExists(atPath: file) else { return }
        try WholeFile.write(Array((location + "\n").utf8), to: file, replacing: true)
    }

    /// Whether a test has claimed a golden, or `nil` if there are no claims at all.
    package func isClaimed(_ golden: GoldenFolder) -> Bool? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
        let location = Self.location(of: golden.path)
        return names.contains { name in
            guard name.hasPrefix(golden.name), let bytes = try? InputFile.read("\(path)/\(name)") else { return false }
            return String(decoding: bytes, as: UTF8.self) == location + "\n"
        }
    }

    private static func location(of path: String) -> String {
        URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
    }
}
