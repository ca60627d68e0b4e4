import UIKit

/// A wait for a snapshot that is not made at once, in virtual time.
@MainActor enum SnapshotWait {
    /// Lets time pass while a snapshot is missing, for at most `timeout` seconds.
    static func run(_ timeout: Double, while isMissing: () -> Bool) {
        let end = Date(timeIntervalSinceNow: timeout)
        while isMissing(), Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
    }
}

extension Snapshotting {
    /// Lets virtual time pass before the snapshot is taken.
    ///
    /// - Parameter duration: The time in seconds.
    public static func wait(for duration: Double, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                // Unchecked but safe: the caller waits for the snapshot.
                nonisolated(unsafe) let (value, callback) = (value, callback)
                DispatchQueue.main.asyncAfter(deadline: .now() + duration) { strategy.snapshot(value).run(callback) }
            }
        }
    }
}
