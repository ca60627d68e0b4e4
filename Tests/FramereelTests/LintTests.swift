import FramePainting
import Framereel
import Testing
import UIKit

/// Every rule finds its mistake and reports nothing else.
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

    /// Values on both sides of the limits of each rule.
    @Test func elementsAtRestAreMeasured() throws {
        func line(_ scene: LintScene) throws -> String { try Lint(of: scene.scene).text }
        #expect(
            try line(.touchTarget)
                == "0.0000  touch-target  first: its touch area has 43 × 44 points; make it 44 × 44 or larger, or extend point(inside:with:).\n"
        )
        #expect(
            try line(.overlappingControls)
                == "0.0000  overlapping-controls  first: it and second overlap by 8 × 44 points; move them apart, or make one a part of the other.\n"
        )
        #expect(
            try line(.offScreen)
                == "0.0000  off-screen  second: it is at (60, 40) with 44 × 44 points, and a part of that is outside the window of 100 × 200; keep it inside, or put it into a scroll view.\n"
        )
        #expect(try line(.truncatedText).contains("truncated-text  UILabel “Reminders”: its text needs "))
        // (0.6 · 255 = 153) on white is 2.8 : 1 by WCAG's formula.
        #expect(
            try line(.contrast)
                == "0.0000  contrast  UILabel “Reminders”: its contrast with what is beneath is 2.8 : 1; text needs 4.5 : 1.\n"
        )
    }

    /// Text on the light, the dark and the faded side of WCAG's requirement, and under covering views.
    @Test func contrastUsesThePixelsBeneath() throws {
        func findings(
            _ text: UIColor, on ground: UIColor, size: CGFloat = 14, weight: UIFont.Weight = .regular,
            alpha: CGFloat = 1,
            isCovered: Bool = false, isEnabled: Bool = true
        ) throws -> Int {
            let scene = Scene("text", width: 200, height: 60, scale: 1) { world in
                let controller = UIViewController()
                let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
                picture.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                    ground.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                }
                let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
                label.text = "Reminders"
                label.font = .systemFont(ofSize: size, weight: weight)
                label.textColor = text
                label.alpha = alpha
                label.isEnabled = isEnabled
                let cover = UIView(frame: picture.frame)
                cover.backgroundColor = .white
                controller.view.backgroundColor = .white
                for view in [picture, label] + (isCovered ? [cover] : []) { controller.view.addSubview(view) }
                world.window.rootViewController = controller
                world.wait(until: 0.2)
            }
            return try Lint(of: scene).findings.count { $0.rule == "contrast" }
        }
        // 118 and 119 of 255 are the grays on either side of 4.5 : 1 on white, 148 and 149 the ones of 3 : 1.
        func gray(_ level: CGFloat) -> UIColor { UIColor(white: level / 255, alpha: 1) }
        #expect(try findings(gray(118), on: .white) == 0 && findings(gray(119), on: .white) == 1)
        #expect(try findings(gray(148), on: .white, size: 18) == 0 && findings(gray(149), on: .white, size: 18) == 1)
        #expect(try findings(gray(148), on: .white, weight: .bold) == 0 && findings(gray(148), on: .white) == 1)
        #expect(try findings(.white, on: gray(118)) == 0 && findings(.white, on: gray(119)) == 1)
        #expect(try findings(.black, on: .black) == 1 && findings(.black, on: .white) == 0)
        #expect(try findings(.black, on: .white, alpha: 0.4) == 1)
        #expect(try findings(.white, on: .white, isCovered: true) == 0)
        #expect(try findings(.white, on: .white, isEnabled: false) == 0)
        // The system's colors pass where the system uses them.
        #expect(try findings(.secondaryLabel, on: .white) == 0 && findings(.secondaryLabel, on: .systemOrange) == 1)
        #expect(try findings(.systemBlue, on: .white) == 0 && findings(.systemBlue, on: .blue) == 1)
    }

    /// Elements that are intentionally cut off, covered, off-screen or small.
    @Test func intendedLayoutsAreNotReported() throws {
        final class Wide: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        let scene = Scene("meant", width: 200, height: 200, scale: 1) { world in
            let controller = UIViewController()
            let view = controller.view ?? UIView()
            view.backgroundColor = .white
            @MainActor func label(
                _ frame: CGRect, lines: Int = 1, mode: NSLineBreakMode = .byTruncatingTail, shrinks: Bool = false
            ) -> UILabel {
                let label = UILabel(frame: frame)
                label.text = "A text that is longer than its label by far"
                label.textColor = .black
                label.numberOfLines = lines
                label.lineBreakMode = mode
                label.adjustsFontSizeToFitWidth = shrinks
                label.font = .systemFont(ofSize: 12)
                return label
            }
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
            scroll.contentSize = CGSize(width: 600, height: 50)
            let inScroll = UIButton(frame: CGRect(x: 150, y: 0, width: 100, height: 50))
            scroll.addSubview(inScroll)
            let small = Wide(frame: CGRect(x: 150, y: 165, width: 10, height: 10))
            let (switchControl, disabled) = (UISwitch(), UIButton(frame: CGRect(x: 100, y: 170, width: 9, height: 9)))
            switchControl.frame.origin = CGPoint(x: 10, y: 160)
            disabled.isEnabled = false
            let outside = UIButton(frame: CGRect(x: 300, y: 0, width: 50, height: 50))
            let elements: [UIView] = [
                label(CGRect(x: 5, y: 5, width: 100, height: 30), lines: 2),
                label(CGRect(x: 5, y: 40, width: 100, height: 16), mode: .byTruncatingMiddle),
                label(CGRect(x: 5, y: 60, width: 100, height: 16), shrinks: true), scroll, small, switchControl,
                disabled,
                outside,
            ]
            for element in elements { view.addSubview(element) }
            world.window.rootViewController = controller
            world.wait(until: 0.2)
        }
        #expect(try Lint(of: scene).text == "")
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

    @Test func anUndeterminedFrameNamesTheMissingConstraints() throws {
        let lint = try Lint(of: LintScene.ambiguousLayout.scene)
        #expect(
            lint.text
                == "0.0000  ambiguous-layout  badge: the constraints leave its height open; add a constraint for each.\n"
        )
    }

    @Test func aConflictNamesTheBrokenConstraint() throws {
        let message = try #require(try Lint(of: LintScene.constraintConflict.scene).findings.first).message
        let place = /FramereelTests\/LintScene.swift:[0-9]+/
        #expect(
            message.replacing(place, with: "…")
                == "these constraints cannot all hold: a given frame; badge.top == UIViewController “list”.view.top (…); badge.height == 10 (…); badge.bottom == UIViewController “list”.view.bottom (…). Left out: badge.bottom == UIViewController “list”.view.bottom (…); remove one of them, or give one a priority below 1000."
        )
    }

    /// It is reported once with its source, no matter how often the constraint is activated.
    @Test func aZeroMultiplierNamesItsConstraint() throws {
        let lint = try Lint(of: LintScene.zeroMultiplier.scene)
        let place = /FramereelTests\/LintScene.swift:[0-9]+/
        #expect(
            lint.text.replacing(place, with: "…")
                == "0.0000  zero-multiplier  badge: badge.height == 0 * UIViewController “list”.view.height + 10 (…) has the multiplier 0, so that the second size does not count; compare with a constant instead.\n"
        )
    }

    /// Values animated alongside remain after a cancellation. The advice names the step that the scene omits.
    @Test(arguments: [false, true]) func aJumpOfASecondAnimationNamesTheCompletion(isUndone: Bool) throws {
        let lint = try Lint(of: LintScene.cancelledShade(isUndone: isUndone))
        let jumps = lint.findings.filter { $0.rule == "jumps-at-cancel" }
        #expect(jumps.map(\.subject) == (isUndone ? [] : ["shade"]))
        let message = jumps.first?.message
        let advice = "set it back in the coordinator’s completion, where the context is cancelled"
        #expect(message.map { $0.contains(advice) && !$0.contains("in animation blocks") } != false)
    }

    /// A run that fails for another reason than a rule reports it.
    @Test func unknownRulesAreAnError() {
        let endless = Scene("endless", width: 10, height: 10, scale: 1) { world in
            @MainActor func again() { world.at(world.now + 1) { again() } }
            again()
        }
        #expect(throws: RecordingError.self) { try Lint(of: endless, limit: 5) }
    }
}
