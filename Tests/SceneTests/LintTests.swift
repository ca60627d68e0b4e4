import Framereel
import TestSupport
import Testing

/// The findings of the lint rules in the fixtures: none in motion, and the recorded ones for screens at rest.
@MainActor @Suite struct LintTests {
    private static let rulesAtRest: Set = [
        "truncated-text", "overlapping-controls", "touch-target", "contrast", "off-screen",
    ]

    private static func scenes() throws -> [Scene] {
        try AppScene.all.map(\.scene) + SceneVariant.all.map { try $0.scene() } + SceneCase.all.map { try $0.scene() }
    }

    /// Fixtures show defaults of UIKit, some of which violate the guidelines, such as buttons of 34.5 points.
    ///
    /// Accept a change with `FRAMEREEL_RECORD=failed swift test --filter LintTests`.
    @Test func fixturesMatchTheRecording() throws {
        var text = ""
        for scene in try Self.scenes() {
            let lint = try Lint(of: scene)
            #expect(lint.ignoring(Self.rulesAtRest).text == "", "\(scene.name)")
            if !lint.findings.isEmpty { text += "\(scene.name)\n" + lint.findings.map { "  \($0.line)" }.joined() }
        }
        try Goldens(filter: "LintTests").check(text, at: "Fixtures/goldens/lint.txt")
    }
}
