import QuartzCore
import Testing
import UIKit

/// Touches on a view that is being animated (facts/animated-touches).
@MainActor @Suite struct AnimatedTouchTests {
    enum Motion: CaseIterable {
        case block, delayed, spring, bounce, keyframes, repeating, content

        /// Animates `view` from now on for a second or a little longer, or endlessly if the animation repeats.
        @MainActor func run(on view: UIView, _ options: UIView.AnimationOptions) {
            let change = { view.backgroundColor = .red }
            switch self {
            case .block: UIView.animate(withDuration: 1, delay: 0, options: options, animations: change)
            case .delayed: UIView.animate(withDuration: 1, delay: 1, options: options, animations: change)
            case .spring:
                UIView.animate(
                    withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: options,
                    animations: change)
            case .bounce: UIView.animate(springDuration: 1, bounce: 0.2, options: options, animations: change)
            case .keyframes:
                UIView.animateKeyframes(
                    withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: options.rawValue)
                ) {
                    UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2, animations: change)
                }
            case .repeating:
                UIView.animate(
                    withDuration: 0.2, delay: 0, options: options.union([.repeat, .autoreverse]), animations: change)
            case .content:
                UIView.transition(
                    with: view, duration: 1, options: options.union(.transitionCrossDissolve), animations: change)
            }
        }
    }

    private let app: TestApp
    private let ground: TouchView
    private let card: TouchView
    private let inner: TouchView

    private static let onCard = CGPoint(x: 110, y: 110)
    private static let onInner = CGPoint(x: 150, y: 150)

    /// The ground fills the screen. The card is 100 × 100 points, with a smaller view in its center.
    init() throws {
        let list = List()
        let app = try TestApp(root: list)
        self.app = app
        ground = TouchView("ground", frame: CGRect(x: 0, y: 0, width: 390, height: 844), note: app.note)
        card = TouchView("card", frame: CGRect(x: 100, y: 100, width: 100, height: 100), note: app.note)
        inner = TouchView("inner", frame: CGRect(x: 30, y: 30, width: 40, height: 40), note: app.note)
        let (ground, card, inner) = (ground, card, inner)
        app.perform {
            list.view.addSubview(ground)
            ground.addSubview(card)
            card.addSubview(inner)
        }
    }

    /// Touches fall through to the view behind from the start, before the delay, until the end.
    @Test(arguments: Motion.allCases) func anAnimatedViewReceivesNoTouches(motion: Motion) throws {
        let card = card
        app.at(1) { motion.run(on: card, []) }
        app.at(6) { card.layer.removeAllAnimations() }
        for time in [0.5, 1.01, 1.95, 5, 7] { app.tap(at: Self.onCard, time) }
        try app.play()
        let last = motion == .repeating ? "ground" : "card"
        #expect(app.touched() == ["card", "ground", "ground", last, "card"])
    }

    @Test(arguments: Motion.allCases) func allowUserInteractionEnablesTouches(motion: Motion) throws {
        let card = card
        app.at(1) { motion.run(on: card, .allowUserInteraction) }
        app.at(6) { card.layer.removeAllAnimations() }
        for time in [1.01, 1.95, 5, 7] { app.tap(at: Self.onCard, time) }
        try app.play()
        #expect(app.touched() == ["card", "card", "card", "card"])
    }

    @Test func descendantsOfAnAnimatedViewReceiveNoTouches() throws {
        let card = card
        app.at(1) { Motion.block.run(on: card, []) }
        for time in [0.5, 1.5, 3] { app.tap(at: Self.onInner, time) }
        try app.play()
        #expect(app.touched() == ["inner", "ground", "inner"])
    }

    @Test func itsSuperviewStillReceivesTouches() throws {
        let inner = inner
        app.at(1) { Motion.block.run(on: inner, []) }
        app.tap(at: Self.onInner, 1.5)
        app.tap(at: Self.onCard, 1.7)
        try app.play()
        #expect(app.touched() == ["card", "card"])
    }

    /// The view's recognizers receive nothing; recognizers of the views that receive the touch do.
    @Test func itsRecognizersReceiveNoTouches() throws {
        let (card, ground) = (card, ground)
        app.perform {
            card.recognizeTaps()
            ground.recognizeTaps()
        }
        app.at(1) { Motion.block.run(on: card, []) }
        for time in [0.1, 1.5, 3] { app.tap(at: Self.onCard, time) }
        try app.play()
        #expect(app.touched("tapped") == ["card", "ground", "card"])
    }

    @Test func earlierTouchesContinue() throws {
        let card = card
        app.touch(.began, at: Self.onCard, 0.9)
        app.at(1) { Motion.block.run(on: card, []) }
        app.touch(.ended, at: Self.onCard, 1.5)
        try app.play()
        #expect(app.touched("ended") == ["card"])
    }

    @Test func aBlockWithoutChangesDoesNotBlockTouches() throws {
        let card = card
        app.at(1) {
            UIView.animate(withDuration: 1) { card.alpha = 1 }
            UIView.performWithoutAnimation { card.backgroundColor = .red }
        }
        app.tap(at: Self.onCard, 1.5)
        try app.play()
        #expect(app.touched() == ["card"])
    }

    /// A moving view receives touches at its model position, not at its presentation position.
    @Test func aMovingViewIsHitAtItsModelPosition() throws {
        let card = card
        app.at(1) {
            UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
                card.frame.origin.x = 280
            }
        }
        app.tap(at: CGPoint(x: 360, y: 110), 1.1)
        app.tap(at: CGPoint(x: 150, y: 110), 1.2)
        try app.play()
        #expect(app.touched() == ["card", "ground"])
    }

    @Test(arguments: [false, true]) func aNestedBlockInheritsTheOption(overrides: Bool) throws {
        let (card, ground) = (card, ground)
        app.at(1) {
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
                ground.backgroundColor = .blue
                Motion.block.run(on: card, overrides ? .overrideInheritedOptions : [])
            }
        }
        app.tap(at: Self.onCard, 1.5)
        try app.play()
        #expect(app.touched() == [overrides ? "ground" : "card"])
    }

    /// Springs, keyframes, and repetitions inherit the option as well.
    @Test(arguments: [Motion.spring, .bounce, .keyframes]) func everyKindOfBlockInheritsTheOption(
        motion: Motion
    ) throws {
        let card = card
        app.at(1) {
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { motion.run(on: card, []) }
        }
        app.tap(at: Self.onCard, 1.5)
        try app.play()
        #expect(app.touched() == ["card"])
    }

    // MARK: Other animations

    @Test(arguments: [false, true]) func aPropertyAnimatorHasItsOwnSetting(isEnabled: Bool) throws {
        let card = card
        app.at(1) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.backgroundColor = .red }
            #expect(animator.isUserInteractionEnabled)
            animator.isUserInteractionEnabled = isEnabled
            animator.startAnimation(afterDelay: 1)
        }
        for time in [1.5, 2.5, 4] { app.tap(at: Self.onCard, time) }
        try app.play()
        let during = isEnabled ? "card" : "ground"
        #expect(app.touched() == [during, during, "card"])
    }

    @Test func layerAnimationsDoNotBlockTouches() throws {
        let card = card
        app.at(1) {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.duration = 1
            card.layer.add(fade, forKey: nil)
        }
        app.tap(at: Self.onCard, 1.5)
        try app.play()
        #expect(app.touched() == ["card"])
    }
}
