import Foundation

/// The folder of a scene, the only one that the scene can read from.
public struct SceneFolder: Sendable {
    /// The result of looking up a file.
    public enum Lookup: Equatable, Sendable {
        /// A regular file inside the folder, with all links in its path resolved.
        case file(String)
        case missing
        /// The path leads out of the folder, possibly through a link.
        case outside
        /// The path exists but is not a regular file.
        case notAFile
    }

    /// Looks up a path relative to the folder.
    public let find: @Sendable (_ file: String) -> Lookup

    public init(find: @escaping @Sendable (_ file: String) -> Lookup) {
        self.find = find
    }

    /// Creates the folder at `path` on disk.
    public init(onDisk path: String) {
        self.init { file in
            guard SceneFolder.refusal(of: file) == nil else { return .outside }
            guard let folder = SceneFolder.resolve(path), let found = SceneFolder.resolve(folder + "/" + file) else {
                return .missing
            }
            guard found.hasPrefix(folder == "/" ? folder : folder + "/") else { return .outside }
            let kind = try? FileManager.default.attributesOfItem(atPath: found)[.type] as? FileAttributeType
            return kind == .typeRegular ? .file(found) : .notAFile
        }
    }

    /// Returns why a path cannot lead to a file inside the folder, judging by its text, or `nil` if it can.
    static func refusal(of file: String) -> String? {
        if file.isEmpty { return "an empty path" }
        if file.hasPrefix("/") { return "an absolute path; a scene reads files of its own folder only" }
        if file.unicodeScalars.contains("\0") { return "a path with a null character" }
        var depth = 0
        for part in file.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return "a path that leaves the scene's folder" }
        }
        return depth == 0 ? "the path of a folder" : nil
    }

    /// Returns the canonical path, or `nil` if nothing exists there.
    private static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
