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
