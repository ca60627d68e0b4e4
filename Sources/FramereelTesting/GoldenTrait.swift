public import FrameDiff
import FrameTiming
public import Testing

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
