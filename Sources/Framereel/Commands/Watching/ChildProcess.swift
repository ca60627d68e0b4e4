internal import FrameGoldens
internal import FrameOutput
internal import Glibc

/// Runs other programs until they end.
enum ChildProcess {
    struct Outcome {
        /// Exit status, or the shell's equivalent for a signal.
        let status: Int32
        /// Output of both streams.
        let text: String
    }

    /// Microseconds between polls of a process. Tuned: the shortest run takes ten times as long.
    static let lookInterval: UInt32 = 5000
    /// Number of polls during which a program may still clean up. Tuned: two seconds, in which `swift build` ends its
    /// compilers.
    private static let grace = 400

    /// Runs a program with empty input. When it is no longer wanted, it is terminated by a signal, and killed if it
    /// does not end.
    ///
    /// - Parameters:
    ///   - words: The path of the program and its arguments.
    ///   - request: The signal that terminates the program. A terminal may have sent SIGINT already, and a second one
    ///     kills some programs.
    ///   - environment: Variables in addition to this program's.
    ///   - isWanted: Evaluated at every poll.
    /// - Returns: `nil` if the program was cut off.
    /// - Throws: ``Failure`` with ``ExitCode/internalError`` if the program cannot be run.
    static func run(
        _ words: [String], endingBy request: Int32, environment: [String: String] = [:], while isWanted: () -> Bool
    ) throws -> Outcome? {
        let log = try UnnamedFile()
        let process = try start(words, output: log, errors: log, environment: environment)
        guard let end = end(of: process, endingBy: request, while: isWanted) else { return nil }
        let text = String(
            decoding: try InputFile.readFromStart(of: log.descriptor, name: "the output of \(words[0])"), as: UTF8.self)
        return Outcome(status: end.status, text: text)
    }

    /// Works like ``run(_:endingBy:while:)``, but the program uses the streams of this one.
    static func runAttached(
        _ words: [String], endingBy request: Int32, while isWanted: () -> Bool
    ) throws -> Int32? {
        try end(of: start(words, output: nil, errors: nil), endingBy: request, while: isWanted)?.status
    }

    private static func end(
        of process: pid_t, endingBy request: Int32, while isWanted: () -> Bool
    ) -> ProcessEnd? {
        while true {
            if let end = ProcessEnd(of: process) { return end }
            guard isWanted() else {
                stop(process, request)
                return nil
            }
            usleep(lookInterval)
        }
    }

    /// Terminates a program with a signal, or kills it if it does not end.
    static func stop(_ process: pid_t, _ request: Int32) {
        kill(process, request)
        for _ in 0..<grace {
            if waitpid(process, nil, WNOHANG) != 0 { return }
            usleep(lookInterval)
        }
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// Starts a program with empty input.
    ///
    /// - Parameters:
    ///   - output: Destination of its standard output; `nil` for this program's.
    ///   - errors: Destination of its standard error; `nil` for this program's.
    ///   - environment: Variables in addition to this program's.
    static func start(
        _ words: [String], output: UnnamedFile?, errors: UnnamedFile?, environment: [String: String] = [:]
    ) throws(Failure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        var arguments = words.map { strdup($0) } + [nil]
        var variables = Self.variables(environment)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            arguments.forEach { free($0) }
            variables.forEach { free($0) }
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        if let output { posix_spawn_file_actions_adddup2(&actions, output.descriptor, STDOUT_FILENO) }
        if let errors { posix_spawn_file_actions_adddup2(&actions, errors.descriptor, STDERR_FILENO) }
        // This program ignores some signals, and its children would inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var process: pid_t = 0
        let reason = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables)
        guard reason == 0 else {
            throw Failure(.internalError, "\(words[0]) cannot be run: \(SystemReason(reason))")
        }
        return process
    }

    /// Returns the environment of this program, with different values for some variables.
    private static func variables(_ others: [String: String]) -> [UnsafeMutablePointer<CChar>?] {
        var texts: [UnsafeMutablePointer<CChar>?] = []
        var next = environ
        while let text = next.pointee {
            let name = String(cString: text).prefix { $0 != "=" }
            if others[String(name)] == nil { texts.append(strdup(text)) }
            next += 1
        }
        return texts + others.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    }
}

/// The way a process ended.
struct ProcessEnd: Equatable {
    /// Exit status, or the shell's equivalent for a signal.
    let status: Int32
    /// Signal that ended the process, if any.
    let signal: Int32?

    /// Fails while the process runs. The end of a process can be observed only once.
    init?(of process: pid_t) {
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) != 0 else { return nil }
        let number = status & 0x7F
        signal = number == 0 ? nil : number
        self.status = number == 0 ? status >> 8 & 0xFF : 128 + number
    }
}

/// An unnamed file that another process writes to. Unlike a pipe, it need not be drained, and no named file is left
/// behind.
final class UnnamedFile {
    let descriptor: Int32
    private let file: UnsafeMutablePointer<FILE>
    private var offset = 0

    /// - Throws: ``Failure`` with ``ExitCode/cannotCreate``.
    init() throws(Failure) {
        guard let file = tmpfile() else {
            throw Failure(.cannotCreate, "no temporary file can be created: \(SystemReason(errno))")
        }
        self.file = file
        descriptor = fileno(file)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { fclose(file) }

    /// Returns the bytes written since the last call, regardless of the writer's position.
    func readNew() -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = pread(descriptor, &part, part.count, offset)
            guard count > 0 else { return bytes }
            bytes += part[..<count]
            offset += count
        }
    }
}
