internal import Foundation
internal import FrameOutput
internal import Glibc

/// Computes one value for each of many scenes in child processes of this program, so that a scene that crashes loses
/// only its own value.
///
/// Each process runs a command line of this program with some of the scenes and writes one line of JSON per scene, in
/// order. If it ends early, the first scene without a line is the one that ended it, and another process continues with
/// the rest.
struct SceneProcesses<Value: Codable> {
    /// Command line of a process, without the program.
    let words: [String]
    /// Number of concurrent processes.
    let jobs: Int
    let session: Session
    /// Shows the number of finished scenes.
    let line: ProgressLine

    /// A value, or the reason why there is none.
    struct Answer: Codable {
        var value: Value?
        var failure: Failure?
        /// Number of bytes that the process had written to standard error by then. Later output belongs to the next
        /// scene.
        var printed: Int?

        @MainActor init(_ make: () throws -> Value) {
            do { value = try make() } catch { failure = Failure(error) }
        }

        init(failure: Failure) { self.failure = failure }
    }

    /// Maximum number of scenes per process. Tuned: starting a program takes a hundredth of the time they take.
    private static var largestSlice: Int { 8 }

    /// Computes the values of the scenes that the environment names, if this is one of the child processes.
    ///
    /// - Parameter count: Total number of scenes.
    /// - Returns: `false` in any other process.
    /// - Throws: ``Failure`` if the environment names scenes that do not exist.
    @MainActor static func answer(
        _ session: Session, of count: Int, _ make: (_ index: Int) throws -> Value
    ) throws -> Bool {
        guard let text = session.io.environment(SceneSlice.variable) else { return false }
        guard let slice = SceneSlice(text, of: count) else {
            throw Failure.usage(
                "\(SceneSlice.variable) is '\(text)'; expected numbers below \(count), separated by commas. "
                    + "This program sets the variable for processes that it starts; unset it")
        }
        let output = session.io.claimOutput()
        for index in slice.indices {
            try session.stopIfRequested()
            var answer = Answer { try make(index) }
            fflush(nil)
            answer.printed = lseek(STDERR_FILENO, 0, SEEK_CUR)
            try output.write(Array(try JSONEncoder().encode(answer)) + [UInt8(ascii: "\n")])
        }
        return true
    }

    /// Returns the values of all scenes, in their order.
    ///
    /// - Parameters:
    ///   - names: Names of the scenes, for messages.
    ///   - received: Called for each value, in any order.
    /// - Throws: ``Failure`` if a process cannot be run or this one is interrupted; errors thrown by `received`.
    @MainActor func answers(
        program: String, of names: [String], received: (_ index: Int, _ answer: Answer) throws -> Void = { _, _ in }
    ) throws -> [Answer] {
        var answers = [Answer?](repeating: nil, count: names.count)
        var waiting = SceneSlice.all(of: names.count, jobs: jobs, largest: Self.largestSlice)[...]
        var running: [SceneProcess] = []
        line.begin("\(names.count) scenes")
        defer {
            line.end()
            running.forEach { $0.stop() }
        }
        func forward(_ messages: [UInt8]) throws {
            guard !messages.isEmpty else { return }
            line.end()
            try session.io.errors.write(messages)
        }
        func take(_ lines: [Data], of process: SceneProcess) throws {
            for line in lines {
                guard let index = process.slice.indices.popFirst() else { continue }
                let answer = try JSONDecoder().decode(Answer.self, from: line)
                answers[index] = answer
                try forward(process.takeMessages(until: answer.printed ?? 0))
                try received(index, answer)
            }
        }
        while !waiting.isEmpty || !running.isEmpty {
            try session.stopIfRequested()
            while running.count < jobs, let slice = waiting.popFirst() {
                running.append(try SceneProcess([program] + words, slice))
            }
            usleep(ChildProcess.lookInterval)
            var going: [SceneProcess] = []
            for process in running {
                // Check for the end first, so that the output read afterward is complete.
                let end = process.end()
                try take(process.readLines(), of: process)
                if let end, let index = process.slice.indices.popFirst() {
                    answers[index] = Answer(failure: process.failure(of: names[index], end))
                    if !process.slice.indices.isEmpty { waiting.insert(process.slice, at: waiting.startIndex) }
                } else if end != nil {
                    try forward(process.takeMessages())
                }
                if end == nil { going.append(process) }
            }
            running = going
            line.show(answers.count { $0 != nil }, of: names.count)
        }
        return answers.map { $0 ?? Answer(failure: Failure(.internalError, "a scene was not played")) }
    }
}

/// The scenes of one process.
struct SceneSlice: Equatable {
    /// Environment variable that names the scenes.
    static let variable = "FRAMEREEL_SCENES"

    var indices: ArraySlice<Int>

    init(_ indices: ArraySlice<Int>) {
        self.indices = indices
    }

    /// Reads comma-separated numbers that are at least 0 and less than `count`.
    init?(_ text: String, of count: Int) {
        let numbers = text.split(separator: ",").map { Int($0) }
        guard !numbers.isEmpty, numbers.allSatisfy({ $0.map { 0..<count ~= $0 } == true }) else { return nil }
        indices = numbers.compactMap(\.self)[...]
    }

    var text: String { indices.map(String.init).joined(separator: ",") }

    /// Returns slices of neighboring scenes, small enough that no process waits long for the last one.
    static func all(of count: Int, jobs: Int, largest: Int) -> [SceneSlice] {
        let size = max(1, min(largest, count / (4 * jobs)))
        return stride(from: 0, to: count, by: size).map { SceneSlice(Array($0..<min($0 + size, count))[...]) }
    }
}

/// A child process of this program that plays some scenes.
private final class SceneProcess {
    /// Scenes that have not been answered yet.
    var slice: SceneSlice
    private let process: pid_t
    private let output: UnnamedFile
    private let log: UnnamedFile
    private var isRunning = true
    /// Incomplete line.
    private var rest: [UInt8] = []
    /// Standard error output, except for the part already taken.
    private var messages: [UInt8] = []
    private var takenCount = 0

    init(_ words: [String], _ slice: SceneSlice) throws(Failure) {
        self.slice = slice
        (output, log) = (try UnnamedFile(), try UnnamedFile())
        // A stack trace would follow the message of a crash and take seconds.
        process = try ChildProcess.start(
            words, output: output, errors: log,
            environment: [SceneSlice.variable: slice.text, "SWIFT_BACKTRACE": "enable=no"])
    }

    func end() -> ProcessEnd? {
        let end = ProcessEnd(of: process)
        if end != nil { isRunning = false }
        return end
    }

    func stop() {
        if isRunning { ChildProcess.stop(process, SIGTERM) }
    }

    /// Returns the lines since the last call.
    func readLines() -> [Data] {
        let bytes = rest + output.readNew()
        // Read afterward, so that everything printed before an answer is available with it.
        messages += log.readNew()
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = Array(lines.removeLast())
        return lines.map { Data($0) }
    }

    /// - Parameter length: Number of bytes printed by then, counted from the start; `nil` for all.
    func takeMessages(until length: Int? = nil) -> [UInt8] {
        let count = min(max(0, (length ?? .max) - takenCount), messages.count)
        defer {
            messages.removeFirst(count)
            takenCount += count
        }
        return Array(messages.prefix(count))
    }

    /// Returns a failure with the signal or status, and the last lines written before any stack trace of the Swift
    /// runtime.
    func failure(of name: String, _ end: ProcessEnd) -> Failure {
        let lines = String(decoding: takeMessages(), as: UTF8.self).split(whereSeparator: \.isNewline)
            .prefix { !$0.hasPrefix("Current stack trace:") }
        let last = lines.suffix(3).map { String($0.prefix(400)) }.joined(separator: "\n")
        let reason = end.signal.map { "signal \($0), \(String(cString: strsignal($0)))" } ?? "status \(end.status)"
        return Failure(
            .badScene,
            "scene “\(name)” ended the program (\(reason))" + (last.isEmpty ? "" : "; its last lines:\n\(last)"))
    }
}
