import FrameTiming
import QuartzCore
import Testing

/// Geometry for which Core Animation raises an exception is ignored, and the run ends with one error.
@MainActor @Suite struct InvalidGeometryTests {
    let run: Run
    let layer: CALayer

    init() throws {
        run = try Run()
        layer = run.layer("card")
    }

    nonisolated struct Case: Sendable, CustomTestStringConvertible {
        let change: @MainActor @Sendable (CALayer) -> Void
        let mistake: String

        init(_ mistake: String, _ change: @escaping @MainActor @Sendable (CALayer) -> Void) {
            self.change = change
            self.mistake = mistake
        }

        var testDescription: String { mistake }
    }

    nonisolated static let cases = [
        Case("position (nan, 5.0)") { $0.position = CGPoint(x: CGFloat.nan, y: 5) },
        Case("position (5.0, inf)") { $0.position = CGPoint(x: 5, y: CGFloat.infinity) },
        Case("bounds (0.0, 0.0, nan, 5.0)") { $0.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5) },
        Case("bounds (nan, 0.0, 5.0, 5.0)") { $0.bounds = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5) },
        Case("frame (0.0, nan, 5.0, 5.0)") { $0.frame = CGRect(x: 0, y: CGFloat.nan, width: 5, height: 5) },
        Case("frame (0.0, 0.0, inf, 5.0)") { $0.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5) },
        Case("position (nan, 0.0)") { $0.setValue(CGFloat.nan, forKeyPath: "position.x") },
    ]

    @Test(arguments: cases) func nonfiniteGeometryIsAMistake(example: Case) {
        run.at(0) {
            example.change(layer)
            example.change(layer)
            #expect(layer.position == .zero)
            #expect(layer.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let value = example.mistake.split(separator: " ", maxSplits: 1)
        #expect(
            throws: StageError.misused([
                "card was given the \(value[0]) \(value[1]); the numbers must be finite: look for a division by zero."
            ])
        ) { try run.play() }
    }

    @Test func theLargestFiniteNumbersAreAccepted() throws {
        let most = CGFloat.greatestFiniteMagnitude
        run.at(0) { layer.frame = CGRect(x: 0, y: 0, width: 10, height: most) }
        try run.play()
        #expect(layer.bounds.height == most)
    }
}
