import FrameLayers
import FrameTiming
import QuartzCore
import Testing
import UIKit

/// Laws for every push, pop, and tab change, with all animators and interactions.
@MainActor @Suite struct ContainerLawTests {
    private func played(_ transition: ContainerCase) throws -> ContainerRun {
        let run = try ContainerRun(transition)
        try run.app.play()
        return run
    }

    private func calls(_ run: ContainerRun, of controller: UIViewController) -> [TraceCall] {
        run.app.stage.diagnostics.trace
            .filter { $0.kind == .callback && $0.subject == "\(type(of: controller))" }.compactMap(\.call)
            .filter { AppearanceCalls.names.contains($0.name) }
    }

    @Test(arguments: ContainerCase.all) func appearanceCallsAreBalanced(transition: ContainerCase) throws {
        let run = try played(transition)
        let isBack = transition.interaction.isCancelled
        for (controller, isShown) in [(run.from, isBack), (run.to, !isBack)] {
            let calls = AppearanceCalls(calls(run, of: controller))
            #expect(calls.mistake == nil, "\(controller): \(calls.mistake ?? "")")
            #expect(calls.isOn == isShown)
            #expect((controller.viewIfLoaded?.window != nil) == isShown)
        }
    }

    @Test(arguments: ContainerCase.all) func everyTransitionEndsOnce(transition: ContainerCase) throws {
        let run = try played(transition)
        #expect(run.completions == [transition.interaction.isCancelled])
        let isSystems = transition.operation != .container
        let ends = run.app.traceLines([.request]).filter { $0.contains("completeTransition") }
        #expect(ends.count == (transition.isAnimated && isSystems ? 1 : 0))
        let told = run.app.traceLines([.callback], from: 1).filter { $0.contains("animationEnded") }
        #expect(told.count == ends.count)
        #expect(told.allSatisfy { $0.hasSuffix("animationEnded(\(!transition.interaction.isCancelled))") })
        #expect(run.list.transitionCoordinator == nil && run.card.transitionCoordinator == nil)
    }

    /// After a canceled change, everything is byte-for-byte as before; after a completed one, the other side fills the
    /// same frame.
    @Test(arguments: ContainerCase.all) func theTreeIsAsDeclared(transition: ContainerCase) throws {
        let run = try played(transition)
        let timeline = try #require(run.app.stage.committer.timeline)
        func frame(_ seconds: Double) -> String { "\(timeline.displayList(at: MediaTime(seconds: seconds)).items)" }
        if transition.interaction.isCancelled {
            #expect(run.after == run.before)
            #expect(frame(2.9) == frame(0.9))
            #expect(run.card.parent != nil || transition.operation == .push || transition.operation == .container)
        } else {
            #expect(run.after != run.before)
            #expect(run.to.view.alpha == 1 && run.to.parent != nil)
            #expect((run.card.parent == nil) == (transition.operation == .pop))
        }
    }

    /// Only the view of the visible controller remains, in its frame.
    @Test(arguments: ContainerCase.all) func theContainerContainsTheViewsItShows(transition: ContainerCase) throws {
        let run = try played(transition)
        let staying = transition.interaction.isCancelled ? run.from : run.to
        #expect(run.shown === staying && run.isSettled && run.holdsItsChildren)
        #expect(run.views == [staying.view])
        #expect(staying.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && staying.view.alpha == 1)
    }

    @Test(arguments: ContainerCase.all)
    func everyFrameShowsOnlyTheTwoSides(transition: ContainerCase) throws {
        let run = try played(transition)
        try ShownFrames(run.app).expectOneSideOrTheOther(
            ["List.view", "Card.view"], isAnimated: transition.isAnimated,
            isCancelled: transition.interaction.isCancelled)
        guard transition.motion != .builtIn || transition.operation == .container else { return }
        // The view is always between its two positions, and reverses only on request.
        var (last, direction, turns): (Double?, Double, Int) = (nil, 0, 0)
        for frame in 54...180 {
            let time = Double(frame) / 60
            guard let place = try run.app.shown("position", of: run.moving, at: time)?.point else { continue }
            #expect(place.x == 195)
            #expect(place.y >= 422 - 1e-6 && place.y <= 422 + 844 + 1e-6, "at \(time) s")
            if let last, abs(place.y - last) > 1e-6 {
                let way = place.y > last ? 1.0 : -1
                if direction != 0, way != direction { turns += 1 }
                direction = way
            }
            last = place.y
        }
        #expect(turns == (transition.interaction.isCancelled ? 1 : 0))
    }

    /// While the gesture holds the change, it stands at its progress, on a straight line.
    @Test(arguments: ContainerCase.all.filter { $0.interaction.startsInHand })
    func trackingIsLinear(transition: ContainerCase) throws {
        let run = try played(transition)
        let place = try #require(try run.app.shown("position", of: run.moving, at: 1.3)?.point)
        let fraction = transition.operation == .pop ? 0.4 : 0.6
        #expect(abs(place.y - (422 + fraction * 844)) < 1e-6)
    }

    @Test func allCombinationsAreCovered() {
        // Four changes: built-in without a hand, an animator and one that can be interrupted in five ways each; but no
        // hand for the animator of a container of one's own.
        #expect(ContainerCase.all.count == 4 * (1 + 2 * 5) - 4)
    }

    @Test(arguments: ContainerCase.all) func callbacksComeInOrder(transition: ContainerCase) throws {
        let run = try played(transition)
        let isAnimated = transition.isAnimated
        let events = run.app.stage.diagnostics.trace.filter { $0.time.seconds >= 1 }
        let lines = events.map { "\($0.subject) \(TracePrinter.text(of: $0))" }
        let cancelled = transition.interaction.isCancelled
        let (from, to) = ("\(type(of: run.from))", "\(type(of: run.to))")
        var rest = lines[...]
        for wanted in [
            "\(from) viewWillDisappear(\(isAnimated))", "\(to) viewWillAppear(\(isAnimated))",
            cancelled ? "\(to) viewDidDisappear(\(isAnimated))" : "\(from) viewDidDisappear(\(isAnimated))",
            cancelled ? "\(from) viewDidAppear(\(isAnimated))" : "\(to) viewDidAppear(\(isAnimated))",
        ] {
            let index = try #require(rest.firstIndex(of: wanted), "\(wanted) is missing, or comes too early")
            rest = rest[(index + 1)...]
        }
        let starts = lines.firstIndex {
            $0.hasSuffix("animateTransition(using:)") || $0.hasSuffix("startInteractiveTransition(_:)")
        }
        #expect((starts != nil) == (isAnimated && transition.operation != .container))
    }
}
