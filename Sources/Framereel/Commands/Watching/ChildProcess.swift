internal import FrameGoldens
internal import FrameOutput
internal import Glibc

/// Runs other programs to their ends.
enum ChildProcess {
    struct Outcome {
        /// The exit status, or that of shells for a signal.
        let status: Int32
        /// What it printed on both streams.
        let text: String
    }

    /// Microseconds between looks at a process. Tuned: the shortest run takes ten times as long.
    static let lookInterval: UInt32 = 5000
    /// For how many looks a program may still tidy up. Tuned: two seconds, in which `swift build` ends its compilers.
    private static let grace = 400

    /// Runs a program with empty input. When it is no longer wanted, it is terminated by a signal, or killed if it does not end.
    ///
    /// - Parameters:
    ///   - words: The path of the program, and its arguments.
    ///   - request: The signal that terminates the program. A terminal may have sent SIGINT already, and some programs are killed by a second one.
    ///   - isWanted: Evaluated at every poll.
    /// - Returns: `nil` if the program was cut off.
    /// - Throws: ``Failure`` with ``ExitCode/internalError`` if the program cannot be run.
    static func run(
        _ words: [String], endingBy request: Int32, while isWanted: () -> Bool
    ) throws -> Outcome? {
        // What it prints: a file without a name, so that no pipe has to be emptied, and no file of that name is lost.
        guard let file = tmpfile() else {
            throw Failure(.cannotCreate, "no temporary file can be created: \(SystemReason(errno))")
        }
        defer { fclose(file) }
        let log = fileno(file)
        _ = fcntl(log, F_SETFD, FD_CLOEXEC)
        let process = try start(words, log: log)
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 {
            guard isWanted() else {
                end(process, request)
                return nil
            }
            usleep(lookInterval)
        }
        let text = String(
            decoding: try InputFile.readFromStart(of: log, name: "the output of \(words[0])"), as: UTF8.self)
        let signal = status & 0x7F
        return Outcome(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, text: text)
    }

    private static func end(_ process: pid_t, _ request: Int32) {
        kill(process, request)
        for _ in 0..<grace {
            if waitpid(process, nil, WNOHANG) != 0 { return }
            usleep(lookInterval)
        }
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    private static func start(_ words: [String], log: Int32) throws(Failure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        var arguments = words.map { strdup($0) } + [nil]
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            arguments.forEach { free($0) }
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, log, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, log, STDERR_FILENO)
        // This program ignores some signals, and others would too.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var process: pid_t = 0
        let reason = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
        guard reason == 0 else {
            throw Failure(.internalError, "\(words[0]) cannot be run: \(SystemReason(reason))")
        }
        return process
    }
}
