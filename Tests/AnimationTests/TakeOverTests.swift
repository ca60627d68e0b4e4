import QuartzCore
import Testing
import UIKit

/// Overlapping property animators for a property whose animations are not additive.
@MainActor @Suite struct TakeOverTests {
    let play: Play
    let box: UIView

    init() throws {
        play = try Play()
        box = play.box()
    }

    private func fade(to alpha: CGFloat, duration: Double = 1) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: .linear) { box.alpha = alpha }
    }

    private func opacities(_ times: [Double]) throws -> [Double] {
        try times.map { try play.number("opacity", at: $0) }
    }

    @Test func aFadeTakesOverFromThePresentationValue() throws {
        play.at(0) { fade(to: 0.5).startAnimation() }
        play.at(0.5) { fade(to: 0).startAnimation() }
        try play.play()
        #expect(try opacities([0.25, 0.5, 1, 1.25, 1.5]) == [0.875, 0.75, 0.375, 0.1875, 0])
        #expect(box.alpha == 0)
    }

    @Test func aTakenOverAnimationDoesNotReturn() throws {
        let first = fade(to: 0.5, duration: 2)
        play.at(0) { first.startAnimation() }
        play.at(1) { fade(to: 0, duration: 0.25).startAnimation() }
        play.at(1.5) { first.isReversed = true }
        play.at(1.75) { first.stopAnimation(true) }
        try play.play()
        #expect(try opacities([1, 1.125, 1.25, 1.5, 1.75, 2.5]) == [0.75, 0.375, 0, 0, 0, 0])
        #expect(box.alpha == 0)
    }

    @Test func blockAnimationsAreTakenOver() throws {
        play.at(0) {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: { box.alpha = 0 }) {
                play.note("block ended, finished \($0)")
            }
        }
        play.at(1) { fade(to: 1).startAnimation() }
        try play.play()
        #expect(try opacities([1, 1.5, 2]) == [0.5, 0.75, 1])
        #expect(play.notes == ["1.0 block ended, finished false"])
    }

    /// A value set without animation is not an animated presentation value.
    @Test func withoutAnAnimationTheStartIsTheModelValue() throws {
        play.at(1) {
            box.alpha = 0
            fade(to: 0.5).startAnimation()
        }
        try play.play()
        #expect(try opacities([1, 1.5, 2]) == [0, 0.25, 0.5])
    }

    @Test func animatorsInOneEventTakeOverFromTheStart() throws {
        play.at(1) {
            box.alpha = 0.25
            fade(to: 0.5).startAnimation()
            fade(to: 1).startAnimation()
        }
        try play.play()
        #expect(try opacities([1, 1.5, 2]) == [0.25, 0.625, 1])
    }

    @Test(arguments: [UIViewAnimatingPosition.start, .end, .current]) func aTakenOverFadeEnds(
        position: UIViewAnimatingPosition
    ) throws {
        play.at(0) { fade(to: 0.5).startAnimation() }
        play.at(0.5) {
            let second = fade(to: 0)
            second.startAnimation()
            play.at(1) {
                second.stopAnimation(false)
                second.finishAnimation(at: position)
            }
        }
        try play.play()
        #expect(box.alpha == [.start: 0.5, .end: 0, .current: 0.375][position])
    }

    @Test func twoFadesOfOneAnimatorCombine() throws {
        let animator = fade(to: 0.5)
        animator.addAnimations { box.alpha = 0 }
        play.at(0) { animator.startAnimation() }
        play.at(0.5) { animator.addAnimations { box.alpha = 1 } }
        try play.play()
        #expect(try opacities([0, 0.25, 0.5, 0.75, 1]) == [1, 0.75, 0.5, 0.75, 1])
        #expect(box.alpha == 1)
    }

    /// The earlier fade's 0.5 is the model value before the second one.
    @Test func aReversedTakeoverReturnsToTheModelWithoutAJump() throws {
        let second = fade(to: 0)
        second.addCompletion { play.note("ended at \($0), model \(box.alpha)") }
        play.at(0) { fade(to: 0.5).startAnimation() }
        play.at(0.5) { second.startAnimation() }
        play.at(1) { second.isReversed = true }
        try play.play()
        #expect(try opacities([0.5, 0.75, 1, 1.25, 1.5, 2]) == [0.75, 0.5625, 0.375, 0.4375, 0.5, 0.5])
        #expect(play.notes == ["1.5 ended at start, model 0.5"])
    }

    @Test func aTakeoverReversedTwiceContinues() throws {
        let second = fade(to: 0)
        play.at(0) { fade(to: 0.5).startAnimation() }
        play.at(0.5) { second.startAnimation() }
        play.at(1) { second.isReversed = true }
        play.at(1.25) { second.isReversed = false }
        try play.play()
        #expect(try opacities([1, 1.25, 1.5, 1.75, 2]) == [0.375, 0.4375, 0.375, 0.1875, 0])
        #expect(box.alpha == 0)
    }

    @Test func aTakeOverReversedWhilePausedIsScrubbedBack() throws {
        let second = fade(to: 0)
        play.at(0) { fade(to: 0.5).startAnimation() }
        play.at(0.5) { second.startAnimation() }
        play.at(1) { second.pauseAnimation() }
        play.at(2) { second.isReversed = true }
        play.at(3) { second.fractionComplete = 0.75 }
        play.at(4) {
            second.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
        }
        try play.play()
        #expect(try opacities([1.5, 2, 2.5, 3, 4, 4.5, 5]) == [0.375, 0.375, 0.375, 0.4375, 0.4375, 0.46875, 0.5])
        #expect(box.alpha == 0.5)
    }

    @Test func aTakeOverInReverseFromTheBeginningEndsAtTheModel() throws {
        play.at(0) { fade(to: 0.5).startAnimation() }
        play.at(0.5) {
            let second = fade(to: 0)
            second.isReversed = true
            second.startAnimation()
        }
        try play.play()
        #expect(try opacities([0.5, 1, 1.5, 2]) == [0, 0.25, 0.5, 0.5])
        #expect(box.alpha == 0.5)
    }
}
