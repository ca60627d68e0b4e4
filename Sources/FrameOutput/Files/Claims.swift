import Glibc
import Synchronization

/// The files this process has claimed, so that other processes sharing the folder skip them.
///
/// A claim is an empty file, `.framereel-<name>.claim`, that only one process can create. The process keeps it locked
/// (`flock`), so an unlocked claim belongs to a killed process. The next run that does not share the folder removes
/// such claims (``Leftovers``).
final class Claims: Sendable {
    /// Descriptors that lock the claim files, keyed by path.
    private let locks = Mutex<[String: Int32]>([:])

    /// Claims the file to be written at `path`.
    ///
    /// - Returns: Whether this process holds the claim now; `false` if it was taken already.
    /// - Throws: ``OutputError/cannotCreate(path:_:)``.
    func take(_ path: String) throws(OutputError) -> Bool {
        let claim = Self.claimPath(for: path)
        let descriptor = open(claim, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            if errno == EEXIST { return false }
            throw .cannotCreate(path: path, .current)
        }
        // On a file system without locks, a stale claim cannot be recognized.
        flock(descriptor, LOCK_EX)
        locks.withLock { $0[claim] = descriptor }
        return true
    }

    /// Releases a claim, if there is one.
    func release(_ path: String) {
        let claim = Self.claimPath(for: path)
        guard let descriptor = locks.withLock({ $0.removeValue(forKey: claim) }) else { return }
        // Remove the file before its lock, so that a claim never looks stale.
        unlink(claim)
        close(descriptor)
    }

    func releaseAll() {
        let all = locks.withLock { locks in
            defer { locks = [:] }
            return locks
        }
        for (claim, descriptor) in all {
            unlink(claim)
            close(descriptor)
        }
    }

    /// Returns the files to be written at `paths` whose claims belong to processes that no longer run.
    static func stale(_ paths: [String]) -> [String] {
        let suspects = paths.filter(isUnlocked)
        guard !suspects.isEmpty else { return [] }
        // A process may have created its claim without having locked it yet.
        poll(nil, 0, 50)
        return suspects.filter(isUnlocked)
    }

    /// Whether there is a claim that no process locks.
    private static func isUnlocked(_ path: String) -> Bool {
        let descriptor = open(claimPath(for: path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        // A claim without a name was released in the meantime.
        return flock(descriptor, LOCK_SH | LOCK_NB) == 0 && fstat(descriptor, &status) == 0 && status.st_nlink > 0
    }

    // MARK: Names

    private static let suffix = ".claim"

    private static func claimPath(for path: String) -> String {
        let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        return path[..<nameStart] + TemporaryName.prefix + path[nameStart...] + suffix
    }

    /// Returns the name of the file that a claim file called `name` stands for, or `nil` if `name` is not a claim.
    static func claimedName(of name: String) -> String? {
        guard name.hasPrefix(TemporaryName.prefix), name.hasSuffix(suffix) else { return nil }
        return String(name.dropFirst(TemporaryName.prefix.count).dropLast(suffix.count))
    }
}

/// Removes files that killed processes left behind.
public enum Leftovers {
    /// Removes the temporary files and claims of all processes that belong to `paths`.
    ///
    /// Files that other processes write at other paths in the same folders are not touched.
    public static func remove(for paths: [String]) throws(OutputError) {
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
