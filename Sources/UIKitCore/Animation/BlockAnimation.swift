internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// One `UIView.animate` block: animates the changes made in it and calls its completion after the last animation ends.
@MainActor final class BlockAnimation: AnimationCollector {
    let timing: BlockTiming
    /// The delay in seconds; 0 while an interactive transition begins (facts/interactive-transition).
    let delay: Double
    /// The number of repetitions. Applies only with the option `repeat`.
    var repeatCount: Float = .infinity
    private let reference: StageReference
    private let completion: ((Bool) -> Void)?
    private var running = 0
    private var allFinished = true
    /// The changed layers, which the option `layoutSubviews` lays out.
    private var layers: [CALayer] = []
    private var isChanged: Set<ObjectIdentifier> = []

    init(_ timing: BlockTiming, delay: Double = 0, on stage: Stage, completion: ((Bool) -> Void)?) {
        reference = StageReference(stage)
        let isFlattened = stage.applicationState.animationScope.isFlattened
        var timing = timing
        if isFlattened { timing.curve = .linear }
        self.timing = timing
        self.delay = isFlattened ? 0 : delay
        self.completion = completion
    }

    /// Runs `changes` in this block. If nothing animates, calls the completion on the next turn of the event loop.
    func run(_ changes: () -> Void) {
        reference.stage.applicationState.animationScope.with(self) {
            changes()
            if timing.options.contains(.layoutSubviews) { layers.forEach { $0.layoutIfNeeded() } }
        }
        finishIfNothingAnimates()
    }

    /// Animates changes collected earlier.
    func run(collected changes: [PropertyChange]) {
        changes.forEach(collect)
        finishIfNothingAnimates()
    }

    private func finishIfNothingAnimates() {
        if running == 0 { reference.stage.loop.scheduleNow { self.completion?(true) } }
    }

    func collect(_ change: PropertyChange) {
        if isChanged.insert(ObjectIdentifier(change.layer)).inserted { layers.append(change.layer) }
        guard change.represented(change.old) != nil else { return change.noteThatNothingCanBeAdded() }
        let animation = change.makeAnimation()
        change.setValues(of: animation, from: 0, to: 1)
        if timing.options.contains(.beginFromCurrentState), !change.isAdditive,
            let straight = animation as? CABasicAnimation
        {
            straight.setStart(change.shown)
        }
        animation.duration = timing.duration
        animation.delay = delay
        animation.curve = timing.curve
        if timing.options.contains(.repeat) { animation.repeatCount = repeatCount }
        animation.autoreverses = timing.options.contains(.autoreverse)
        begin(animation, on: change.layer, forKey: change.layer.key(for: change))
    }

    /// Starts an animation that the completion waits for.
    func begin(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
        running += 1
        animation.allowsTouches = timing.options.contains(.allowUserInteraction)
        animation.onStop = { finished in self.didStop(finished: finished) }
        layer.add(animation, forKey: key)
    }

    /// Makes the completion wait for a nested block, which must call the returned closure when it ends.
    func joined() -> (Bool) -> Void {
        running += 1
        return { self.didStop(finished: $0) }
    }

    private func didStop(finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        if running == 0 { completion?(allFinished) }
    }
}

extension CALayer {
    /// The key for an animation of `change`: its key path, so that the animation replaces an earlier one. Additive
    /// animations do not replace each other; their keys are `position`, `position-2`, `position-3` and so on.
    func key(for change: PropertyChange) -> String {
        let name = change.property.keyPath
        return change.isAdditive ? freeAnimationKey(name) : name
    }
}
