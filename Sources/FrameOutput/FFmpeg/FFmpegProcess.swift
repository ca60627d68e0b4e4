import Glibc

/// A running `ffmpeg`, fed through a socket. Only one thread may use it at a time.
///
/// A socket is used instead of a pipe, because a write without a reader then fails instead of raising a signal.
/// ffmpeg's messages go to an unnamed file, so that it never blocks on them.
struct FFmpegProcess: ~Copyable {
    private let process: pid_t
    private var input: Int32
    private let messages: UnsafeMutablePointer<FILE>
    private var isOver = false

    /// - Throws: ``OutputError/cannotStart(program:_:)``.
    init(_ program: String, _ arguments: [String]) throws(OutputError) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw .cannotStart(program: program, .current)
        }
        defer { close(ends[1]) }
        guard let messages = tmpfile() else {
            let reason = SystemReason.current
            close(ends[0])
            throw .cannotStart(program: program, reason)
        }
        _ = fcntl(fileno(messages), F_SETFD, FD_CLOEXEC)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, fileno(messages), STDERR_FILENO)
        // Use a separate process group, so that Ctrl-C does not reach ffmpeg and it can be stopped deliberately.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process = pid_t()
        // The environment is empty, so that nothing on the machine affects ffmpeg.
        var environment: [UnsafeMutablePointer<CChar>?] = [nil]
        let status = posix_spawn(&process, program, &actions, &attributes, &words, &environment)
        guard status == 0 else {
            close(ends[0])
            fclose(messages)
            throw .cannotStart(program: program, SystemReason(status))
        }
        self.process = process
        self.input = ends[0]
        self.messages = messages
    }

    deinit {
        if !isOver {
            kill(process, SIGKILL)
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
        if input >= 0 { close(input) }
        fclose(messages)
    }

    /// Writes bytes and blocks until ffmpeg has read them.
    ///
    /// - Returns: Whether all bytes were written.
    mutating func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                let count = send(input, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }

    /// Closes the input and waits for ffmpeg to exit.
    ///
    /// - Returns: `nil` on success, or else the last line ffmpeg printed.
    mutating func finish() -> String? {
        close(input)
        input = -1
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        isOver = true
        return status == 0 ? nil : lastMessage
    }

    private var lastMessage: String {
        var text = [UInt8](repeating: 0, count: 4096)
        let end = lseek(fileno(messages), 0, SEEK_END)
        let count = pread(fileno(messages), &text, text.count, max(0, end - text.count))
        let lines = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
        return lines.last.map(String.init) ?? "it exited without a message"
    }
}
