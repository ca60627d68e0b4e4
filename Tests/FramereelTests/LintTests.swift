import FramePainting
import Framereel
import Testing

/// Every rule finds what it is for, and nothing where there is nothing.
@MainActor @Suite struct LintTests {
    @Test func thereIsASceneForEachRule() {
        #expect(LintScene.allCases.map(\.rawValue).filter { $0 != "none" } == Lint.rules)
    }

    @Test(arguments: LintScene.allCases) func eachRuleFindsItsMistakeAlone(scene: LintScene) throws {
        let lint = try Lint(of: scene.scene)
        #expect(Set(lint.findings.map(\.rule)) == (scene == .none ? [] : [scene.rawValue]), "\(lint.text)")
        for finding in lint.findings {
            #expect(!finding.subject.isEmpty && finding.message.hasSuffix("."), "\(finding)")
            #expect(!finding.message.contains("0x") && !finding.subject.contains("0x"))
        }
    }

    @Test func aFindingIsALineAndAnObject() throws {
        let lint = try Lint(of: LintScene.finalFrameDiffers.scene)
        let text =
            "Slide.animateTransition(using:): UIViewController “card”.view ends at (5, 0, 90, 200), but finalFrame(for:) is (0, 0, 100, 200); end there."
        #expect(lint.text == "0.4000  final-frame-differs  \(text)\n")
        let json = lint.json.compact
        #expect(
            json.hasPrefix(#"{"scene":"final-frame-differs","findings":[{"rule":"final-frame-differs","time":0.4,"#))
    }

    @Test func anOpenFrameSaysWhatIsMissing() throws {
        let lint = try Lint(of: LintScene.ambiguousLayout.scene)
        #expect(
            lint.text
                == "0.0000  ambiguous-layout  badge: the constraints leave its height open; add a constraint for each.\n"
        )
    }

    @Test func aConflictSaysWhichConstraintIsLeftOut() throws {
        let message = try #require(try Lint(of: LintScene.constraintConflict.scene).findings.first).message
        let place = /FramereelTests\/LintScene.swift:[0-9]+/
        #expect(
            message.replacing(place, with: "…")
                == "these constraints cannot all hold: a given frame; badge.top == UIViewController “list”.view.top (…); badge.height == 10 (…); badge.bottom == UIViewController “list”.view.bottom (…). Left out: badge.bottom == UIViewController “list”.view.bottom (…); remove one of them, or give one a priority below 1000."
        )
    }

    /// Once, however often the constraint is activated, and with its source.
    @Test func aZeroMultiplierNamesItsConstraint() throws {
        let lint = try Lint(of: LintScene.zeroMultiplier.scene)
        let place = /FramereelTests\/LintScene.swift:[0-9]+/
        #expect(
            lint.text.replacing(place, with: "…")
                == "0.0000  zero-multiplier  badge: badge.height == 0 * UIViewController “list”.view.height + 10 (…) has the multiplier 0, so that the second size does not count; compare with a constant instead.\n"
        )
    }

    /// What is animated alongside stays after a cancellation; the advice is what the scene has not done.
    @Test(arguments: [false, true]) func aJumpOfWhatRanAlongsideNamesTheCompletion(isUndone: Bool) throws {
        let lint = try Lint(of: LintScene.cancelledShade(isUndone: isUndone))
        let jumps = lint.findings.filter { $0.rule == "jumps-at-cancel" }
        #expect(jumps.map(\.subject) == (isUndone ? [] : ["shade"]))
        let message = jumps.first?.message
        let advice = "set it back in the coordinator’s completion, where the context is cancelled"
        #expect(message.map { $0.contains(advice) && !$0.contains("in animation blocks") } != false)
    }

    /// A run that fails for a reason without a rule says so.
    @Test func whatNoRuleKnowsIsAnError() {
        let endless = Scene("endless", width: 10, height: 10, scale: 1) { world in
            @MainActor func again() { world.at(world.now + 1) { again() } }
            again()
        }
        #expect(throws: RecordingError.self) { try Lint(of: endless, limit: 5) }
    }
}
