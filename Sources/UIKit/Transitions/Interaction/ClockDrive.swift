internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// Drives a transition's animations through the clock of its container.
///
/// The animations lie in the container (and wherever coordinators animate along); while a hand drives them the container's
/// clock stands still at the time that belongs to the percentage. Letting go brings the clock to the end or the start.
@MainActor final class ClockDrive: TransitionDrive {
    private let container: CALayer
    /// When the animations began, in the container's own time, and how long they take.
    private let start: Double
    private let duration: Double
    /// What animation blocks changed, so that a cancelled transition can put it back.
    private var changes: [PropertyChange] = []
    private var rampEnd: EventToken?
    /// How many animations there were before, which run on whatever becomes of the transition.
    private let animationsBefore = Stage.current.attachmentCount

    init(container: CALayer, duration: Double) {
        self.container = container
        self.duration = duration
        start = container.currentLocalTime
    }

    /// - Parameter flattened: whether the curves of animation blocks are straight lines, as they are while a hand drives
    ///   them.
    func begin(flattened: Bool, _ animate: () -> Void, alongside: (() -> Void)?, alongsideCurve: TimingCurve) {
        AnimationScope.observing(flattened: flattened, { self.changes.append($0) }) {
            animate()
            guard let alongside else { return }
            UIView.run(
                duration: duration, delay: 0, curve: alongsideCurve, options: [], animations: alongside, completion: nil
            )
        }
    }

    /// 0…1.
    var percentComplete: Double {
        duration > 0 ? min(max((container.currentLocalTime - start) / duration, 0), 1) : 1
    }

    func hold(at percent: Double) {
        cancelRamp()
        container.freezeClock(at: start + min(max(percent, 0), 1) * duration)
    }

    /// Goes on to the end, in (1 − p) of the duration at `speed`; there the animations' completions run.
    func finish(speed: Double, pace: TransitionPace) {
        let percent = percentComplete
        ramp(to: 1, seconds: (1 - percent) * duration / usable(speed), pace.curve) {
            self.container.runClock(from: self.start + self.duration)
        }
    }

    /// Goes back to the start, in p of the duration at `speed`; there everything is as it was, and the completions run.
    func cancel(speed: Double, pace: TransitionPace) {
        let percent = percentComplete
        ramp(to: 0, seconds: percent * duration / usable(speed), pace.curve) { self.undo() }
    }

    /// The transition is over: the container's clock is its superlayer's again.
    func letGo() {
        cancelRamp()
        container.resetClock()
    }

    private func usable(_ speed: Double) -> Double { speed > 0 && speed.isFinite ? speed : 1 }

    private func ramp(
        to end: Double, seconds: Double, _ curve: TimingCurve, then finish: @escaping @MainActor () -> Void
    ) {
        cancelRamp()
        let stage = Stage.current
        let now = container.superlayer?.currentLocalTime ?? stage.now.seconds
        container.rampClock(
            ClockRamp(
                start: now, duration: seconds, from: container.currentLocalTime, to: start + end * duration,
                curve: curve))
        rampEnd = stage.schedule(at: stage.now + MediaTime(seconds: seconds)) {
            self.rampEnd = nil
            finish()
        }
    }

    private func cancelRamp() {
        if let rampEnd { Stage.current.cancel(rampEnd) }
        rampEnd = nil
    }

    private func undo() {
        for change in changes.reversed() {
            change.layer.setModel(change.property, change.old)
            change.layer.setNeedsLayout()
        }
        let elsewhere = changes.map(\.layer)
        changes = []
        for layer in [container] + elsewhere { layer.endAnimationsInSubtree(attachedAfter: animationsBefore) }
    }

    /// Lets the animations jump to their end.
    func finishAtOnce() {
        container.endAnimationsInSubtree(attachedAfter: animationsBefore)
    }
}
