import Testing
import UIKit

/// The timing of what runs alongside, and its state after a cancellation.
@MainActor @Suite struct AlongsideTests {
    /// The marker keeps step with the card, until 1.5 s.
    private func expectStep(_ run: SlideRun, until last: Double = 1.49) throws {
        for time in [1.05, 1.1, 1.2, 1.3, 1.4] where time <= last {
            #expect(try abs(run.marker(at: time) - run.card(at: time)) < 1e-6, "at \(time) s")
        }
        #expect(try run.marker(at: 2.5) == 1 && run.card(at: 2.5) == 1)
    }

    private var spring: UISpringTimingParameters { UISpringTimingParameters(dampingRatio: 0.6) }

    /// Also when the animator given is thrown away and another one runs.
    @Test(arguments: [true, false]) func whatRunsAlongsideTakesThePropertyAnimatorsTiming(keeps: Bool) throws {
        let run = try SlideRun(Slide.Interruptible(spring, keeps: keeps), isDriven: false)
        try run.app.play()
        try expectStep(run)
    }

    @Test func aPropertyAnimatorThatIsOnlyStartedGivesItsTiming() throws {
        let animator = Slide { move, end in
            let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
            animator.addAnimations(move)
            animator.addCompletion { _ in end() }
            animator.startAnimation()
        }
        let run = try SlideRun(animator, isDriven: false)
        try run.app.play()
        try expectStep(run)
    }

    @Test(arguments: [UIView.AnimationOptions.curveEaseIn, .curveEaseOut, .curveLinear])
    func blocksGiveTheirCurve(options: UIView.AnimationOptions) throws {
        let animator = Slide { move, end in
            UIView.animate(withDuration: 0.5, delay: 0, options: options, animations: move) { _ in end() }
        }
        let run = try SlideRun(animator, isDriven: false)
        try run.app.play()
        try expectStep(run)
    }

    @Test func aSpringKeepsItsOwnTime() throws {
        let animator = Slide { move, end in
            UIView.animate(springDuration: 0.5, bounce: 0.3, animations: move) { _ in end() }
        }
        let run = try SlideRun(animator, isDriven: false)
        try run.app.play()
        try expectStep(run)
    }

    /// The transition's duration with the curve of the block that runs longest.
    @Test func aShortBlockDoesNotSetThePace() throws {
        var fade: () -> Void = {}
        let animator = Slide { move, end in
            UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear, animations: fade)
            UIView.animate(withDuration: 0.4, delay: 0.1, options: .curveEaseOut, animations: move) { _ in end() }
        }
        let run = try SlideRun(animator, isDriven: false)
        fade = { run.card.view.alpha = 0.5 }
        try run.app.play()
        #expect(try abs(run.marker(at: 1.25) - 0.684643) < 1e-5)
    }

    /// Explicit animations have no curve that the transition could know.
    @Test func withoutABlockItEasesInAndOut() throws {
        let animator = Slide { move, end in
            move()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { end() }
        }
        let run = try SlideRun(animator, isDriven: false)
        try run.app.play()
        #expect(try abs(run.marker(at: 1.125) - 0.129162) < 1e-5)
    }
}
