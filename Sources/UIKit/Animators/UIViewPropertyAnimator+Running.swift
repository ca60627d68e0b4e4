internal import FrameTiming
internal import QuartzCore

// What happens between the calls: the run, and the animations that follow it.
extension UIViewPropertyAnimator {
    /// Collects what the blocks change.
    func activate() {
        state = .active
        run.offset = run.isReversed ? run.duration : 0
        let waiting = blocks
        blocks = []
        for (block, delayFactor) in waiting { collect(block, begin: delayFactor) }
    }

    func collect(_ block: () -> Void, begin: Double) {
        let collector = Collector(self, begin: begin)
        stage.applicationState.animationScope.with(collector, block)
        if case .redirected = run.kind {
            collector.changes.forEach { $0.bendWay(at: 0, run.paced(at: position), towards: run.end) }
        }
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
        case .running(let since): run.position(after: max(0, (stage.loop.now - since).seconds))
        case .paused(let position): position
        case .scrubbed(let fraction): scrubsLinearly ? run.position(ofShare: fraction) : fraction * run.duration
        }
    }

    var timeFraction: Double { run.duration > 0 ? position / run.duration : 1 }

    /// How far the run has come from start to end, whichever way it goes, 0…1: of the way where it stands still and
    /// scrubs linearly, of the time otherwise.
    var covered: Double {
        switch progress {
        case .notBegun: run.isReversed ? 1 : 0
        case .running: run.kind == .original ? timeFraction : run.share(at: position)
        case .paused(let position):
            scrubsLinearly || run.kind != .original ? run.share(at: position) : timeFraction
        case .scrubbed(let fraction): fraction
        }
    }

    /// How far the run has come on the way.
    private var wayCovered: Double {
        if case .scrubbed(let fraction) = progress, scrubsLinearly { return fraction }
        return run.share(at: position)
    }

    /// The value of the curve for a change now.
    private func paced(_ change: AnimatedChange) -> Double {
        switch run.kind {
        case .original: run.paced(at: change.localFraction(timeFraction) * run.duration)
        case .redirected: run.paced(at: position)
        }
    }

    /// The share of its way at which a change is now.
    func currentShare(_ change: AnimatedChange) -> Double {
        if case .scrubbed(let fraction) = progress, scrubsLinearly { return change.localFraction(fraction) }
        return change.share(at: paced(change))
    }

    /// Makes every animation show what the run says, and plans its end.
    func follow() {
        cancelEnd()
        guard case .running(let since) = progress else {
            for change in changes { change.hold(at: currentShare(change)) }
            return
        }
        let wait = max(0, (since - stage.loop.now).seconds)
        let behind = max(0, (stage.loop.now - since).seconds)
        for change in changes { follow(change, wait - behind) }
        let ending = since + MediaTime(seconds: run.remaining)
        end = stage.loop.schedule(at: ending) { self.didEnd() }
    }

    /// - Parameter wait: seconds until the stretch begins; below 0 it has begun.
    private func follow(_ change: AnimatedChange, _ wait: Double) {
        switch run.kind {
        case .original:
            let window = max((1 - change.begin) * run.duration, .leastNormalMagnitude)
            if run.isReversed {
                change.run(.backwards(run.curve), duration: window, offset: wait + run.offset - run.duration)
            } else {
                change.run(run.curve, duration: window, offset: wait + change.begin * run.duration - run.offset)
            }
        case .redirected:
            change.run(run.curve, duration: run.duration, offset: wait - run.offset)
        }
    }

    func turnRound(_ reversed: Bool) {
        guard state == .active else {
            run.isReversed = reversed
            return
        }
        let here = position
        let wasRunning = isRunning
        if wasRunning { progress = .paused(at: here) }
        switch run.kind {
        case .original:
            run.isReversed = reversed
            goOnAlongCurve()
        case .redirected:
            let shares = changes.map(currentShare)
            run = AnimatorRun(
                kind: .redirected(from: run.share(at: here)), curve: run.curve, duration: run.duration, offset: 0,
                isReversed: reversed)
            for (change, share) in zip(changes, shares) { change.startWay(at: share, towards: run.end) }
            if !wasRunning { progress = .paused(at: 0) }
        }
        if wasRunning { start(at: stage.loop.now) }
    }

    func goOn(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
        if parameters == nil, durationFactor == 0 {
            if run.kind == .original { goOnAlongCurve() } else { run.offset = position }
        } else {
            let pace = parameters?.pace
            let asked = durationFactor == 0 ? max(remaining, 0) : durationFactor * duration
            let shares = changes.map(currentShare)
            run = AnimatorRun(
                kind: .redirected(from: wayCovered), curve: pace?.curve(asked) ?? curve,
                duration: pace?.duration(asked) ?? asked, offset: 0, isReversed: run.isReversed)
            for (change, share) in zip(changes, shares) { change.startWay(at: share, towards: run.end) }
        }
        start(at: stage.loop.now)
    }

    /// The original stretch goes on from here, towards the end that it runs towards now.
    private func goOnAlongCurve() {
        let shares = changes.map(currentShare)
        let paces = changes.map(paced)
        for (change, (share, paced)) in zip(changes, zip(shares, paces)) {
            change.bendWay(at: share, paced, towards: run.end)
        }
        run.offset = position
    }

    /// Seconds from here to the end that the run goes towards.
    private var remaining: Double {
        switch run.kind {
        case .original: run.isReversed ? position : run.duration - position
        case .redirected: run.duration - position
        }
    }

    // MARK: Ending

    private func didEnd() {
        end = nil
        progress = .paused(at: run.position(after: run.remaining))
        if pausesOnCompletion { return follow() }
        finish(at: run.isReversed ? .start : .end)
    }

    func cancelEnd() {
        if let end { stage.loop.cancel(end) }
        end = nil
    }

    func finish(at position: UIViewAnimatingPosition) {
        changes.forEach { $0.detach() }
        switch position {
        case .start: changes.reversed().forEach { $0.settle(at: 0) }
        case .end: changes.forEach { $0.settle(at: 1) }
        case .current: break
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
        private let animator: UIViewPropertyAnimator

        init(_ animator: UIViewPropertyAnimator, begin: Double) {
            duration = animator.duration
            curve = animator.curve
            self.begin = begin
            self.animator = animator
        }

        func collect(_ change: PropertyChange) {
            changes.append(AnimatedChange(change, begin: begin))
        }

        func takesOver(_ completion: ((Bool) -> Void)?) -> Bool {
            if let completion { animator.addCompletion { completion($0 == .end) } }
            return true
        }
    }
}
