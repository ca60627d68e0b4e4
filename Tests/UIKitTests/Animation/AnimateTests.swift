import FrameTiming
import QuartzCore
import Testing
import UIKit

/// `UIView.animate`, as described by facts/additive-animations.
@MainActor @Suite struct AnimateTests {
    let app: TestApp
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() throws {
        let list = List()
        app = try TestApp(root: list)
        app.perform { list.view.addSubview(box) }
    }

    private func xs(_ times: [Double]) throws -> [Double] { try app.numbers("position.x", of: box, at: times) }
    private func alphas(_ times: [Double]) throws -> [Double] { try app.numbers("opacity", of: box, at: times) }

    private func move(
        _ x: CGFloat, _ duration: Double = 1, _ options: UIView.AnimationOptions = .curveLinear, delay: Double = 0
    ) {
        UIView.animate(withDuration: duration, delay: delay, options: options) {
            self.box.center.x = x
        } completion: { finished in
            self.app.note("to \(Int(x)), finished \(finished)")
        }
    }

    private func fade(
        _ alpha: CGFloat, _ duration: Double = 1, _ options: UIView.AnimationOptions = .curveLinear, delay: Double = 0
    ) {
        UIView.animate(withDuration: duration, delay: delay, options: options) {
            self.box.alpha = alpha
        } completion: { finished in
            self.app.note("alpha \(alpha), finished \(finished)")
        }
    }

    // MARK: One block

    /// Matches facts/views-made-in-blocks.
    @Test func aViewMadeInABlockIsWhereItIsMade() throws {
        var made: [UIView] = []
        app.at(0) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                made = [UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UILabel(frame: self.box.bounds)]
                made.forEach(self.box.addSubview)
                made[1].center.x = 150
            }
        }
        app.at(0.5) {
            #expect(made[0].layer.animationKeys() == nil)
            #expect(made[0].layer.presentation()?.frame == made[0].frame)
            #expect(made[1].layer.presentation()?.frame == CGRect(x: 50, y: 0, width: 100, height: 100))
        }
        try app.play()
    }

    @Test func theModelChangesImmediatelyAndTheScreenFollows() throws {
        app.at(1) {
            move(150)
            #expect(box.center.x == 150)
        }
        try app.play()
        #expect(try xs([0.999, 1, 1.25, 1.5, 1.75, 2, 3]) == [50, 50, 75, 100, 125, 150, 150])
        #expect(app.notes == ["2 to 150, finished true"])
    }

    /// The values of the curves at ¼, ½, and ¾ of the duration: facts/timing-curves, with its six decimals.
    @Test(arguments: [
        (UIView.AnimationOptions.curveEaseInOut, [0.129162, 0.5, 0.870838]),
        (.curveEaseIn, [0.093465, 0.315357, 0.621862]),
        (.curveEaseOut, [0.378138, 0.684643, 0.906535]), (.curveLinear, [0.25, 0.5, 0.75]),
        (UIView.AnimationOptions(), [0.129162, 0.5, 0.870838]), (.layoutSubviews, [0.129162, 0.5, 0.870838]),
    ])
    func theOptionsDetermineTheCurve(options: UIView.AnimationOptions, expected: [Double]) throws {
        app.at(1) { move(150, 1, options) }
        try app.play()
        for (x, fraction) in zip(try xs([1.25, 1.5, 1.75]), expected) { #expect(abs(x - (50 + 100 * fraction)) < 1e-4) }
    }

    /// The bits in the keyboard's notifications, compared with values of the system spring (facts/system-spring).
    /// Regardless of the duration, the animation takes 0.5057 s.
    @Test(arguments: [0.25, 3]) func theKeyboardCurveIsTheSystemSpring(duration: Double) throws {
        app.at(1) { move(150, duration, UIView.AnimationOptions(rawValue: 7 << 16)) }
        try app.play()
        let fractions = [0.54478, 0.87928, 0.97292, 0.99441, 0.99890]
        for (x, fraction) in zip(try xs([1.1, 1.2, 1.3, 1.4, 1.5]), fractions) {
            #expect(abs(x - (50 + 100 * fraction)) < 1e-3)
        }
        #expect(app.notes == ["1.5057 to 150, finished true"])
    }

    @Test func unnamedCurvesAreReported() throws {
        app.at(1) { move(150, 1, UIView.AnimationOptions(rawValue: 5 << 16)) }
        try app.play()
        #expect(try xs([1.5]) == [100])
        #expect(app.stage.diagnostics.unsupported.entries.map(\.api) == ["UIView.AnimationOptions(rawValue: 5 << 16)"])
    }

    @Test func theOldValueIsShownDuringTheDelay() throws {
        app.at(1) {
            move(150, delay: 0.5)
            fade(0, delay: 0.5)
            #expect(box.center.x == 150)
            #expect(box.alpha == 0)
        }
        try app.play()
        #expect(try xs([1, 1.25, 1.5, 2, 2.5]) == [50, 50, 50, 100, 150])
        #expect(try alphas([1, 1.25, 1.5, 2, 2.5]) == [1, 1, 1, 0.5, 0])
        #expect(app.notes == ["2.5 to 150, finished true", "2.5 alpha 0.0, finished true"])
    }

    @Test func animatingAFrameAnimatesPositionAndSize() throws {
        app.at(1) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                box.frame = CGRect(x: 100, y: 200, width: 300, height: 100)
            }
            #expect(box.layer.animationKeys() == ["bounds.size", "position"])
        }
        try app.play()
        #expect(try app.shown("bounds.size", of: box, at: 1.5)?.size.map { [$0.width, $0.height] } == [200, 100])
        #expect(try app.shown("position", of: box, at: 1.5)?.point.map { [$0.x, $0.y] } == [150, 150])
    }

    @Test func everyAnimatablePropertyAnimates() throws {
        let changes: [(String, @MainActor () -> Void)] = [
            ("position", { box.center = CGPoint(x: 7, y: 7) }),
            ("bounds.size", { box.bounds = CGRect(x: 0, y: 0, width: 5, height: 5) }),
            ("bounds.origin", { box.bounds.origin = CGPoint(x: 3, y: 3) }),
            ("transform", { box.transform = CGAffineTransform(scaleX: 2, y: 2) }),
            ("opacity", { box.alpha = 0.5 }), ("backgroundColor", { box.backgroundColor = .red }),
            ("cornerRadius", { box.layer.cornerRadius = 4 }), ("borderWidth", { box.layer.borderWidth = 1 }),
            ("borderColor", { box.layer.borderColor = UIColor.red.cgColor }),
            ("zPosition", { box.layer.zPosition = 1 }), ("shadowOpacity", { box.layer.shadowOpacity = 1 }),
            ("shadowRadius", { box.layer.shadowRadius = 9 }),
            ("shadowOffset", { box.layer.shadowOffset = CGSize(width: 0, height: 5) }),
            ("shadowColor", { box.layer.shadowColor = UIColor.red.cgColor }),
        ]
        app.at(1) {
            for (key, change) in changes {
                UIView.animate(withDuration: 1, animations: change)
                #expect(box.layer.animation(forKey: key) != nil, "\(key)")
            }
            let before = box.layer.animationKeys()
            UIView.animate(withDuration: 1) {
                box.isHidden = true
                box.clipsToBounds = true
                box.contentMode = .center
                box.layer.shadowPath = CGPath(rect: box.bounds, transform: nil)
            }
            #expect(box.layer.animationKeys() == before)
        }
        try app.play()
    }

    @Test func changesOutsideABlockDoNotAnimate() throws {
        app.at(1) {
            box.center.x = 70
            move(150)
            box.alpha = 0.5
        }
        try app.play()
        #expect(try xs([1, 1.5]) == [70, 110])
        #expect(try alphas([1]) == [0.5])
    }

    /// Halfway through a quarter turn is an eighth of a turn. Scale and translation interpolate component by component.
    @Test func rotationsInterpolateAsRotations() throws {
        app.at(1) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                box.transform = CGAffineTransform(rotationAngle: .pi / 2)
            }
        }
        app.at(3) {
            box.transform = .identity
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                box.transform = CGAffineTransform(scaleX: 3, y: 1).concatenating(
                    CGAffineTransform(translationX: 40, y: 0))
            }
        }
        try app.play()
        let middle = try #require(try app.shown("transform", of: box, at: 1.5)?.affine)
        let half = 2.0.squareRoot() / 2
        for (value, expected) in zip([middle.a, middle.b, middle.c, middle.d], [half, half, -half, half]) {
            #expect(abs(value - expected) < 1e-12)
        }
        // Added to the final transform: from (its inverse) to nothing. Half way the inverse's scale, 1/3, is 2/3, and
        // so is what is seen of 3: 2.
        let scaled = try #require(try app.shown("transform", of: box, at: 3.5)?.affine)
        #expect(abs(scaled.a - 2) < 1e-12)
        #expect(scaled.d == 1)
    }

    // MARK: Several

    /// Additive animations: each fades from its own old value to zero, and they add up.
    @Test func overlappingPositionAnimationsAdd() throws {
        app.at(1) { move(150) }
        app.at(1.5) { move(50) }
        try app.play()
        // At 1.75: the model is 50; the first still adds −100 · ¼ and the second +100 · ¾.
        #expect(try xs([1.25, 1.5, 1.75, 2, 2.25, 2.5]) == [75, 100, 100, 100, 75, 50])
        #expect(app.notes == ["2 to 150, finished true", "2.5 to 50, finished true"])
    }

    @Test func overlappingSizeAndTransformAnimationsAdd() throws {
        func grow(_ width: CGFloat) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.bounds.size.width = width }
        }
        app.at(1) { grow(200) }
        app.at(1.5) { grow(400) }
        try app.play()
        #expect(
            try app.numbers("bounds.size.width", of: box, at: [1.25, 1.5, 1.75, 2, 2.5]) == [125, 150, 225, 300, 400])
    }

    /// Not additive: the new animation starts at the old model value, not at the presentation value.
    @Test func aSecondOpacityAnimationReplacesTheFirst() throws {
        app.at(1) { fade(0) }
        app.at(1.5) { fade(1) }
        try app.play()
        #expect(
            try alphas([1.25, 1.499, 1.5, 1.75, 2, 2.5]).map { ($0 * 1000).rounded() / 1000 } == [
                0.75, 0.501, 0, 0.25, 0.5, 1,
            ])
        #expect(app.notes == ["1.5 alpha 0.0, finished false", "2.5 alpha 1.0, finished true"])
    }

    @Test func beginFromCurrentStateStartsAtThePresentationValue() throws {
        app.at(1) { fade(0) }
        app.at(1.5) { fade(1, 1, [.curveLinear, .beginFromCurrentState]) }
        app.at(3) { move(150) }
        // Geometry is additive regardless.
        app.at(3.5) { move(50, 1, [.curveLinear, .beginFromCurrentState]) }
        try app.play()
        #expect(try alphas([1.5, 2, 2.5]) == [0.5, 0.75, 1])
        #expect(try xs([3.5, 3.75, 4]) == [100, 100, 100])
    }

    /// The completion of the replaced animation runs after the block that replaces it, not during it, so its changes do
    /// not animate with that block.
    @Test func aCompletionRunsOutsideTheBlockThatCausedIt() throws {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.at(1) {
            box.superview?.addSubview(other)
            UIView.animate(withDuration: 1) {
                box.alpha = 0
            } completion: { _ in
                other.alpha = 0.25
                app.note("replaced")
            }
        }
        app.at(1.5) {
            UIView.animate(withDuration: 1) { box.alpha = 1 }
            app.note("after the block")
        }
        try app.play()
        #expect(app.notes == ["1.5 after the block", "1.5 replaced"])
        #expect(other.layer.animationKeys() == nil)
        #expect(try app.numbers("opacity", of: other, at: [1.5, 1.6]) == [0.25, 0.25])
    }

    // MARK: Inside each other

    @Test func aNestedBlockInheritsDurationAndCurve() throws {
        app.at(1) {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                box.center.x = 150
                UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveEaseIn) { box.alpha = 0 }
                #expect(UIView.inheritedAnimationDuration == 2)
            }
            #expect(UIView.inheritedAnimationDuration == 0)
        }
        try app.play()
        #expect(try xs([2, 3]) == [100, 150])
        // The delay is not inherited.
        #expect(try alphas([1.5, 2.5, 3.5]) == [1, 0.5, 0])
    }

    @Test func aNestedBlockCanOverrideDurationAndCurve() throws {
        app.at(1) {
            UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
                box.center.x = 150
                UIView.animate(
                    withDuration: 0.5, delay: 0,
                    options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
                ) { box.alpha = 0 }
            }
        }
        try app.play()
        #expect(try alphas([1.25, 1.5]) == [0.5, 0])
    }

    @Test func repetitionIsInheritedUnlessOverridden() throws {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.at(1) {
            box.superview?.addSubview(other)
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
                UIView.animate(withDuration: 1) { box.alpha = 0 }
                UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { other.alpha = 0 }
            }
        }
        app.at(4) {}
        try app.play()
        #expect(try alphas([1.5, 2.25, 2.75, 3.25]) == [0.5, 0.25, 0.75, 0.75])
        #expect(try app.numbers("opacity", of: other, at: [1.5, 2.25]) == [0.5, 0])
    }

    // MARK: Repetition

    @Test func autoreversedAnimationsEndAtTheModelValue() throws {
        app.at(1) { fade(0, 1, [.curveLinear, .autoreverse]) }
        try app.play()
        #expect(try alphas([1.5, 2, 2.5, 2.75, 3]) == [0.5, 0, 0.5, 0.75, 0])
        #expect(app.notes == ["3 alpha 0.0, finished true"])
    }

    @Test func endlessAnimationsRunUntilRemoved() throws {
        app.at(1) { move(150, 1, [.curveLinear, .repeat]) }
        app.at(4.25) { box.layer.removeAllAnimations() }
        try app.play()
        #expect(try xs([1.5, 2.5, 4, 4.249].map { $0 }).map { ($0 * 10).rounded() / 10 } == [100, 100, 50, 74.9])
        #expect(try xs([4.25]) == [150])
        #expect(app.notes == ["4.25 to 150, finished false"])
    }

    // MARK: Completion

    @Test func aBlockWithoutDurationCompletesOnTheNextTurn() throws {
        app.at(1) {
            move(150, 0)
            move(160, -1, delay: 5)
            app.note("the turn ends")
        }
        try app.play()
        #expect(app.notes == ["1 the turn ends", "1 to 150, finished true", "1 to 160, finished true"])
        #expect(try xs([1]) == [160])
    }

    @Test func aBlockWithoutChangesCompletesOnTheNextTurn() throws {
        app.at(1) {
            move(50)
            UIView.animate(withDuration: 1) {
            } completion: {
                app.note("empty, finished \($0)")
            }
            app.note("the turn ends")
        }
        try app.play()
        #expect(app.notes == ["1 the turn ends", "1 to 50, finished true", "1 empty, finished true"])
        #expect(app.stage.loop.now.seconds == 1)
    }

    @Test func completionWaitsForAllAnimationsInTheBlock() throws {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.at(1) {
            box.superview?.addSubview(other)
            UIView.animate(withDuration: 1) {
                box.alpha = 0
                other.alpha = 0
            } completion: {
                app.note("finished \($0)")
            }
        }
        app.at(1.5) { other.layer.removeAllAnimations() }
        try app.play()
        #expect(app.notes == ["2 finished false"])
    }

    @Test func completionsRunInTheOrderInWhichAnimationsEnd() throws {
        app.at(1) {
            move(150, 1)
            fade(0, 0.5)
            UIView.animate(withDuration: 1) {
                box.backgroundColor = .red
            } completion: { _ in
                app.note("red")
                fade(1, 0.25)
            }
        }
        try app.play()
        #expect(
            app.notes == [
                "1.5 alpha 0.0, finished true", "2 to 150, finished true", "2 red", "2.25 alpha 1.0, finished true",
            ])
    }

    @Test func leavingTheScreenEndsAnimationsUnfinished() throws {
        app.at(1) { fade(0) }
        app.at(1.5) { box.removeFromSuperview() }
        try app.play()
        #expect(app.notes == ["1.5 alpha 0.0, finished false"])
    }

    /// This also applies to a view that leaves with its superview.
    @Test func leavingWithTheSuperviewEndsAnimationsUnfinished() throws {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.at(1) {
            box.addSubview(inner)
            UIView.animate(withDuration: 1) {
                inner.alpha = 0
            } completion: {
                app.note("finished \($0)")
            }
        }
        app.at(1.5) { box.removeFromSuperview() }
        try app.play()
        #expect(app.notes == ["1.5 finished false"])
    }

    // MARK: Without animation

    @Test func disabledAnimationsCompleteImmediately() throws {
        app.at(1) {
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            move(150)
            app.note("after the call")
            UIView.setAnimationsEnabled(true)
            move(250)
        }
        try app.play()
        #expect(app.notes == ["1 to 150, finished true", "1 after the call", "2 to 250, finished true"])
        #expect(try xs([1, 1.5]) == [150, 200])
    }

    @Test func performWithoutAnimationAppliesToNestedBlocks() throws {
        app.at(1) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                box.center.x = 150
                UIView.performWithoutAnimation {
                    box.alpha = 0.5
                    fade(0.25)
                    #expect(!UIView.areAnimationsEnabled)
                }
                #expect(UIView.areAnimationsEnabled)
                box.center.y = 150
            }
        }
        try app.play()
        #expect(app.notes == ["1 alpha 0.25, finished true"])
        #expect(try alphas([1, 1.5]) == [0.25, 0.25])
        #expect(try xs([1.5]) == [100])
        #expect(try app.numbers("position.y", of: box, at: [1.5]) == [100])
    }

    /// No additive animation can lead from any scale to zero, as in UIKit.
    @Test func aScaleOfZeroJumpsAndIsNoted() throws {
        app.at(1) { UIView.animate(withDuration: 1) { box.transform = CGAffineTransform(scaleX: 0, y: 0) } }
        app.at(3) { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.transform = .identity } }
        try app.play()
        #expect(
            app.traceLines([.note]) == [
                "1 UIView transform changes at once: a scale of exactly 0 cannot be animated to; 0.001 can"
            ])
        #expect(try app.numbers("transform.scale", of: box, at: [1, 3, 3.5, 4]) == [0, 0, 0.5, 1])
    }

    // MARK: Layout

    final class Filling: UIView {
        override func layoutSubviews() { subviews.forEach { $0.frame = bounds } }
    }

    @Test func layoutInsideABlockAnimates() throws {
        let (asked, optioned, plain) = (Filling(), Filling(), Filling())
        app.at(0.5) {
            for filling in [asked, optioned, plain] {
                filling.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                filling.addSubview(UIView())
                box.addSubview(filling)
            }
        }
        app.at(1) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                asked.frame.size.width = 200
                asked.layoutIfNeeded()
            }
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
                optioned.frame.size.width = 200
            }
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { plain.frame.size.width = 200 }
        }
        try app.play()
        func width(_ view: UIView) throws -> [Double] { try app.numbers("bounds.size.width", of: view, at: [1.5]) }
        #expect(try width(asked.subviews[0]) == [150])
        #expect(try width(optioned.subviews[0]) == [150])
        #expect(try width(plain.subviews[0]) == [200])
        #expect(try width(plain) == [150])
    }

    @Test func autoresizedSubviewsAnimate() throws {
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
        app.at(0.5) {
            inner.autoresizingMask = .flexibleWidth
            box.addSubview(inner)
        }
        app.at(1) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.size.width = 200 }
        }
        try app.play()
        #expect(inner.frame == CGRect(x: 10, y: 0, width: 180, height: 10))
        #expect(try app.numbers("bounds.size.width", of: inner, at: [1, 1.5, 2]) == [80, 130, 180])
    }

    // MARK: Applications

    @Test func applicationsHaveSeparateAnimationScopes() throws {
        let other = try TestApp(root: List())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        other.at(1) {
            other.window.addSubview(view)
            #expect(UIView.areAnimationsEnabled)
            #expect(UIView.inheritedAnimationDuration == 0)
            UIView.setAnimationsEnabled(false)
        }
        other.at(2) { view.alpha = 0.5 }
        app.at(1) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                box.center.x = 150
                #expect(throws: Never.self) { try other.play() }
                #expect(UIScreen.main.bounds == app.window.bounds)
            }
            #expect(UIView.areAnimationsEnabled)
        }
        try app.play()
        #expect(view.layer.animationKeys() == nil)
        #expect(try xs([1.5]) == [100])
        let third = try TestApp()
        third.perform { #expect(UIView.areAnimationsEnabled) }
    }
}
