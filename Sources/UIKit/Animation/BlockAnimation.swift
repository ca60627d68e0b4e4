internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// One `UIView.animate` block: animates what is changed inside it, and runs the completion when all of it has ended.
@MainActor final class BlockAnimation: AnimationCollector {
    let duration: Double
    let delay: Double
    let curve: TimingCurve
    let options: UIView.AnimationOptions
    /// How often, with the option `repeat`.
    var repeatCount: Float = .infinity
    private let reference: StageReference
    private let completion: ((Bool) -> Void)?
    private var running = 0
    private var allFinished = true
    /// What was changed, for `layoutSubviews`.
    private var layers: [CALayer] = []

    init(
        duration: Double, delay: Double, curve: TimingCurve, options: UIView.AnimationOptions,
        on stage: Stage, completion: ((Bool) -> Void)?
    ) {
        reference = StageReference(stage)
        self.duration = duration
        self.delay = delay
        self.curve = stage.applicationState.animationScope.isFlattened ? .linear : curve
        self.options = options
        self.completion = completion
    }

    var inheritedOptions: UIView.AnimationOptions { options.intersection(.inherited) }

    /// Runs `changes` in this block. Where nothing moves, the completion comes on the next turn.
    func run(_ changes: () -> Void) {
        reference.stage.applicationState.animationScope.with(self) {
            changes()
            if options.contains(.layoutSubviews) { layers.forEach { $0.layoutIfNeeded() } }
        }
        finishIfNothingMoves()
    }

    /// Animates changes that were collected before.
    func run(collected changes: [PropertyChange]) {
        changes.forEach(collect)
        finishIfNothingMoves()
    }

    private func finishIfNothingMoves() {
        if running == 0 { reference.stage.loop.scheduleNow { self.completion?(true) } }
    }

    func collect(_ change: PropertyChange) {
        if !layers.contains(where: { $0 === change.layer }) { layers.append(change.layer) }
        guard change.expressed(change.old) != nil else { return change.noteThatNothingCanBeAdded() }
        let animation = change.makeAnimation()
        change.setWay(of: animation, from: 0, to: 1)
        if options.contains(.beginFromCurrentState), !change.isAdditive, let straight = animation as? CABasicAnimation {
            straight.fromValue = change.shown.objectValue
        }
        animation.duration = duration
        animation.delay = delay
        animation.curve = curve
        if options.contains(.repeat) { animation.repeatCount = repeatCount }
        animation.autoreverses = options.contains(.autoreverse)
        begin(animation, on: change.layer, forKey: change.layer.key(for: change))
    }

    /// Starts an animation that this block's completion waits for.
    func begin(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
        running += 1
        animation.onStop = { finished in self.didStop(finished: finished) }
        layer.add(animation, forKey: key)
    }

    /// Counts a block inside as one more thing that moves; it has ended with a call of the result.
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
    /// The key an animation of `change` goes by: the property's name, so that it replaces one before; for additive ones,
    /// which all run on, `position`, `position-2`, `position-3` …
    func key(for change: PropertyChange) -> String {
        let name = change.property.keyPath
        let taken = Set(change.isAdditive ? animationKeys() ?? [] : [])
        guard taken.contains(name) else { return name }
        return sequence(first: 2) { $0 + 1 }.lazy.map { "\(name)-\($0)" }.first { !taken.contains($0) } ?? name
    }
}
