internal import Glibc

/// Relative paths, written into files that can be moved together with the files they name.
///
/// Computed from names alone; links are not followed.
package enum RelativePath {
    /// The path from the folder of the file at `path` to `folder`: empty if they are the same, otherwise ending in `/`.
    package static func folder(_ folder: String, seenFrom path: String) -> String {
        let (start, end) = (names(in: path).dropLast(), names(in: folder))
        let common = zip(start, end).prefix { $0 == $1 }.count
        let steps: [Substring] = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
        return steps.map { $0 + "/" }.joined()
    }

    /// The path of a file seen from a folder that contains it; `nil` for a file elsewhere.
    ///
    /// - Parameter path: A path that is absolute, or relative to the folder.
    package static func file(_ path: String, below folder: String) -> String? {
        let root = names(in: folder)
        let names = names(in: path.hasPrefix("/") ? path : folder + "/" + path)
        guard names.count > root.count, names.starts(with: root) else { return nil }
        return names.dropFirst(root.count).joined(separator: "/")
    }

    /// The names of the folders from the root of the file system to a path, and that of the file.
    private static func names(in path: String) -> [Substring] {
        let absolute = path.hasPrefix("/") ? path : currentFolder + "/" + path
        return absolute.split(separator: "/").reduce(into: []) { names, name in
            switch name {
            case ".": break
            case "..": _ = names.popLast()
            default: names.append(name)
            }
        }
    }

    private static var currentFolder: String {
        guard let bytes = getcwd(nil, 0) else { return "" }
        defer { free(bytes) }
        return String(cString: bytes)
    }
}
