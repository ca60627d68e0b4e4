internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// One property that a property animator moves, and the animation that does it now.
@MainActor final class AnimatedChange {
    private let change: PropertyChange
    /// When it begins to move, as a share of the animator's whole run.
    let begin: Double
    private var attachment: AnimationAttachment?

    init(_ change: PropertyChange, begin: Double) {
        self.change = change
        self.begin = begin
    }

    /// Where this change is when the animator's run is at `fraction`: both 0…1.
    func localFraction(_ fraction: Double) -> Double {
        guard begin < 1 else { return fraction < 1 ? 0 : 1 }
        return min(max((fraction - begin) / (1 - begin), 0), 1)
    }

    /// Stands still at `share` of the way.
    func hold(at share: Double) {
        animate { animation in
            self.setWay(of: animation, from: share, to: share)
            animation.speed = 0
            animation.timeOffset = 0
            animation.duration = 1
            animation.curve = .linear
        }
    }

    /// Goes from one share of the way to another, beginning `offset` seconds from now (before now when negative).
    func run(from start: Double, to end: Double, curve: TimingCurve, duration: Double, offset: Double) {
        animate { animation in
            self.setWay(of: animation, from: start, to: end)
            animation.speed = 1
            animation.timeOffset = 0
            animation.duration = duration
            animation.curve = curve
            let layer = self.change.layer
            animation.exactBeginTime = layer.localTime(rootTime: Stage.current.now.seconds) + offset
        }
    }

    /// Stops moving; the model keeps what it has.
    func detach() {
        if let attachment { change.layer.detach(attachment) }
        attachment = nil
    }

    /// Gives the model the value at `share` of the way.
    func settle(at share: Double) {
        change.layer.setModel(change.property, change.old.mixed(with: change.new, share))
        change.layer.setNeedsLayout()
    }

    private func animate(_ change: @escaping (CABasicAnimation) -> Void) {
        let layer = self.change.layer
        if let attachment {
            layer.change(attachment) { animation in (animation as? CABasicAnimation).map(change) }
            return
        }
        let animation = CABasicAnimation(keyPath: self.change.property.keyPath)
        animation.isAdditive = self.change.isAdditive
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        change(animation)
        attachment = layer.attach(animation, forKey: layer.key(for: self.change))
    }

    private func setWay(of animation: CABasicAnimation, from start: Double, to end: Double) {
        func value(_ share: Double) -> Any? {
            change.expressed(change.old.mixed(with: change.new, share))?.objectValue
        }
        animation.fromValue = value(start)
        animation.toValue = value(end)
    }
}
