import Foundation
import FrameTiming
import QuartzCore
import Testing
import UIKit

/// Nested blocks: the values that springs and transitions inherit, and blocks without duration.
@MainActor @Suite struct NestedBlockTests {
    let app: TestApp
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() throws {
        let list = List()
        app = try TestApp(root: list)
        app.perform { list.view.addSubview(box) }
    }

    private func outer(
        _ duration: Double = 2, _ options: UIView.AnimationOptions = .curveLinear, _ body: @escaping () -> Void
    ) {
        app.at(1) { UIView.animate(withDuration: duration, delay: 0, options: options, animations: body) }
    }

    /// The fraction of the way from 50 to 150 that is covered at `times`.
    private func covered(_ times: [Double]) throws -> [Double] {
        try app.numbers("position.x", of: box, at: times).map { ($0 - 50) / 100 }
    }

    private func spring(_ options: UIView.AnimationOptions = []) {
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: options
        ) {
            box.center.x = 150
        } completion: {
            app.note("spring ended \($0)")
        }
    }

    // MARK: Springs

    /// A spring without overshoot at the quarters of its duration, from the table of facts/spring-fitting.
    private let quarters = [0.67107, 0.94448, 0.99221]

    @Test func aSpringIsFittedToTheInheritedDuration() throws {
        outer { spring() }
        try app.play()
        for (fraction, expected) in zip(try covered([1.5, 2, 2.5]), quarters) {
            #expect(abs(fraction - expected) < 0.6e-5)
        }
        #expect(app.notes == ["3 spring ended true"])
    }

    @Test func aSpringCanKeepItsDuration() throws {
        outer { spring(.overrideInheritedDuration) }
        try app.play()
        for (fraction, expected) in zip(try covered([1.125, 1.25, 1.375]), quarters) {
            #expect(abs(fraction - expected) < 0.6e-5)
        }
        #expect(app.notes == ["1.5 spring ended true"])
    }

    @Test func aSpringRepeatsAsTheOuterBlockDoes() throws {
        outer(2, [.curveLinear, .repeat]) { spring() }
        app.at(4) { box.layer.removeAllAnimations() }
        try app.play()
        #expect(abs(try covered([3.5])[0] - quarters[0]) < 0.6e-5)
    }

    @Test func aSpringCanKeepItsOptions() throws {
        outer(2, [.curveLinear, .repeat]) { spring(.overrideInheritedOptions) }
        try app.play()
        #expect(app.notes == ["3 spring ended true"])
    }

    /// The spring keeps its shape over another duration.
    @Test func aBouncingSpringIsStretched() throws {
        outer {
            UIView.animate(springDuration: 0.5, bounce: 0.3) {
                box.center.x = 150
            } completion: {
                app.note("ended \($0)")
            }
        }
        try app.play()
        let (w, z) = (4 * Double.pi, 0.7)
        let (a, b) = (z * w, w * (1 - z * z).squareRoot())
        let settling = log((1 + a / b) / 0.001) / a
        for fraction in [0.1, 0.2, 0.5] {
            let time = fraction * settling
            let expected = 1 - exp(-a * time) * (cos(b * time) + a / b * sin(b * time))
            #expect(abs(try covered([1 + 2 * fraction])[0] - expected) < 1e-9)
        }
        #expect(app.notes == ["3 ended true"])
    }

    @Test func keyframesRepeatAsTheOuterBlockDoes() throws {
        outer(2, [.curveLinear, .repeat]) {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: [KeyframeOptions.linear]) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x = 150 }
            }
        }
        app.at(4) { box.layer.removeAllAnimations() }
        try app.play()
        #expect(try covered([2, 3.5]) == [0.5, 0.25])
    }

    // MARK: Transitions

    private func dissolve(_ options: UIView.AnimationOptions = []) {
        UIView.transition(with: box, duration: 0.5, options: [.transitionCrossDissolve, options]) {
            box.backgroundColor = .red
        } completion: {
            app.note("dissolve ended \($0)")
        }
    }

    @Test func aTransitionInheritsDurationAndCurve() throws {
        outer {
            dissolve([.allowAnimatedContent, .curveEaseIn])
            let transition = box.layer.animation(forKey: kCATransition)
            #expect(transition?.duration == 2)
            #expect(transition?.curve == .linear)
        }
        try app.play()
        #expect(app.notes == ["3 dissolve ended true"])
    }

    @Test func aTransitionCanKeepItsTiming() throws {
        outer(2, [.curveLinear, .repeat]) {
            dissolve([.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions, .curveEaseIn])
            let transition = box.layer.animation(forKey: kCATransition)
            #expect(transition?.duration == 0.5)
            #expect(transition?.curve == NamedCurves.easeIn)
            #expect(transition?.repeatCount == 0)
        }
        try app.play()
        #expect(app.notes == ["1.5 dissolve ended true"])
    }

    @Test func aTransitionRepeatsAsTheOuterBlockDoes() throws {
        outer(2, [.repeat, .autoreverse]) {
            dissolve()
            let transition = box.layer.animation(forKey: kCATransition)
            #expect(transition?.repeatCount == .infinity)
            #expect(transition?.autoreverses == true)
        }
        app.at(3) { box.layer.removeAllAnimations() }
        try app.play()
        #expect(app.notes == ["3 dissolve ended false"])
    }

    @Test func aTransitionBlockWithoutATransitionInherits() throws {
        outer {
            UIView.transition(with: box, duration: 0.5) {
                box.center.x = 150
            } completion: {
                app.note("ended \($0)")
            }
        }
        try app.play()
        #expect(try covered([2]) == [0.5])
        #expect(app.notes == ["3 ended true"])
    }

    // MARK: Blocks without duration

    @Test func aBlockWithoutDurationLetsOverridingBlocksAnimate() throws {
        outer(0) {
            #expect(UIView.areAnimationsEnabled)
            box.alpha = 0.5
            UIView.animate(
                withDuration: 2, delay: 0,
                options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
            ) { box.center.x = 150 }
        }
        try app.play()
        #expect(try covered([1.5, 2]) == [0.25, 0.5])
        #expect(try app.numbers("opacity", of: box, at: [1]) == [0.5])
    }

    @Test func aBlockWithoutDurationIsInherited() throws {
        outer(0) {
            UIView.animate(withDuration: 2) {
                box.center.x = 150
            } completion: {
                app.note("ended \($0)")
            }
            spring()
            dissolve()
            #expect(box.layer.animationKeys() == nil)
            #expect(UIView.inheritedAnimationDuration == 0)
        }
        try app.play()
        #expect(try covered([1]) == [1])
        #expect(app.notes == ["1 ended true", "1 spring ended true", "1 dissolve ended true"])
    }

    @Test func springsAndTransitionsInABlockWithoutDurationCanOverride() throws {
        outer(0) {
            spring(.overrideInheritedDuration)
            dissolve(.overrideInheritedDuration)
        }
        try app.play()
        #expect(abs(try covered([1.125])[0] - quarters[0]) < 0.6e-5)
        #expect(app.notes == ["1.5 spring ended true", "1.5 dissolve ended true"])
    }

    @Test func keyframesWithoutDurationChangeImmediately() throws {
        app.at(1) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.alpha = 0.5 }
                UIView.animate(
                    withDuration: 2, delay: 0,
                    options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
                ) { box.center.x = 150 }
            }
            #expect(box.layer.animationKeys() == ["position"])
        }
        try app.play()
        #expect(try covered([1.5, 2]) == [0.25, 0.5])
        #expect(try app.numbers("opacity", of: box, at: [1]) == [0.5])
    }
}

private enum KeyframeOptions {
    static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}
