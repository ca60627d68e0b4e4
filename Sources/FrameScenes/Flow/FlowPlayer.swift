package import FrameTiming
package import QuartzCore
internal import UIKit

/// Performs the steps of a flow, one after the other.
///
/// The screen is at rest when no animation, transition, gesture or scrolling is in progress and nothing else remains to
/// be done at that instant. Animations that repeat forever do not count, and neither do timers, delayed blocks, display
/// links, tasks and times scheduled by the application or the scene. A step that touches the screen begins ``gap``
/// seconds after the screen comes to rest and shows what the step needs; a step that only waits or looks begins at
/// rest. A step with a time begins at that time, or when the preceding step has ended, without waiting for rest. As
/// long as something is scheduled, a step waits for what it needs, up to ``limit`` seconds; otherwise it fails at once.
@MainActor package final class FlowPlayer {
    /// Seconds from rest to a touch. This is longer than the time between the taps of a double tap, so that two taps
    /// remain separate.
    nonisolated package static let gap = 0.4
    /// Seconds after which a step that could not begin fails.
    nonisolated package static let limit = 10.0

    /// The action of a step once it begins. It calls its argument when it has ended.
    package typealias Performance = @MainActor (_ ended: @escaping @MainActor () -> Void) -> Void

    /// Reason why the flow ended early.
    package private(set) var failure: StepError?
    /// Time at which the flow has ended, one gap after the effects of its last step.
    package private(set) var end: MediaTime?
    /// Performs the actions of the scene that stand among the steps.
    var perform: @MainActor (PlacedAction, _ ended: @escaping @MainActor () -> Void) -> Void = { _, ended in ended() }
    private unowned let stage: Stage
    private var waiting: [(step: FlowStep, ended: @MainActor () -> Void)] = []
    private var current: FlowStep?
    private var whenEnded: @MainActor () -> Void = {}
    /// Number of the current step, starting at 1.
    private var number = 0
    private var isPlaying = false
    private var deadline: EventToken?

    package init(on stage: Stage) {
        self.stage = stage
    }

    /// Adds a step at the end of the flow.
    ///
    /// - Parameter ended: Called when the step has ended, before the next one begins.
    package func add(_ step: FlowStep, ended: @escaping @MainActor () -> Void = {}) {
        waiting.append((step, ended))
        guard !isPlaying else { return }
        isPlaying = true
        stage.loop.scheduleNow(of: .application) { self.proceed() }
    }

    var application: ApplicationState { stage.applicationState }
    var loop: EventLoop { stage.loop }
    var reader: ScreenReader { ScreenReader(stage.applicationState) }

    // MARK: Order

    private func proceed() {
        guard failure == nil else { return }
        guard !waiting.isEmpty else { return stop() }
        let (step, ended) = waiting.removeFirst()
        (current, whenEnded) = (step, ended)
        number += 1
        guard let start = step.start else { return begin(step) }
        // Begin one turn later than events at that time, like actions of the world.
        loop.schedule(at: MediaTime(seconds: start), of: .application) {
            self.loop.scheduleNow(of: .application) { self.beginAtOnce(step) }
        }
    }

    /// Ends the flow one gap after the effects of the last step.
    private func stop() {
        isPlaying = false
        loop.whenAtRest { self.loop.schedule(after: Self.gap, of: .application) { self.end = self.loop.now } }
    }

    private func begin(_ step: FlowStep) {
        whenSettled(within: step.action.limit, missing: { self.miss(of: step) }) {
            if step.action.hasGap { self.pause(before: step) } else { self.beginAtOnce(step) }
        }
    }

    private func pause(before step: FlowStep) {
        loop.schedule(after: Self.gap, of: .application) {
            if self.loop.isMoving || self.miss(of: step) != nil { self.begin(step) } else { self.beginAtOnce(step) }
        }
    }

    private func beginAtOnce(_ step: FlowStep) {
        do throws(StepError.Reason) {
            let performance = try step.action.performance(on: self)
            stage.diagnostics.trace("step \(number)", .step(step.action.words))
            performance {
                self.whenEnded()
                self.proceed()
            }
        } catch {
            fail(error)
        }
    }

    private func miss(of step: FlowStep) -> StepError.Reason? {
        do throws(StepError.Reason) {
            _ = try step.action.performance(on: self)
            return nil
        } catch {
            return error
        }
    }

    // MARK: Rest

    /// Runs `body` when the screen is at rest and `missing` returns nothing, or ends the flow with the reason why it
    /// could not.
    func whenSettled(
        within limit: Double = FlowPlayer.limit, missing: @escaping @MainActor () -> StepError.Reason? = { nil },
        _ body: @escaping @MainActor () -> Void
    ) {
        let deadline = loop.schedule(after: limit, of: .application) {
            self.deadline = nil
            self.fail(self.motion ?? missing() ?? .moving("the screen does not come to rest"))
        }
        self.deadline = deadline
        func look(afterAnotherEvent: Bool) {
            loop.whenAtRest(afterAnotherEvent: afterAnotherEvent) {
                guard self.deadline == deadline else { return }
                guard self.stage.diagnostics.motions.isEmpty else { return look(afterAnotherEvent: true) }
                if let reason = missing() {
                    // If the deadline is the only remaining event, nothing can change any more.
                    if self.loop.eventCount == 1 { return self.fail(reason) }
                    return look(afterAnotherEvent: true)
                }
                self.endWaiting()
                body()
            }
        }
        look(afterAnotherEvent: false)
    }

    private func endWaiting() {
        if let deadline { loop.cancel(deadline) }
        deadline = nil
    }

    private var motion: StepError.Reason? {
        let motions = stage.diagnostics.motions
        if !motions.isEmpty { return .moving(motions.joined(separator: " ")) }
        guard loop.isMoving else { return nil }
        return .moving(
            "an animation is still running after \(Int(Self.limit)) s; give the step a time with start, or shorten the animation"
        )
    }

    func fail(_ reason: StepError.Reason) {
        endWaiting()
        guard failure == nil, let current else { return }
        let error = StepError(
            number: number, step: current.action.words, time: loop.now.seconds, reason: reason, onScreen: reader.names)
        failure = error
        stage.diagnostics.fail(.missed(error.message))
    }
}
