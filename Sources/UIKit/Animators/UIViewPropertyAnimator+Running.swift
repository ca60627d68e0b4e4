internal import FrameTiming
internal import QuartzCore

// What happens between the calls: the run, and the animations that follow it.
extension UIViewPropertyAnimator {
    /// Collects what the blocks change.
    func activate() {
        state = .active
        let waiting = blocks
        blocks = []
        for (block, delayFactor) in waiting { collect(block, begin: delayFactor) }
    }

    func collect(_ block: () -> Void, begin: Double) {
        let collector = Collector(self, begin: begin)
        AnimationScope.with(collector, block)
        changes += collector.changes
    }

    /// Runs from `time` on; before it, a delay, the start shows.
    func start(at time: MediaTime) {
        progress = .running(since: time)
        follow()
    }

    /// Seconds along the run's curve.
    var position: Double {
        switch progress {
        case .notBegun: run.offset
        case .running(let since): run.position(after: max(0, (Stage.current.now - since).seconds))
        case .paused(let position): position
        case .scrubbed(let fraction): scrubsLinearly ? run.position(ofShare: fraction) : fraction * run.duration
        }
    }

    var timeFraction: Double { run.duration > 0 ? position / run.duration : 1 }

    /// The share of its way at which a change is now.
    func currentShare(_ change: AnimatedChange) -> Double {
        if case .scrubbed(let fraction) = progress, scrubsLinearly { return change.localFraction(fraction) }
        switch run.kind {
        case .original:
            return run.curve.value(at: change.localFraction(timeFraction))
        case .redirected:
            return run.share(at: position)
        }
    }

    /// Makes every animation show what the run says, and plans its end.
    func follow() {
        cancelEnd()
        guard case .running(let since) = progress else {
            for change in changes { change.hold(at: currentShare(change)) }
            return
        }
        let wait = max(0, (since - Stage.current.now).seconds)
        for change in changes { follow(change, wait) }
        let ending = max(since, Stage.current.now) + MediaTime(seconds: run.remaining)
        end = Stage.current.schedule(at: ending) { self.didEnd() }
    }

    private func follow(_ change: AnimatedChange, _ wait: Double) {
        switch run.kind {
        case .original:
            let window = max((1 - change.begin) * run.duration, .leastNormalMagnitude)
            if run.isReversed {
                change.run(
                    from: 0, to: 1, curve: .backwards(run.curve), duration: window,
                    offset: wait + run.offset - run.duration)
            } else {
                change.run(
                    from: 0, to: 1, curve: run.curve, duration: window,
                    offset: wait + change.begin * run.duration - run.offset)
            }
        case .redirected(let start):
            change.run(
                from: start, to: run.isReversed ? 0 : 1, curve: run.curve, duration: run.duration,
                offset: wait - run.offset)
        }
    }

    func turnRound(_ reversed: Bool) {
        let here = position
        let share = run.share(at: here)
        let wasRunning = isRunning
        switch run.kind {
        case .original:
            run.offset = here
            run.isReversed = reversed
        case .redirected:
            run = AnimatorRun(
                kind: .redirected(from: share), curve: run.curve, duration: run.duration, offset: 0,
                isReversed: reversed)
        }
        guard state == .active, wasRunning else { return }
        start(at: Stage.current.now)
    }

    func goOn(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
        let here = position
        if parameters == nil, durationFactor == 0 {
            run.offset = here
        } else {
            let pace = parameters?.pace
            let asked = durationFactor == 0 ? max(run.remaining, 0) : durationFactor * duration
            let share = run.share(at: here)
            run = AnimatorRun(
                kind: .redirected(from: share), curve: pace?.curve(asked) ?? curve,
                duration: pace?.duration(asked) ?? asked, offset: 0, isReversed: run.isReversed)
        }
        start(at: Stage.current.now)
    }

    // MARK: Ending

    private func didEnd() {
        end = nil
        progress = .paused(at: run.position(after: run.remaining))
        if pausesOnCompletion { return follow() }
        finish(at: run.isReversed ? .start : .end)
    }

    func cancelEnd() {
        if let end { Stage.current.cancel(end) }
        end = nil
    }

    func finish(at position: UIViewAnimatingPosition) {
        for change in changes {
            change.detach()
            switch position {
            case .start: change.settle(at: 0)
            case .end: change.settle(at: 1)
            case .current: break
            }
        }
        let waiting = completions
        reset()
        waiting.forEach { $0(position) }
    }

    func reset() {
        cancelEnd()
        changes = []
        completions = []
        progress = .notBegun
        run = AnimatorRun(kind: .original, curve: curve, duration: duration, offset: 0, isReversed: false)
        state = .inactive
    }

    /// Takes what a block changes.
    private final class Collector: AnimationCollector {
        let duration: Double
        let curve: TimingCurve
        private let begin: Double
        private(set) var changes: [AnimatedChange] = []

        init(_ animator: UIViewPropertyAnimator, begin: Double) {
            duration = animator.duration
            curve = animator.curve
            self.begin = begin
        }

        func collect(_ change: PropertyChange) {
            changes.append(AnimatedChange(change, begin: begin))
        }
    }
}
