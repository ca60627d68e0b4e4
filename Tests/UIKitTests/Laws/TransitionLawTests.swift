import FrameLayers
import FrameTiming
import QuartzCore
import Testing
import UIKit

/// Laws for every presentation and dismissal, with all animators and interactions.
@MainActor @Suite struct TransitionLawTests {
    private func played(_ transition: TransitionCase) throws -> TransitionRun {
        let run = try TransitionRun(transition)
        try run.app.play()
        return run
    }

    private func calls(_ run: TransitionRun, of controller: UIViewController) -> [TraceCall] {
        run.app.stage.diagnostics.trace
            .filter { $0.kind == .callback && $0.subject == "\(type(of: controller))" }.compactMap(\.call)
            .filter { AppearanceCalls.names.contains($0.name) }
    }

    @Test func allCombinationsAreCovered() {
        // Present and dismiss, removed and kept; three built-in motions without a hand, two of an application's in five
        // ways; and the partial curl, which removes.
        #expect(TransitionCase.all.count == 2 * 2 * (3 + 2 * 5) + 2)
    }

    @Test(arguments: TransitionCase.all) func appearanceCallsAreBalanced(transition: TransitionCase) throws {
        let run = try played(transition)
        let isUp = (transition.operation == .present) != transition.interaction.isCancelled
        for (controller, isShown) in [(run.list, !(isUp && transition.removesPresenter)), (run.card, isUp)]
            as [(UIViewController, Bool)]
        {
            let calls = AppearanceCalls(calls(run, of: controller))
            #expect(calls.mistake == nil, "\(controller): \(calls.mistake ?? "")")
            #expect(calls.isOn == isShown)
            #expect((controller.view.window != nil) == isShown)
        }
        if !transition.removesPresenter {
            #expect(calls(run, of: run.list).count == 3, "a presenter that stays hears nothing")
        }
    }

    @Test(arguments: TransitionCase.all) func everyCompletionIsCalledOnce(transition: TransitionCase) throws {
        let run = try played(transition)
        #expect(run.completions == 1)
        #expect(run.coordinatorCompletions == [transition.interaction.isCancelled])
        let hands: [Bool] =
            switch transition.interaction {
            case .none: []
            case .finished, .cancelled: [false]
            case .pausedThenFinished, .pausedThenCancelled: [true, false]
            }
        #expect(run.interactionChanges == hands)
        #expect(run.app.traceLines([.request]).filter { $0.contains("completeTransition") }.count == 1)
        #expect(run.card.transitionCoordinator == nil && run.list.transitionCoordinator == nil)
        #expect(!run.card.isBeingPresented && !run.card.isBeingDismissed)
    }

    /// The tree, the frames, and the visible content are byte-for-byte as before after a canceled transition.
    @Test(arguments: TransitionCase.all) func theTreeIsAsDeclared(transition: TransitionCase) throws {
        let run = try played(transition)
        let timeline = try #require(run.app.stage.committer.timeline)
        func frame(_ seconds: Double) -> String {
            "\(timeline.displayList(at: MediaTime(seconds: seconds)).items)"
        }
        if transition.interaction.isCancelled {
            #expect(run.after == run.before)
            #expect(frame(2.9) == frame(0.9))
        } else {
            #expect(run.after != run.before)
            let isUp = transition.operation == .present
            #expect((run.card.presentingViewController === run.list) == isUp)
            #expect((run.card.presentationController != nil) == isUp)
            #expect(run.app.window.subviews.count == (isUp ? transition.removesPresenter ? 1 : 2 : 1))
            #expect(run.card.view.frame == run.app.window.bounds || !isUp)
            #expect(run.card.view.alpha == 1 && run.list.view.alpha == 1)
        }
    }

    /// The callbacks documented by the guide, in its order.
    @Test(arguments: TransitionCase.all) func callbacksComeInOrder(transition: TransitionCase) throws {
        let run = try played(transition)
        let events = run.app.stage.diagnostics.trace.filter { $0.time.seconds >= 1 }
            .map(TracePrinter.text(of:))
        let isPresenting = transition.operation == .present
        let begins = isPresenting ? "presentationTransitionWillBegin()" : "dismissalTransitionWillBegin()"
        let isCancelled = transition.interaction.isCancelled
        let starts =
            transition.interaction.startsInHand ? "startInteractiveTransition(_:)" : "animateTransition(using:)"
        let order = [
            isPresenting ? "present(Card, animated: true)" : "dismiss(animated: true)", begins,
            isPresenting ? "viewWillAppear(true)" : "viewWillDisappear(true)", starts,
            "completeTransition(\(!isCancelled))",
            isPresenting != isCancelled ? "viewDidAppear(true)" : "viewDidDisappear(true)",
            isPresenting
                ? "presentationTransitionDidEnd(\(!isCancelled))" : "dismissalTransitionDidEnd(\(!isCancelled))",
            "animationEnded(\(!isCancelled))", isPresenting ? "present completion" : "dismiss completion",
        ]
        var rest = events[...]
        for wanted in order {
            let index = try #require(rest.firstIndex(of: wanted), "\(wanted) is missing, or comes too early")
            rest = rest[(index + 1)...]
        }
    }

    @Test(arguments: TransitionCase.all) func everyFrameShowsOneSideOrTheOther(transition: TransitionCase) throws {
        let run = try played(transition)
        // Halfway, a turning page is seen from its edge, and nothing is behind it.
        if transition.motion == .flipHorizontal { return }
        try ShownFrames(run.app).expectOneSideOrTheOther(
            ["List.view", "Card.view"], isAnimated: true, isCancelled: transition.interaction.isCancelled)
    }

    /// While a view slides, it is always between its two positions, and moves only as the gesture or the animation
    /// directs it.
    @Test(
        arguments: TransitionCase.all.filter { ![.crossDissolve, .flipHorizontal, .partialCurl].contains($0.motion) })
    func noFrameShowsWhatBelongsToNeitherSide(transition: TransitionCase) throws {
        let run = try played(transition)
        var last: Double?
        var turns = 0
        var direction = 0.0
        for frame in 54...180 {
            guard case .point(let place)? = try run.app.shown("position", of: run.card.view, at: Double(frame) / 60)
            else {
                continue
            }
            #expect(place.x == 195)
            #expect(place.y >= 422 - 1e-6 && place.y <= 422 + 844 + 1e-6, "at \(frame)/60 s")
            if let last, abs(place.y - last) > 1e-6 {
                let way = place.y > last ? 1.0 : -1
                if direction != 0, way != direction { turns += 1 }
                direction = way
            }
            last = place.y
        }
        #expect(turns == (transition.interaction.isCancelled ? 1 : 0))
    }

    /// With a linear curve, the way back takes as long as the way there, through the same positions.
    @Test(arguments: TransitionCase.all.filter { $0.interaction == .cancelled && $0.motion == .animator })
    func cancellingGoesBackAsItCame(transition: TransitionCase) throws {
        let run = try TransitionRun(transition)
        run.driver.completionCurve = .linear
        try run.app.play()
        // 0.4 of 0.4 s are 0.16 s.
        for elapsed in [0, 0.04, 0.08, 0.12, 0.159] {
            let fraction = 0.4 - elapsed / 0.4
            let wanted = 422 + 844 * (transition.operation == .present ? 1 - fraction : fraction)
            guard case .point(let place)? = try run.app.shown("position", of: run.card.view, at: 1.5 + elapsed) else {
                throw CancellationError()
            }
            #expect(abs(place.y - wanted) < 1e-6, "after \(elapsed) s")
        }
        let end = run.app.traceLines([.request]).first { $0.contains("completeTransition") }
        #expect(end?.hasPrefix("1.66 ") == true)
    }

    /// While the gesture holds the transition, it stands at its percentage, on a straight line.
    @Test(arguments: TransitionCase.all.filter { $0.interaction.startsInHand })
    func trackingIsLinear(transition: TransitionCase) throws {
        let run = try played(transition)
        let fraction = transition.operation == .present ? 0.6 : 0.4
        guard case .point(let place)? = try run.app.shown("position", of: run.card.view, at: 1.3) else {
            throw CancellationError()
        }
        #expect(abs(place.y - (422 + fraction * 844)) < 1e-6)
    }
}
