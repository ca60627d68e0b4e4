import FrameOutput

@testable import Framereel

/// The result of a command line that ran inside the test.
struct CommandRun {
    let status: Int32
    let outputBytes: [UInt8]
    let errors: String

    var output: String { String(decoding: outputBytes, as: UTF8.self) }

    /// - Parameter reportsTerminal: Whether standard error claims to be a terminal.
    @MainActor init(
        _ words: String..., scenes: [Scene] = TestScenes.all, input: [UInt8] = [], environment: [String: String] = [:],
        reportsTerminal: Bool = false, clock: @escaping @Sendable () -> Double = { 0 }
    ) {
        self.init(
            words, scenes: scenes, input: input, environment: environment, reportsTerminal: reportsTerminal,
            clock: clock)
    }

    @MainActor init(
        _ words: [String], scenes: [Scene] = TestScenes.all, input: [UInt8] = [], environment: [String: String] = [:],
        reportsTerminal: Bool = false, clock: @escaping @Sendable () -> Double = { 0 },
        width: Int? = nil, program: String? = nil, findingsInProgram: [Lint.Finding] = [],
        launch: @escaping @Sendable (String, [String]) throws -> Void = { _, _ in }
    ) {
        let output = CapturedStream()
        let errors = CapturedStream(isTerminal: reportsTerminal)
        status = Reel.run(
            arguments: words, scenes: scenes,
            io: CommandIO(
                output: output, errors: errors, input: { input }, environment: { environment[$0] },
                cancellation: Cancellation(), clock: clock, errorsWidth: { width }, programPath: { program },
                launch: launch, findingsInProgram: { findingsInProgram }))
        outputBytes = output.bytes
        self.errors = errors.text
    }
}
