internal import Foundation

/// Paths as they are written into files that may be moved together with what they name.
enum RelativePath {
    /// What leads from the folder of the file at `path` to `folder`: empty when that is the same, else ends in `/`.
    ///
    /// Judged by the names alone: links are not followed.
    static func folder(_ folder: String, seenFrom path: String) -> String {
        let start = URL(filePath: path).standardizedFileURL.pathComponents.dropLast()
        let end = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL.pathComponents
        let common = zip(start, end).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
        return steps.map { $0 + "/" }.joined()
    }
}
