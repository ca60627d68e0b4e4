import FrameLayers
import FrameTiming
import QuartzCore
import Testing
import UIKit

/// What holds for every push, pop and change of tabs, whoever moves it and whose hand is on it.
@MainActor @Suite struct ContainerLawTests {
    private func played(_ transition: ContainerCase) throws -> ContainerRun {
        let run = try ContainerRun(transition)
        try run.app.play()
        return run
    }

    private func calls(_ run: ContainerRun, of controller: UIViewController) -> [String] {
        run.app.stage.transcript.events
            .filter { $0.kind == .callback && $0.subject == "\(type(of: controller))" }.map(\.event)
            .filter { event in AppearanceCalls.names.contains { event.hasPrefix($0 + "(") } }
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

    @Test(arguments: ContainerCase.all) func everythingEndsOnce(transition: ContainerCase) throws {
        let run = try played(transition)
        let isAnimated = transition.operation != .tab || transition.mover != .builtIn
        #expect(run.completions == [transition.interaction.isCancelled])
        let ends = run.app.transcript([.request]).filter { $0.contains("completeTransition") }
        #expect(ends.count == (isAnimated ? 1 : 0))
        #expect(run.list.transitionCoordinator == nil && run.card.transitionCoordinator == nil)
    }

    /// After a cancelled change all is as before, to the last byte; after another, the other side fills the same place.
    @Test(arguments: ContainerCase.all) func theTreeIsAsDeclared(transition: ContainerCase) throws {
        let run = try played(transition)
        let timeline = try #require(run.app.stage.timeline)
        func frame(_ seconds: Double) -> String { "\(timeline.displayList(at: MediaTime(seconds: seconds)).items)" }
        if transition.interaction.isCancelled {
            #expect(run.after == run.before)
            #expect(frame(2.9) == frame(0.9))
            #expect(run.card.parent != nil || transition.operation == .push)
        } else {
            #expect(run.after != run.before)
            #expect(run.to.view.alpha == 1 && run.to.parent != nil)
            #expect((run.card.parent == nil) == (transition.operation == .pop))
        }
    }

    @Test(arguments: ContainerCase.all) func callbacksComeInOrder(transition: ContainerCase) throws {
        let run = try played(transition)
        let isAnimated = transition.operation != .tab || transition.mover != .builtIn
        let events = run.app.stage.transcript.events.filter { $0.time.seconds >= 1 }
        let lines = events.map { "\($0.subject) \($0.event)" }
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
        #expect((starts != nil) == isAnimated)
    }
}
