internal import FrameGoldens
internal import FrameOutput
internal import Glibc

/// Everything a command has to do with the process it runs in; tests bring their own.
struct CommandIO: Sendable {
    var output: any ByteStream
    var errors: any ByteStream
    /// All of standard input.
    var input: @Sendable () throws -> [UInt8]
    /// A variable of the environment.
    var environment: @Sendable (_ name: String) -> String?
    var cancellation: Cancellation
    /// Real seconds since some moment, for ``ProgressLine`` alone.
    var clock: @Sendable () -> Double

    static let process = CommandIO(
        output: ProcessStream.output, errors: ProcessStream.errors, input: { try InputFile.readStandardInput() },
        environment: { name in getenv(name).map { String(cString: $0) } }, cancellation: Interruption.cancellation,
        clock: RealClock.seconds)

    /// Where the shell would find a program; `nil` when it would not.
    func program(named name: String) -> String? {
        (environment("PATH") ?? "").split(separator: ":").map { $0 + "/" + name }.first { access($0, X_OK) == 0 }
    }

    /// Whether standard error takes escape sequences.
    var errorsMoveCursor: Bool { errors.isTerminal && environment("TERM") != "dumb" }

    /// Whether messages may have colours. See no-color.org: the variable counts when it is there and not empty.
    var errorsHaveColor: Bool { errorsMoveCursor && (environment("NO_COLOR") ?? "").isEmpty }
}

/// Where a command's output or talk goes.
protocol ByteStream: Sendable {
    /// Whether a person reads along.
    var isTerminal: Bool { get }

    /// - Throws: ``Failure`` when the stream takes no more; not when nobody reads it any longer.
    func write(_ bytes: [UInt8]) throws(Failure)
}

extension ByteStream {
    func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }
}

/// A stream the process was started with.
struct ProcessStream: ByteStream {
    let descriptor: Int32
    /// How messages call it.
    let name: String

    static let output = ProcessStream(descriptor: STDOUT_FILENO, name: "standard output")
    static let errors = ProcessStream(descriptor: STDERR_FILENO, name: "standard error")

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Keeps files from getting the numbers of streams the process was started without (`2>&-`): a frame that became
    /// standard error would be written over with talk. Reading and writing such a stream stays the error it was.
    static func occupyMissing() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            // Opening takes the lowest number that is free: this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    func write(_ bytes: [UInt8]) throws(Failure) {
        guard let reason = Descriptor.write(bytes, to: descriptor), reason.code != EPIPE else { return }
        throw Failure(.inputOutput, "cannot write \(name): \(reason)")
    }
}

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
