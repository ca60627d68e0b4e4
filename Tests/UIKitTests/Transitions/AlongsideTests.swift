import Testing
import UIKit

/// The timing of alongside animations, and their state after a cancellation.
@MainActor @Suite struct AlongsideTests {
    /// The marker moves in step with the card, until 1.5 s.
    private func expectStep(_ run: SlideRun, until last: Double = 1.49) throws {
        for time in [1.05, 1.1, 1.2, 1.3, 1.4] where time <= last {
            #expect(try abs(run.marker(at: time) - run.card(at: time)) < 1e-6, "at \(time) s")
        }
        #expect(try run.marker(at: 2.5) == 1 && run.card(at: 2.5) == 1)
    }

    private var spring: UISpringTimingParameters { UISpringTimingParameters(dampingRatio: 0.6) }

    /// This also applies if the returned animator is discarded and another one runs.
    @Test(arguments: [true, false]) func alongsideAnimationsUseThePropertyAnimatorsTiming(keeps: Bool) throws {
        let run = try SlideRun(Slide.Interruptible(spring, keeps: keeps), isDriven: false)
        try run.app.play()
        try expectStep(run)
    }

    @Test func aPropertyAnimatorThatIsOnlyStartedProvidesItsTiming() throws {
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
    func animationBlocksProvideTheirCurve(options: UIView.AnimationOptions) throws {
        let animator = Slide { move, end in
            UIView.animate(withDuration: 0.5, delay: 0, options: options, animations: move) { _ in end() }
        }
        let run = try SlideRun(animator, isDriven: false)
        try run.app.play()
        try expectStep(run)
    }

    @Test func aSpringKeepsItsDuration() throws {
        let animator = Slide { move, end in
            UIView.animate(springDuration: 0.5, bounce: 0.3, animations: move) { _ in end() }
        }
        let run = try SlideRun(animator, isDriven: false)
        try run.app.play()
        try expectStep(run)
    }

    /// Alongside animations take the transition's duration with the curve of the longest block.
    @Test func aShorterBlockDoesNotProvideTheTiming() throws {
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

    /// Explicit animations have no curve that the transition could determine.
    @Test func withoutABlockAlongsideAnimationsEaseInAndOut() throws {
        let animator = Slide { move, end in
            move()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { end() }
        }
        let run = try SlideRun(animator, isDriven: false)
        try run.app.play()
        #expect(try abs(run.marker(at: 1.125) - 0.129162) < 1e-5)
    }

    // MARK: Cancelled

    private var blocks: Slide {
        Slide { move, end in UIView.animate(withDuration: 0.5, animations: move) { _ in end() } }
    }

    private func drive(_ run: SlideRun) throws {
        run.app.at(1.1) { run.driver.update(0.4) }
        run.app.at(1.2) { run.driver.cancel() }
        try run.app.play()
    }

    /// The animator's changes are reverted; alongside changes belong to the application.
    @Test func alongsideChangesAreNotRevertedOnCancellation() throws {
        let run = try SlideRun(blocks, isDriven: true)
        try drive(run)
        #expect(try abs(run.marker(at: 1.15) - 0.4) < 1e-6)
        #expect(try run.marker(at: 1.399) < 0.01)
        #expect(run.app.notes == ["1.4 presented false"])
        #expect(run.marker.center.x == 100)
        #expect(try run.marker(at: 1.4) == 1)
        #expect(run.card.view.frame.minY == 400)
    }

    /// An application that reverts them sees no intermediate state.
    @Test func revertingThemInTheCompletionDoesNotFlash() throws {
        let run = try SlideRun(blocks, isDriven: true) { run, context in
            if context.isCancelled { run.marker.center.x = 0 }
        }
        try drive(run)
        for frame in 0...60 { #expect(try run.marker(at: 1.3 + Double(frame) / 120) < 0.201) }
        #expect(try run.marker(at: 1.4) == 0)
    }

    /// The animator has more to do before it completes; until then, alongside changes stay at their start.
    @Test func theCompletionWaitsForTheEndOfTheTransition() throws {
        let animator = Slide { move, end in
            UIView.animate(withDuration: 0.5, animations: move) { _ in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { end() }
            }
        }
        let run = try SlideRun(animator, isDriven: true)
        try drive(run)
        #expect(run.app.notes == ["1.7 presented false"])
        for time in [1.4, 1.5, 1.69] { #expect(try run.marker(at: time) == 0, "at \(time) s") }
        #expect(try run.marker(at: 1.7) == 1)
    }

    /// A reversed property animator restores the initial values of everything it animates, including alongside
    /// animations.
    @Test func aPropertyAnimatorRevertsThem() throws {
        let run = try SlideRun(Slide.Interruptible(spring), isDriven: true)
        try drive(run)
        #expect(try run.marker(at: 1.15) > 0.1 && run.marker(at: 1.15) == run.card(at: 1.15))
        #expect(try run.marker(at: 1.19) > 0.1)
        #expect(run.marker.center.x == 0)
        #expect(try run.marker(at: 2) == 0)
    }
}
