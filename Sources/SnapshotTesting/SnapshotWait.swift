import FramereelTesting
import UIKit

/// A wait for a snapshot that is not made at once, in virtual time.
@MainActor enum SnapshotWait {
    /// Lets time pass while a snapshot is missing, for at most `timeout` seconds.
    static func run(_ timeout: Double, while isMissing: () -> Bool) {
        var isOver = false
        let timer = Timer.scheduledTimer(withTimeInterval: timeout, repeats: false) { _ in isOver = true }
        while isMissing(), !isOver { RunLoop.main.run(mode: .default, before: .distantFuture) }
        timer.invalidate()
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
                nonisolated(unsafe) let (strategy, value, callback) = (strategy, value, callback)
                MainThread.run {
                    _ = Timer.scheduledTimer(withTimeInterval: duration, repeats: false) { _ in
                        strategy.snapshot(value).run(callback)
                    }
                }
            }
        }
    }
}
