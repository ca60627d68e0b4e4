public import FrameDiff
public import FrameTiming

/// How goldens are compared and recorded: for a test, a suite, or a piece of code.
public struct GoldenSettings: Sendable {
    /// The folder of goldens; `nil`: `__Transitions__/<test file>` beside the test.
    public var folder: String?
    /// Which goldens are written; `nil`: what the environment's `FRAMEREEL_RECORD` says, and nothing without it. Nothing is
    /// written where `CI` is set, whatever this says.
    public var record: RecordMode?
    /// What counts as a difference, and how much of it passes. Nothing by default.
    public var rules = ComparisonRules.strict
    /// `nil`: the golden's, and 60 frames per second where there is none.
    public var rate: FrameRate?
    /// Whether goldens keep every frame as a PNG file.
    public var isFull = false
    /// Virtual seconds after which a scene that does not end is given up.
    public var limit = 60.0

    public init() {}

    /// Those of the running test.
    @TaskLocal public static var current = GoldenSettings()
}

/// Runs `body` with other settings: what ``GoldenTrait`` does where there are no traits.
public func withGoldens<Result>(
    _ change: (inout GoldenSettings) -> Void, _ body: () throws -> Result
) rethrows -> Result {
    var settings = GoldenSettings.current
    change(&settings)
    return try GoldenSettings.$current.withValue(settings, operation: body)
}
