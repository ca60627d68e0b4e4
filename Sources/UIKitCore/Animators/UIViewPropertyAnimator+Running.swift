internal import FrameTiming
internal import QuartzCore

// The run of the animator and the layer animations that follow it.
extension UIViewPropertyAnimator {
    /// Runs the pending blocks and collects their changes.
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
            collector.changes.forEach { $0.bendSpan(at: 0, run.curveValue(at: position), towards: run.end) }
        }
        if run.isReversed { collector.changes.forEach { $0.turnBack(at: currentProgress($0)) } }
        collector.changes.forEach { $0.allowsTouches = isUserInteractionEnabled }
        changes += collector.changes
    }

    /// Starts the run at `time`. Until then, the initial values stay visible.
    func start(at time: MediaTime) {
        phase = .running(since: time)
        follow()
    }

    /// The current position on the run's curve, in seconds.
    var position: Double {
        switch phase {
        case .notBegun: run.offset
        case .running(let since): run.position(after: max(0, (stage.loop.now - since).seconds))
        case .paused(let position): position
        case .scrubbed(let fraction): scrubsLinearly ? run.position(ofProgress: fraction) : fraction * run.duration
        }
    }

    var timeFraction: Double { run.duration > 0 ? position / run.duration : 1 }

    /// The completed fraction from start to end, 0…1, regardless of direction. It is the progress of the values if the
    /// run is paused or scrubbed linearly, and the fraction of the duration otherwise.
    var completedFraction: Double {
        switch phase {
        case .notBegun: run.isReversed ? 1 : 0
        case .running: run.kind == .original ? timeFraction : run.progress(at: position)
        case .paused(let position):
            scrubsLinearly || run.kind != .original ? run.progress(at: position) : timeFraction
        case .scrubbed(let fraction): fraction
        }
    }

    /// The progress of a change that spans the whole run.
    private var progress: Double {
        if case .scrubbed(let fraction) = phase, scrubsLinearly { return fraction }
        return run.progress(at: position)
    }

    /// The current value of the curve for `change`.
    private func curveValue(_ change: AnimatedChange) -> Double {
        switch run.kind {
        case .original: run.curveValue(at: change.localFraction(timeFraction) * run.duration)
        case .redirected: run.curveValue(at: position)
        }
    }

    func currentProgress(_ change: AnimatedChange) -> Double {
        if case .scrubbed(let fraction) = phase, scrubsLinearly { return change.localFraction(fraction) }
        return change.progress(at: curveValue(change))
    }

    /// The progress of a change from which another one takes over: 0 before the run begins, even in reverse.
    private func progress(of change: AnimatedChange) -> Double {
        if case .notBegun = phase { return 0 }
        return currentProgress(change)
    }

    /// Updates all animations to match the run and schedules its end.
    func follow() {
        cancelEnd()
        guard case .running(let since) = phase else {
            for change in changes { change.hold(at: currentProgress(change)) }
            return
        }
        let wait = max(0, (since - stage.loop.now).seconds)
        let behind = max(0, (stage.loop.now - since).seconds)
        for change in changes { follow(change, wait - behind) }
        let ending = since + MediaTime(seconds: run.remaining)
        end = stage.loop.schedule(at: ending) { self.didEnd() }
    }

    /// - Parameter wait: The number of seconds until the segment begins, negative if it has already begun.
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

    func reverse(_ reversed: Bool) {
        guard state == .active else {
            run.isReversed = reversed
            return
        }
        let here = position
        let wasRunning = isRunning
        if wasRunning { phase = .paused(at: here) }
        if reversed { changes.forEach { $0.turnBack(at: currentProgress($0)) } }
        switch run.kind {
        case .original:
            run.isReversed = reversed
            resumeAlongCurve()
        case .redirected:
            let progresses = changes.map(currentProgress)
            run = AnimatorRun(
                kind: .redirected(from: run.progress(at: here)), curve: run.curve, duration: run.duration, offset: 0,
                isReversed: reversed)
            for (change, progress) in zip(changes, progresses) { change.startSpan(at: progress, towards: run.end) }
            if !wasRunning { phase = .paused(at: 0) }
        }
        if wasRunning { start(at: stage.loop.now) }
    }

    func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
        if parameters == nil, durationFactor == 0 {
            if run.kind == .original { resumeAlongCurve() } else { run.offset = position }
        } else {
            let pace = parameters?.pace
            let asked = durationFactor == 0 ? max(remaining, 0) : durationFactor * duration
            let progresses = changes.map(currentProgress)
            run = AnimatorRun(
                kind: .redirected(from: progress), curve: pace?.curve(asked) ?? curve,
                duration: pace?.duration(asked) ?? asked, offset: 0, isReversed: run.isReversed)
            for (change, progress) in zip(changes, progresses) { change.startSpan(at: progress, towards: run.end) }
        }
        start(at: stage.loop.now)
    }

    /// Continues the original segment from the current state in its current direction.
    private func resumeAlongCurve() {
        let progresses = changes.map(currentProgress)
        let curveValues = changes.map(curveValue)
        for (change, (progress, curveValue)) in zip(changes, zip(progresses, curveValues)) {
            change.bendSpan(at: progress, curveValue, towards: run.end)
        }
        run.offset = position
    }

    /// The time left in the current direction, in seconds.
    private var remaining: Double { run.remaining(from: position) }

    // MARK: Ending

    private func didEnd() {
        end = nil
        phase = .paused(at: run.position(after: run.remaining))
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
        case .start: changes.reversed().forEach { $0.restore() }
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
        phase = .notBegun
        run = AnimatorRun(kind: .original, curve: curve, duration: duration, offset: 0, isReversed: false)
        state = .inactive
    }

    /// Collects the changes of one block.
    private final class Collector: AnimationCollector {
        let timing: BlockTiming
        private let begin: Double
        private(set) var changes: [AnimatedChange] = []
        private let animator: UIViewPropertyAnimator

        init(_ animator: UIViewPropertyAnimator, begin: Double) {
            timing = BlockTiming(duration: animator.duration, curve: animator.curve)
            self.begin = begin
            self.animator = animator
        }

        /// Collects a change. One that is not additive takes over from the current animation of its property, if there
        /// is one; see facts/taking-over.
        func collect(_ change: PropertyChange) {
            guard !change.isAdditive else { return changes.append(AnimatedChange(change, begin: begin)) }
            let earlier = (animator.changes + changes).last { $0.isInForce(for: change) }
            let shown = change.layer.takeOver(change.property)
            if let earlier {
                changes.append(AnimatedChange(change, begin: begin, after: earlier, at: animator.progress(of: earlier)))
            } else {
                changes.append(AnimatedChange(change, begin: begin, startingAt: shown))
            }
        }

        func takesOver(_ completion: ((Bool) -> Void)?) -> Bool {
            if let completion { animator.addCompletion { completion($0 == .end) } }
            return true
        }
    }
}
