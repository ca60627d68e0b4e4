internal import Foundation
internal import FrameOutput

/// What tests remember of the goldens that they compare with, so that these are not taken for leftovers: a folder with one file
/// per golden, which names it.
///
/// A claim stays after its test is gone, since a run of some tests says nothing about the others. Without the folder, a run of all
/// tests makes it anew.
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

    /// Whether a test has claimed a golden; `nil` if no test has claimed any.
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
