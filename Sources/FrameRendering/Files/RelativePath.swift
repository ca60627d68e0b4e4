internal import Foundation

/// Relative paths, written into files that can be moved together with the files they name.
package enum RelativePath {
    /// The path from the folder of the file at `path` to `folder`: empty if they are the same, otherwise ending in `/`.
    ///
    /// Computed from names alone; links are not followed.
    package static func folder(_ folder: String, seenFrom path: String) -> String {
        let start = URL(filePath: path).standardizedFileURL.pathComponents.dropLast()
        let end = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL.pathComponents
        let common = zip(start, end).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
        return steps.map { $0 + "/" }.joined()
    }

    /// The path of a file seen from a folder that contains it; `nil` for a file elsewhere.
    package static func file(_ path: String, below folder: String) -> String? {
        let root = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL.pathComponents
        let parts = URL(filePath: path, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
            .standardizedFileURL
            .pathComponents
        guard parts.count > root.count, Array(parts.prefix(root.count)) == root else { return nil }
        return parts.dropFirst(root.count).joined(separator: "/")
    }
}
