public import FrameDiff
public import FrameTiming
public import Testing

/// Settings for comparing and recording goldens, which apply to a test, a suite or a piece of code.
public struct GoldenSettings: Sendable {
    /// Folder of goldens. `nil` means `__Transitions__/<test file>` next to the test.
    public var folder: String?
    /// The goldens to write. `nil` means the value of `FRAMEREEL_RECORD`, or none if that is not set. If `CI` is set,
    /// nothing is written in any case.
    public var record: RecordMode?
    /// Rules that define a difference and how much of it is tolerated. The default is an exact comparison.
    public var rules = ComparisonRules.strict
    /// Frames per second. `nil` means the rate of the golden, or 60 for a new one.
    public var rate: FrameRate?
    /// Whether goldens store every frame as a PNG file.
    public var isFull = false
    /// Virtual time, in seconds, after which a scene that has not ended is stopped.
    public var limit = 60.0
    /// Whether text is drawn as blocks, so that goldens do not depend on installed fonts.
    package var drawsTextAsBlocks = false

    public init() {}

    /// The settings of the running test.
    @TaskLocal public static var current = GoldenSettings()
}

/// Runs `body` with changed settings. This is the XCTest counterpart of ``GoldenTrait``.
public func withGoldens<Result>(
    _ change: (inout GoldenSettings) -> Void, _ body: () throws -> Result
) rethrows -> Result {
    var settings = GoldenSettings.current
    change(&settings)
    return try GoldenSettings.$current.withValue(settings, operation: body)
}

/// A trait that determines how the transitions of a test or suite are compared with their goldens.
///
///     @Suite(.goldens(fps: 30)) struct CardTests {
///         @Test(.goldens(rules: ComparisonRules(maxPixels: 4))) func slidesIn() {
///             assertTransition(of: Transitions.card)
///         }
///     }
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
    let change: @Sendable (inout GoldenSettings) -> Void

    /// Always `true`, because the trait of a suite applies to all of its tests.
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
    /// Changes the given settings; the others are inherited.
    ///
    /// - Parameters:
    ///   - folder: The folder of goldens.
    ///   - record: The goldens to write. A run that records fails.
    ///   - rules: The rules that define a difference.
    ///   - fps: Frames per second, 1…1000.
    ///   - full: Whether goldens store every frame as a PNG file.
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
