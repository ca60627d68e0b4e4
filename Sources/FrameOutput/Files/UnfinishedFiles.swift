import Glibc
import Synchronization

/// The temporary files that this process is writing, which it removes if it ends early.
public enum UnfinishedFiles {
    private static let paths = Mutex<Set<String>>([])

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

    /// Removes all unfinished files and ends the process by calling `end`. No file is created or finished in between.
    public static func abandon(_ end: () -> Never) -> Never {
        paths.withLock { paths in
            for path in paths { unlink(path) }
            return end()
        }
    }
}
