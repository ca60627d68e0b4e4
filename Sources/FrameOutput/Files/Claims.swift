import Glibc
import Synchronization

/// The files this process has claimed, so that other processes that share the folder skip them.
///
/// A claim is an empty file, `.framereel-<name>.claim`, that only one process can create. It does not identify the process:
/// a killed process leaves its claims behind, and the next run that does not share the folder removes them (``Leftovers``).
final class Claims: Sendable {
    private let paths = Mutex<Set<String>>([])

    /// Claims the file to be written at `path`.
    ///
    /// - Returns: Whether this process holds the claim now; `false` when it was taken already.
    /// - Throws: ``OutputError/cannotCreate(path:_:)``.
    func take(_ path: String) throws(OutputError) -> Bool {
        let claim = Self.claimPath(for: path)
        let descriptor = open(claim, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            if errno == EEXIST { return false }
            throw .cannotCreate(path: path, .current)
        }
        close(descriptor)
        paths.withLock { _ = $0.insert(claim) }
        return true
    }

    /// Releases a claim, if there is one.
    func release(_ path: String) {
        let claim = Self.claimPath(for: path)
        if paths.withLock({ $0.remove(claim) }) != nil { unlink(claim) }
    }

    func releaseAll() {
        let all = paths.withLock { paths in
            defer { paths = [] }
            return paths
        }
        for claim in all { unlink(claim) }
    }

    // MARK: Names

    private static let suffix = ".claim"

    private static func claimPath(for path: String) -> String {
        let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        return path[..<nameStart] + TemporaryName.prefix + path[nameStart...] + suffix
    }

    /// The name of the file that a claim file called `name` stands for; `nil` if `name` is not a claim.
    static func claimedName(of name: String) -> String? {
        guard name.hasPrefix(TemporaryName.prefix), name.hasSuffix(suffix) else { return nil }
        return String(name.dropFirst(TemporaryName.prefix.count).dropLast(suffix.count))
    }
}

/// Files that killed processes leave behind.
enum Leftovers {
    /// Removes the temporary files of all processes, and all claims, that belong to `paths`.
    ///
    /// Files that other processes write at other paths of the same folders are not touched.
    static func remove(for paths: [String]) throws(OutputError) {
        var namesByFolder: [String: Set<String>] = [:]
        for path in paths {
            let folder = Folder.parent(of: path)
            let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
            namesByFolder[folder, default: []].insert(String(name))
        }
        for (folder, names) in namesByFolder where Folder.exists(folder) {
            for name in try Folder.names(in: folder) {
                let final = TemporaryName.finalName(of: name) ?? Claims.claimedName(of: name)
                guard let final, names.contains(final) else { continue }
                try Folder.removeFile(folder + "/" + name)
            }
        }
    }
}
