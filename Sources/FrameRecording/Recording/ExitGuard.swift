internal import FrameOutput
internal import Glibc
internal import Synchronization

/// Ends the process with an error if something in it calls `exit` before its work is done, which could pass for
/// success.
package enum ExitGuard {
    /// Work in progress, in the order in which it began.
    private static let work = Mutex<(next: Int, subjects: [(number: Int, name: String)])>((0, []))

    private static let isInstalled = atexit { ExitGuard.check() } == 0

    /// - Parameter subject: The party to blame, such as `scene “card”`.
    package static func run<Result, Failure: Error>(
        _ subject: String, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        _ = isInstalled
        let number = work.withLock { work in
            defer { work.next += 1 }
            work.subjects.append((work.next, subject))
            return work.next
        }
        defer { work.withLock { work in work.subjects.removeAll { $0.number == number } } }
        return try body()
    }

    private static func check() {
        guard let subject = work.withLock({ $0.subjects.last?.name }) else { return }
        fflush(nil)
        let message = "error: \(subject) called exit(); a run ends by itself when nothing is left to do\n"
        _ = Descriptor.write(Array(message.utf8), to: STDERR_FILENO)
        // This is the status for invalid input in `sysexits.h`.
        UnfinishedFiles.abandon { _exit(65) }
    }
}
