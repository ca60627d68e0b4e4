internal import Glibc

/// An installed program that turns bytes from its standard input into other bytes on its standard output.
///
/// Its environment is empty, so that nothing of the user's affects it, and it does not write files.
public struct FilterProgram: Hashable, Sendable {
    /// The limits of a run. A program that exceeds them is ended.
    public struct Limits: Sendable {
        /// Processor time in seconds, which does not depend on the load of the machine.
        public var seconds = 20
        /// Seconds for which the program may neither write nor end.
        public var idleSeconds = 60
        /// Size of the address space, in bytes.
        public var memory = 2 << 30
        /// Maximum output, in bytes.
        public var output = 128 << 20

        public init() {}
    }

    /// The reason why a run has no result.
    public enum Failure: Error, Equatable, Sendable {
        /// The program could not be started, for a reason given by the system.
        case notStarted(String)
        /// The program failed, with the last line that it printed.
        case failed(String)
        /// The program exceeded a limit, such as `20 seconds` or `128 MiB of output`.
        case exceeded(String)
    }

    /// Absolute path of the program.
    public let path: String

    public init(_ path: String) {
        self.path = path
    }

    public var isInstalled: Bool { access(path, X_OK) == 0 }

    /// Runs the program and returns its output for `input`.
    public func run(
        _ arguments: [String], on input: [UInt8], limits: Limits = Limits()
    ) throws(Failure) -> [UInt8] {
        var process = try FilterProcess([path] + arguments, input: input, limits: limits)
        return try process.output()
    }
}

/// A running program, with the files and the socket that it is connected to.
private struct FilterProcess: ~Copyable {
    private let process: pid_t
    private let result: Int32
    private let messages: UnsafeMutablePointer<FILE>
    private let limits: FilterProgram.Limits
    private var isOver = false

    /// Shell command that sets the limits, because a process cannot be started with its own.
    private static let limiting = "ulimit -t $1 && ulimit -v $2 && shift 2 && exec \"$@\""

    init(_ words: [String], input: [UInt8], limits: FilterProgram.Limits) throws(FilterProgram.Failure) {
        var ends: [Int32] = [-1, -1]
        // An unnamed file is used, because with a pipe, bytes would have to go both ways at once.
        guard let source = Self.file(of: input) else { throw .current }
        defer { fclose(source) }
        guard let messages = Self.file(of: []) else { throw .current }
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            let failure = FilterProgram.Failure.current
            fclose(messages)
            throw failure
        }
        defer { close(ends[1]) }
        let shell = ["/bin/sh", "-c", Self.limiting, "sh", "\(limits.seconds)", "\(limits.memory >> 10)"]
        var process = pid_t()
        let status = Self.start(shell + words, [fileno(source), ends[1], fileno(messages)], &process)
        guard status == 0 else {
            close(ends[0])
            fclose(messages)
            throw .notStarted(String(cString: strerror(status)))
        }
        self.process = process
        self.result = ends[0]
        self.messages = messages
        self.limits = limits
    }

    deinit {
        if !isOver {
            kill(-process, SIGKILL)
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
        close(result)
        fclose(messages)
    }

    /// Returns an unnamed file with the bytes, to be read from its start.
    private static func file(of bytes: [UInt8]) -> UnsafeMutablePointer<FILE>? {
        guard let file = tmpfile() else { return nil }
        _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fseek(file, 0, SEEK_SET) == 0 else {
            fclose(file)
            return nil
        }
        return file
    }

    /// - Parameter streams: Descriptors for input, output and messages.
    /// - Returns: 0, or the system's error number.
    private static func start(_ words: [String], _ streams: [Int32], _ process: inout pid_t) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
        }
        // Use a separate process group, so that Ctrl-C does not reach the program and it ends together with the
        // processes it started.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var variables: [UnsafeMutablePointer<CChar>?] = [nil]
        return posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
    }

    mutating func output() throws(FilterProgram.Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var event = pollfd(fd: result, events: Int16(POLLIN), revents: 0)
            let ready = poll(&event, 1, Int32(limits.idleSeconds * 1000))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { throw .exceeded("\(limits.idleSeconds) seconds without a result") }
            let count = read(result, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += part[..<count]
            guard bytes.count <= limits.output else { throw .exceeded("\(limits.output >> 20) MiB of output") }
        }
        let status = try end()
        if status & 0x7F == SIGXCPU || status & 0x7F == SIGKILL { throw .exceeded("\(limits.seconds) seconds") }
        guard status == 0 else { throw .failed(lastMessage) }
        return bytes
    }

    /// Waits for the program, which has closed its output.
    private mutating func end() throws(FilterProgram.Failure) -> Int32 {
        var status: Int32 = 0
        for _ in 0..<limits.idleSeconds * 1000 {
            let found = waitpid(process, &status, WNOHANG)
            if found == process {
                isOver = true
                return status
            }
            if found < 0, errno != EINTR { break }
            poll(nil, 0, 1)
        }
        throw .exceeded("\(limits.idleSeconds) seconds without an end")
    }

    private var lastMessage: String {
        var text = [UInt8](repeating: 0, count: 4096)
        let end = lseek(fileno(messages), 0, SEEK_END)
        let count = pread(fileno(messages), &text, text.count, max(0, end - text.count))
        let lines = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
        return lines.last.map(String.init) ?? "it ended without a message"
    }
}

extension FilterProgram.Failure {
    /// The last system error.
    fileprivate static var current: Self { .notStarted(String(cString: strerror(errno))) }
}
