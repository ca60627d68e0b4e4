import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
    let play: Play
    let box: UIView

    init() throws {
        play = try Play()
        box = play.box()
    }

    /// Moves the box from 0 to 100 in one second.
    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { box.center.x = 100 }
        animator.addCompletion { play.note("ended at \($0), model \(box.center.x)") }
        return animator
    }

    @Test func runsToItsEnd() throws {
        let animator = animator(.easeInOut)
        play.at(1) {
            #expect(animator.state == .inactive)
            animator.startAnimation()
            #expect(animator.state == .active)
            #expect(animator.isRunning)
            #expect(box.center.x == 100)
        }
        try play.play()
        #expect(try play.x(at: 1) == 0)
        #expect(try play.x(at: 1.5) == 50)
        // y(0.25) of the system's ease in and out, as in CSS Easing's cubic-bezier(.42, 0, .58, 1).
        #expect(try abs(play.x(at: 1.25) - 12.9162) < 0.0001)
        #expect(try play.x(at: 2) == 100)
        #expect(play.notes == ["2.0 ended at end, model 100.0"])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 0)
    }

    @Test func waitsForItsDelay() throws {
        let animator = animator()
        play.at(0) { animator.startAnimation(afterDelay: 0.5) }
        try play.play()
        #expect(try play.x(at: 0.25) == 0)
        #expect(try play.x(at: 1) == 50)
        #expect(play.notes == ["1.5 ended at end, model 100.0"])
    }

    @Test(arguments: UIView.AnimationCurve.allCases) func continuingAfterAPauseKeepsTheCurve(
        curve: UIView.AnimationCurve
    ) throws {
        let plain = try Play()
        let plainBox = plain.box()
        plain.at(0) { UIViewPropertyAnimator(duration: 1, curve: curve) { plainBox.center.x = 100 }.startAnimation() }
        try plain.play()
        let animator = animator(curve)
        play.at(0) { animator.startAnimation() }
        play.at(0.3) {
            animator.pauseAnimation()
            animator.startAnimation()
        }
        play.at(0.6) {
            animator.pauseAnimation()
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        try play.play()
        for time in stride(from: 0, through: 1, by: 0.0625) {
            #expect(try play.x(at: time) == plain.x(at: time))
        }
        #expect(play.notes == ["1.0 ended at end, model 100.0"])
    }

    @Test func aPauseKeepsThePresentationValue() throws {
        let animator = animator(.easeIn)
        play.at(0) { animator.startAnimation() }
        play.at(0.5) {
            animator.pauseAnimation()
            #expect(!animator.isRunning)
            #expect(animator.state == .active)
        }
        play.at(3) { animator.startAnimation() }
        try play.play()
        #expect(try play.x(at: 0.5) == play.x(at: 2.9))
        #expect(try play.x(at: 0.5) == play.x(at: 3))
        #expect(play.notes == ["3.5 ended at end, model 100.0"])
    }

    @Test(arguments: UIView.AnimationCurve.allCases) func scrubbingIsLinear(curve: UIView.AnimationCurve) throws {
        let animator = animator(curve)
        for step in 0...8 {
            play.at(Double(step)) { animator.fractionComplete = Double(step) / 8 }
        }
        play.at(8.5) { animator.stopAnimation(true) }
        try play.play()
        for step in 0...8 { #expect(try play.x(at: Double(step) + 0.25) == 12.5 * Double(step)) }
        #expect(play.notes.isEmpty)
    }

    /// With a linear curve, scrubbing to p equals playing for p of the duration.
    @Test func scrubbedFramesMatchPlayedOnes() throws {
        let played = try Play()
        let playedBox = played.box()
        played.at(0) {
            UIViewPropertyAnimator(duration: 1, curve: .linear) { playedBox.center.x = 100 }.startAnimation()
        }
        try played.play()
        let animator = animator()
        for step in 0...8 { play.at(Double(step)) { animator.fractionComplete = Double(step) / 8 } }
        play.at(9) { animator.stopAnimation(true) }
        try play.play()
        for step in 0...8 { #expect(try play.x(at: Double(step)) == played.x(at: Double(step) / 8)) }
    }

    @Test func scrubsAlongItsCurveIfNotLinear() throws {
        let animator = animator(.easeInOut)
        animator.scrubsLinearly = false
        play.at(0) { animator.fractionComplete = 0.25 }
        play.at(1) { animator.startAnimation() }
        try play.play()
        #expect(try abs(play.x(at: 0) - 12.9162) < 0.0001)
        #expect(try play.x(at: 1.25) == 50)
        #expect(play.notes == ["1.75 ended at end, model 100.0"])
    }

    @Test func continuesFromAScrubOnItsCurve() throws {
        let animator = animator(.easeInOut)
        play.at(0) { animator.fractionComplete = 0.5 }
        play.at(1) { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        try play.play()
        #expect(try play.x(at: 1) == 50)
        #expect(try abs(play.x(at: 1.25) - (100 - 12.9162)) < 0.0001)
        #expect(play.notes == ["1.5 ended at end, model 100.0"])
    }

    @Test func continuesWithNewTimingAndDuration() throws {
        let animator = animator(.easeIn)
        play.at(0) { animator.fractionComplete = 0.5 }
        play.at(1) {
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
        }
        play.at(2) { #expect(animator.fractionComplete == 0.75) }
        try play.play()
        #expect(try play.x(at: 1) == 50)
        #expect(try play.x(at: 2) == 75)
        #expect(play.notes == ["3.0 ended at end, model 100.0"])
    }

    @Test func reverses() throws {
        let animator = animator()
        play.at(0) { animator.startAnimation() }
        play.at(0.75) {
            animator.isReversed = true
            #expect(animator.isRunning)
            #expect(animator.fractionComplete == 0.25)
        }
        try play.play()
        #expect(try play.x(at: 0.75) == 75)
        #expect(try play.x(at: 1) == 50)
        #expect(try play.x(at: 1.5) == 0)
        #expect(play.notes == ["1.5 ended at start, model 0.0"])
    }

    @Test(arguments: UIView.AnimationCurve.allCases) func reversingTwiceContinues(curve: UIView.AnimationCurve) throws {
        let animator = animator(curve)
        play.at(0) { animator.startAnimation() }
        play.at(0.5) { animator.isReversed = true }
        play.at(0.75) { animator.isReversed = false }
        try play.play()
        #expect(try play.x(at: 0.25) == play.x(at: 0.75))
        #expect(try play.x(at: 0.5) == play.x(at: 1))
        #expect(play.notes == ["1.5 ended at end, model 100.0"])
    }

    @Test func reversingWhilePausedReversesTheFraction() throws {
        let animator = animator(.easeInOut)
        play.at(0) {
            animator.fractionComplete = 0.25
            animator.isReversed = true
            #expect(animator.fractionComplete == 0.75)
            animator.fractionComplete = 0.5
        }
        play.at(1) { animator.fractionComplete = 0.75 }
        play.at(2) { animator.startAnimation() }
        try play.play()
        #expect(try play.x(at: 0) == 50)
        #expect(try play.x(at: 1) == 25)
        #expect(try play.x(at: 2) == 25)
        #expect(play.notes.count == 1)
        #expect(play.notes[0].hasSuffix("ended at start, model 0.0"))
    }

    @Test func reversesAfterBeingRedirected() throws {
        let animator = animator(.easeIn)
        let linear = UICubicTimingParameters(animationCurve: .linear)
        play.at(0) { animator.fractionComplete = 0.5 }
        play.at(1) { animator.continueAnimation(withTimingParameters: linear, durationFactor: 1) }
        play.at(1.5) { animator.isReversed = true }
        try play.play()
        #expect(try play.x(at: 1.5) == 75)
        #expect(try play.x(at: 2) == 37.5)
        #expect(play.notes == ["2.5 ended at start, model 0.0"])
    }

    @Test func stopsAtTheCurrentValues() throws {
        let animator = animator()
        play.at(0) { animator.startAnimation() }
        play.at(0.25) {
            animator.stopAnimation(true)
            #expect(animator.state == .inactive)
            #expect(box.center.x == 25)
        }
        try play.play()
        #expect(try play.x(at: 0.25) == 25)
        #expect(play.notes.isEmpty)
    }

    @Test(arguments: [(UIViewAnimatingPosition.start, 0.0), (.current, 25), (.end, 100)])
    func stoppedAndFinished(position: UIViewAnimatingPosition, model: Double) throws {
        let animator = animator()
        play.at(0) { animator.startAnimation() }
        play.at(0.25) {
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            #expect(!animator.isRunning)
        }
        play.at(0.5) {
            animator.finishAnimation(at: position)
            #expect(animator.state == .inactive)
        }
        try play.play()
        #expect(try play.x(at: 0.3) == 25)
        #expect(try play.x(at: 0.5) == model)
        #expect(play.notes == ["0.5 ended at \(position), model \(model)"])
    }

    @Test func pausesAtItsEnd() throws {
        let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) { box.center.x = 100 }
        spring.addCompletion { play.note("ended at \($0)") }
        spring.pausesOnCompletion = true
        play.at(0) { spring.startAnimation() }
        play.at(2) {
            #expect(spring.state == .active)
            #expect(!spring.isRunning)
            #expect(spring.fractionComplete == 1)
            spring.isReversed = true
            spring.pausesOnCompletion = false
            spring.startAnimation()
        }
        try play.play()
        #expect(try play.x(at: 1.5) == 100)
        #expect(play.notes == ["3.0 ended at start"])
    }

    @Test func delayedChangesEndWithTheRest() throws {
        let animator = animator()
        animator.addAnimations({ box.alpha = 0 }, delayFactor: 0.5)
        play.at(0) { animator.startAnimation() }
        play.at(0.25) { animator.addAnimations({ box.center.y = 150 }, delayFactor: 0) }
        try play.play()
        #expect(try play.number("opacity", at: 0.5) == 1)
        #expect(try play.number("opacity", at: 0.75) == 0.5)
        #expect(try play.number("opacity", at: 1) == 0)
        #expect(try play.number("position.y", at: 0.25) == 50)
        #expect(try play.number("position.y", at: 0.625) == 100)
        #expect(try play.number("position.y", at: 1) == 150)
    }

    /// When continued along a curve after linear scrubbing, nothing jumps, however late a change begins.
    @Test(arguments: [0, 0.25, 0.6, 0.9]) func delayedChangesContinueFromTheirValues(fraction: Double) throws {
        let animator = animator(.easeInOut)
        animator.addAnimations({ box.alpha = 0 }, delayFactor: 0.5)
        play.at(0) { animator.fractionComplete = fraction }
        play.at(1) { animator.startAnimation() }
        play.at(1.0625) { animator.isReversed = true }
        play.at(1.125) { animator.pauseAnimation() }
        play.at(2) {
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(dampingRatio: 0.5), durationFactor: 1)
        }
        try play.play()
        for time in [1, 1.0625, 1.125, 2] {
            let step = 1e-6
            #expect(try abs(play.number("opacity", at: time) - play.number("opacity", at: time - step)) < 1e-4)
            #expect(try abs(play.x(at: time) - play.x(at: time - step)) < 1e-2)
        }
        #expect(box.alpha == 1)
        #expect(box.center.x == 0)
    }

    /// Other changes made while the animator runs are not reverted when it ends.
    @Test func leavesTheModelToOtherChanges() throws {
        let animator = animator()
        play.at(0) { animator.startAnimation() }
        play.at(0.5) { UIView.animate(withDuration: 1) { box.center.x = 200 } }
        try play.play()
        #expect(box.center.x == 200)
        #expect(try play.x(at: 2) == 200)
    }

    @Test func twoChangesToOnePropertyReverseToTheFirstValue() throws {
        let animator = animator()
        animator.addAnimations { box.center.x = 200 }
        animator.addAnimations { box.alpha = 0.5 }
        animator.addAnimations { box.alpha = 0 }
        play.at(0) { animator.startAnimation() }
        play.at(0.25) {
            animator.stopAnimation(false)
            #expect(box.center.x == 50)
        }
        play.at(0.5) { animator.finishAnimation(at: .start) }
        try play.play()
        #expect(box.center.x == 0)
        #expect(box.alpha == 1)
    }

    @Test func aPhysicalSpringHasItsSettlingDuration() throws {
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
        animator.addAnimations { box.center.x = 100 }
        animator.addCompletion { play.note("ended at \($0)") }
        play.at(0) { animator.startAnimation() }
        try play.play()
        // The system spring: 1 − (1 + ωt)·e^(−ωt) with ω = √(1000/3), from high-precision arithmetic.
        #expect(try abs(play.x(at: 0.1) - 54.478) < 0.001)
        #expect(try abs(play.x(at: 0.25) - 94.204) < 0.001)
        #expect(play.notes == ["0.506 ended at end"])
    }

    @Test func aFittedSpringOvershoots() throws {
        play.at(0) {
            UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { box.center.x = 100 }.startAnimation()
        }
        try play.play()
        #expect(try abs(play.x(at: 0.25) - 114.422) < 0.001)
        #expect(try abs(play.x(at: 0.5) - 98.715) < 0.001)
        #expect(try play.x(at: 1) == 100)
    }

    @Test func runningPropertyAnimatorStarts() throws {
        var animator: UIViewPropertyAnimator?
        play.at(0) {
            animator = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0.5, options: .curveLinear, animations: { box.center.x = 100 },
                completion: { play.note("ended at \($0)") })
            #expect(animator?.state == .active)
        }
        try play.play()
        #expect(try play.x(at: 1) == 50)
        #expect(play.notes == ["1.5 ended at end"])
        #expect(animator?.state == .inactive)
    }

    @Test func runningPropertyAnimatorUsesTheKeyboardCurve() throws {
        play.at(0) {
            _ = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 2, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
                animations: { box.center.x = 100 }, completion: { play.note("ended at \($0)") })
        }
        try play.play()
        #expect(try abs(play.x(at: 0.2) - 87.928) < 0.001)
        #expect(play.notes == ["0.506 ended at end"])
    }

    @Test func nestedBlocksAreScrubbed() throws {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 5) { box.center.x = 100 }
            UIView.animateKeyframes(withDuration: 5, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.alpha = 0.5 }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { box.alpha = 0 }
            }
        }
        play.at(0) { animator.fractionComplete = 0.25 }
        play.at(1) { animator.fractionComplete = 0.625 }
        play.at(2) { animator.startAnimation() }
        try play.play()
        #expect(try play.x(at: 0) == 25)
        #expect(try play.number("opacity", at: 0) == 0.75)
        #expect(try play.number("opacity", at: 1) == 0.5)
        #expect(try play.number("opacity", at: 2.25) == 0.25)
        #expect(box.alpha == 0)
    }
}
