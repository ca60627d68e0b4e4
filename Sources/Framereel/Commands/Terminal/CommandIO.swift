internal import Foundation
internal import FrameFiles
internal import FrameGoldens
internal import FrameOutput
internal import FrameRecording
internal import Glibc

/// A command's connection to its process. Tests replace it.
struct CommandIO: Sendable {
    var output: any ByteStream
    var errors: any ByteStream
    /// Reads standard input to its end.
    var input: @Sendable () throws -> [UInt8]
    /// Reads an environment variable.
    var environment: @Sendable (_ name: String) -> String?
    var cancellation: Cancellation
    /// Real time in seconds, used only by ``ProgressLine`` and ``timed(_:)``.
    var clock: @Sendable () -> Double
    /// Number of columns if standard error is a terminal.
    var errorsWidth: @Sendable () -> Int? = { nil }
    /// Path of the running program, if known.
    var programPath: @Sendable () -> String? = { nil }
    /// Starts a program without waiting for it. Its input is empty, and its output is not treated as data.
    var launch: @Sendable (_ program: String, _ words: [String]) throws -> Void = Self.launchProcess
    /// The findings of the rules for programs in the running program.
    var findingsInProgram: @Sendable () -> [Lint.Finding] = { [] }

    static let process = CommandIO(
        output: ProcessStream.output, errors: ProcessStream.errors, input: { try InputFile.readStandardInput() },
        environment: { name in getenv(name).map { String(cString: $0) } }, cancellation: Interruption.cancellation,
        clock: RealClock.seconds, errorsWidth: widthOfErrors, programPath: pathOfProcess,
        findingsInProgram: LintRule.findingsInProgram)

    @Sendable private static func widthOfErrors() -> Int? {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    @Sendable private static func pathOfProcess() -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    /// Reserves standard output for this command: from then on, anything an application prints goes to standard error.
    func claimOutput() -> any ByteStream {
        guard output is ProcessStream else { return output }
        fflush(nil)
        let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard descriptor >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return output }
        return ProcessStream(descriptor: descriptor, name: ProcessStream.output.name)
    }

    /// Performs some work and measures the time, for display only.
    func timed<Result>(_ work: () throws -> Result) rethrows -> (result: Result, seconds: Double) {
        let began = clock()
        let result = try work()
        return (result, clock() - began)
    }

    @Sendable private static func launchProcess(_ program: String, _ words: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
    }

    /// Returns the path at which the shell would find a program, or `nil`.
    func program(named name: String) -> String? {
        InstalledProgram.path(named: name, in: programFolders)
    }

    var programFolders: String { environment("PATH") ?? "" }

    /// Whether standard error understands escape sequences.
    var errorsMoveCursor: Bool { errors.isTerminal && environment("TERM") != "dumb" }

    /// Whether messages may be colored. According to no-color.org, `NO_COLOR` counts if it is set and not empty.
    var errorsHaveColor: Bool { errorsMoveCursor && (environment("NO_COLOR") ?? "").isEmpty }
}

/// A destination for output or messages.
protocol ByteStream: Sendable {
    /// Whether the stream is a terminal.
    var isTerminal: Bool { get }

    /// - Throws: ``Failure`` if writing fails. A closed pipe is not an error.
    func write(_ bytes: [UInt8]) throws(Failure)
}

extension ByteStream {
    func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }
}

/// A standard stream of the process.
struct ProcessStream: ByteStream {
    let descriptor: Int32
    /// Name used in messages.
    let name: String

    static let output = ProcessStream(descriptor: STDOUT_FILENO, name: "standard output")
    static let errors = ProcessStream(descriptor: STDERR_FILENO, name: "standard error")

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Occupies the descriptors of standard streams that were closed at startup (`2>&-`). Otherwise, an output file
    /// could get the descriptor of standard error and be overwritten by messages. Using such a stream remains an error.
    static func occupyMissing() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            // `open` returns the lowest free descriptor, which is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    func write(_ bytes: [UInt8]) throws(Failure) {
        guard let reason = Descriptor.write(bytes, to: descriptor), reason.code != EPIPE else { return }
        throw Failure(.inputOutput, "cannot write \(name): \(reason)")
    }
}

/// Signal handling: Ctrl-C, `kill` and closed pipes.
enum Interruption {
    static let cancellation = Cancellation()
    /// Semaphore posted by the first signal. It is a C object that never moves.
    private nonisolated(unsafe) static let arrival: UnsafeMutablePointer<sem_t> = {
        let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
        sem_init(semaphore, 0, 0)
        return semaphore
    }()

    /// Installs the signal handlers.
    ///
    /// The first SIGINT, SIGTERM or SIGHUP requests a stop at a point where no file is incomplete. If nothing heeds the
    /// request, it ends the process. A second signal kills it. A closed pipe or an exceeded file size limit becomes an
    /// error of `write` instead of ending the process.
    static func prepare() {
        // A signal handler must not initialize a lazy value.
        _ = (cancellation, arrival)
        // This needs a separate thread, because a handler may neither take locks nor write messages, and the main
        // thread may be busy with an application that never returns.
        var thread = pthread_t()
        let status = pthread_create(
            &thread, nil,
            { _ in
                Interruption.wait()
                return nil
            }, nil)
        if status == 0 { pthread_detach(thread) }
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] where number != SIGHUP || !isIgnored(number) {
            sigaddset(&signals, number)
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in
                Interruption.cancellation.request()
                sem_post(Interruption.arrival)
            }
            action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
            sigaction(number, &action, nil)
        }
        // The parent process may have left the signals blocked.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    }

    /// Whether the signal is ignored, as `nohup` arranges for the end of a terminal.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func wait() {
        while sem_wait(arrival) != 0 {}
        cancellation.ifUnheeded {
            UnfinishedFiles.abandon {
                let io = CommandIO.process
                ProgressLine.erase(io)
                Console(io, .normal).error("interrupted")
                _exit(ExitCode.interrupted.rawValue)
            }
        }
    }
}
