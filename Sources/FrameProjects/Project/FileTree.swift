internal import Foundation

/// The paths of a project's files and groups.
struct FileTree {
    /// Absolute paths by identifier.
    private(set) var paths: [String: String] = [:]
    /// Identifiers of file references, in group order.
    private(set) var files: [String] = []

    private static let deepest = 200

    /// - Parameter root: Value of `SRCROOT`.
    init(_ objects: ProjectObjects, mainGroup: ProjectObject, root: String) throws(ProjectError) {
        var spelling = StoredSpelling()
        var waiting: [(object: ProjectObject, folder: String, depth: Int)] = [(mainGroup, root, 0)]
        while let (object, folder, depth) = waiting.popLast() {
            guard paths[object.identifier] == nil else {
                throw object.error("is in two groups, or contains itself; remove it from one of them in Xcode")
            }
            guard depth < Self.deepest else {
                throw object.error("more than \(Self.deepest) groups inside each other; flatten them in Xcode")
            }
            let path = try Self.path(of: object, in: folder, root: root).map { spelling.path($0) }
            paths[object.identifier] = path ?? ""
            guard object.kind.hasSuffix("Group") else {
                files.append(object.identifier)
                continue
            }
            let children = try objects.objects("children", of: object)
            waiting += children.reversed().map { ($0, path ?? folder, depth + 1) }
        }
    }

    /// Returns the path of an object, or `nil` for products and SDK files.
    private static func path(of object: ProjectObject, in folder: String, root: String) throws(ProjectError) -> String?
    {
        let path = try object.text("path") ?? ""
        let base: String
        switch try object.text("sourceTree") ?? "<group>" {
        case "<group>": base = folder
        case "SOURCE_ROOT": base = root
        case "<absolute>": base = "/"
        default: return nil
        }
        guard !path.unicodeScalars.contains("\0") else { throw object.error("a path with a null character", "path") }
        return path.isEmpty ? base : AbsolutePath.of(path, in: base)
    }
}

/// The spelling of paths on disk. Disks of macOS do not distinguish capital letters, so a project may spell the name of a
/// file in another way than its folder.
struct StoredSpelling {
    /// Names in folders, by their lowercase spelling.
    private var names: [String: [String: String]] = [:]

    /// Returns the path as the folders spell it, or unchanged if it does not exist in any spelling.
    mutating func path(_ path: String) -> String {
        guard !FolderListing.exists(path) else { return path }
        var stored = ""
        for step in path.split(separator: "/") {
            if FolderListing.exists("\(stored)/\(step)") {
                stored += "/\(step)"
            } else if let name = names(in: stored)[step.lowercased()] {
                stored += "/\(name)"
            } else {
                return path
            }
        }
        return stored
    }

    private mutating func names(in folder: String) -> [String: String] {
        if let known = names[folder] { return known }
        let list = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "/" : folder)) ?? []
        let spelled = Dictionary(list.sorted().map { ($0.lowercased(), $0) }) { first, _ in first }
        names[folder] = spelled
        return spelled
    }
}

/// Paths without links resolved.
enum AbsolutePath {
    /// - Parameter folder: Absolute path.
    static func of(_ path: String, in folder: String) -> String {
        var steps = path.hasPrefix("/") ? [] : folder.split(separator: "/")
        for step in path.split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }
        return "/" + steps.joined(separator: "/")
    }

    /// Returns the path of a command line argument.
    static func ofArgument(_ path: String) -> String { of(path, in: FileManager.default.currentDirectoryPath) }
}
