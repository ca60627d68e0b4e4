public import FrameDiff
public import FrameTiming
public import Testing

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

/// Sets how the transitions of a test or suite are held against their goldens.
///
///     @Suite(.goldens(fps: 30)) struct CardTests {
///         @Test(.goldens(rules: ComparisonRules(maxPixels: 4))) func slidesIn() {
///             assertTransition(of: Transitions.card)
///         }
///     }
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
    let change: @Sendable (inout GoldenSettings) -> Void

    /// A suite's holds for all its tests.
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        var settings = GoldenSettings.current
        change(&settings)
        try await GoldenSettings.$current.withValue(settings, operation: function)
    }
}

extension Trait where Self == GoldenTrait {
    /// What is not given stays as it is.
    ///
    /// - Parameters:
    ///   - folder: The folder of goldens.
    ///   - record: Which goldens are written; a run that records fails.
    ///   - rules: What counts as a difference.
    ///   - fps: Frames per second, 1…1000.
    ///   - full: Whether goldens keep every frame as a PNG file.
    public static func goldens(
        in folder: String? = nil, record: RecordMode? = nil, rules: ComparisonRules? = nil, fps: Int? = nil,
        full: Bool? = nil
    ) -> Self {
        GoldenTrait { settings in
            settings.folder = folder ?? settings.folder
            settings.record = record ?? settings.record
            settings.rules = rules ?? settings.rules
            settings.rate = fps.flatMap { FrameRate($0) } ?? settings.rate
            settings.isFull = full ?? settings.isFull
        }
    }
}
