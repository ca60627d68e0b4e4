import Foundation

/// A command of `sh` that ran to its end, with the time and memory it needed.
struct TimedCommand {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let time: Stopwatch.Time
    /// Maximum resident memory of one of its processes.
    let peakMegabytes: Double

    /// - Parameter command: A line for `sh`; `{out}` stands for a folder that is empty when the command starts.
    init(_ command: String) throws {
        let folder = NSTemporaryDirectory() + "framereel-bench-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let line = command.replacingOccurrences(of: "{out}", with: folder)
        let words = ["/bin/sh", "-c", line]
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        var (process, status, usage) = (pid_t(), Int32(), rusage())
        var reason: Int32 = 0
        let begin = Stopwatch.wallSeconds
        reason = posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
        // wait4(2) measures one child, and returns as soon as it has ended.
        if reason == 0, wait4(process, &status, 0, &usage) != process { reason = errno }
        let wall = Stopwatch.wallSeconds - begin
        guard reason == 0 else {
            throw Failure(description: "'\(line)' cannot be run: \(String(cString: strerror(reason)))")
        }
        guard status == 0 else {
            let signal = status & 0x7F
            throw Failure(
                description: "'\(command)' ended with status \(signal == 0 ? status >> 8 & 0xFF : 128 + signal)")
        }
        time = Stopwatch.Time(wall: wall, processor: Stopwatch.processorSeconds(usage))
        peakMegabytes = Double(usage.ru_maxrss) / 1024
    }
}
