internal import FrameOutput
internal import Glibc

/// Stopping from outside: Ctrl-C, `kill`, and pipes that nobody reads.
enum Interruption {
    static let cancellation = Cancellation()

    /// The first SIGINT or SIGTERM asks the run to stop where it leaves nothing half done; the second kills. A closed
    /// pipe and a file at its size limit are errors of `write`, not the end of the process.
    static func prepare() {
        // A signal handler must not be the first to touch a lazily made value.
        _ = cancellation
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            sigaddset(&signals, number)
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in Interruption.cancellation.request() }
            action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
            sigaction(number, &action, nil)
        }
        // Whoever started the process may have left them blocked.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    }
}
