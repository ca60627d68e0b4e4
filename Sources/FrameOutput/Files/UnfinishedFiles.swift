import Glibc
import Synchronization

/// The temporary files and folders that this process is using, which it removes if it ends early.
public enum UnfinishedFiles {
    private static let paths = Mutex<Set<String>>([])
    private static let folders = Mutex<[String: @Sendable (String) -> Void]>([:])

    /// Creates a temporary file under a name that no other thread of this process is using.
    ///
    /// - Parameter create: Creates the file at a path and returns its descriptor, or −1 on failure.
    static func add(for finalPath: String, _ create: (String) -> Int32) -> (path: String, descriptor: Int32) {
        paths.withLock { paths in
            var serial = 0
            while paths.contains(TemporaryName.path(for: finalPath, serial: serial)) { serial += 1 }
            let path = TemporaryName.path(for: finalPath, serial: serial)
            let descriptor = create(path)
            if descriptor >= 0 { paths.insert(path) }
            return (path, descriptor)
        }
    }

    /// Forgets a file once it has been removed or has its final name.
    static func forget(_ path: String) {
        _ = paths.withLock { $0.remove(path) }
    }

    /// Adds a folder that is in use until ``forgetFolder(_:)``.
    ///
    /// - Parameter remove: Removes the folder at a path with everything in it, on any thread.
    package static func addFolder(_ path: String, remove: @escaping @Sendable (String) -> Void) {
        folders.withLock { $0[path] = remove }
    }

    /// Forgets a folder once it has been removed.
    package static func forgetFolder(_ path: String) {
        folders.withLock { $0[path] = nil }
    }

    /// Removes all unfinished files and folders and ends the process by calling `end`. No file is created or finished in
    /// between.
    public static func abandon(_ end: () -> Never) -> Never {
        paths.withLock { paths in
            for path in paths { unlink(path) }
            folders.withLock { folders in for (path, remove) in folders { remove(path) } }
            return end()
        }
    }
}
