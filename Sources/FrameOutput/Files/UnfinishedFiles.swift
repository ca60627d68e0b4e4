import Glibc
import Synchronization

/// The temporary files that this process is writing, so that it can remove them when it ends early.
public enum UnfinishedFiles {
    private static let paths = Mutex<Set<String>>([])

    /// - Parameter create: Creates the file and returns its descriptor, −1 if that fails.
    static func add(_ path: String, _ create: () -> Int32) -> Int32 {
        paths.withLock { paths in
            let descriptor = create()
            if descriptor >= 0 { paths.insert(path) }
            return descriptor
        }
    }

    /// Call when the file is removed or has its final name.
    static func forget(_ path: String) {
        _ = paths.withLock { $0.remove(path) }
    }

    /// Removes all of them and ends the process by `end`. No other is created, and none is finished, in between.
    public static func abandon(_ end: () -> Never) -> Never {
        paths.withLock { paths in
            for path in paths { unlink(path) }
            return end()
        }
    }
}
