internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// One property that a property animator moves, and the animation that does it now.
///
/// A *share* is a part of the way from the old value to the new one, 0…1; a spring may go beyond.
@MainActor final class AnimatedChange {
    private let change: PropertyChange
    /// When it begins to move, as a share of the time of the animator's whole run.
    let begin: Double
    /// The shares between which the curve moves it: 0 and 1, unless somebody took hold of the run on the way.
    private(set) var way = (start: 0.0, end: 1.0)
    private var attachment: AnimationAttachment?
    /// The share whose value the model has.
    private var settled = 1.0

    init(_ change: PropertyChange, begin: Double) {
        self.change = change
        self.begin = begin
    }

    /// Where this change is in its own time when the animator's run is at `fraction` of its: both 0…1.
    func localFraction(_ fraction: Double) -> Double {
        guard begin < 1 else { return fraction < 1 ? 0 : 1 }
        return min(max((fraction - begin) / (1 - begin), 0), 1)
    }

    /// The share that a curve's value means.
    func share(at paced: Double) -> Double {
        paced == 1 ? way.end : way.start + (way.end - way.start) * paced
    }

    /// From now on the curve moves it all the way.
    func resetWay() { way = (0, 1) }

    /// From now on the curve, which is at `paced`, moves it on from `share` to an end, without a jump.
    func bendWay(at share: Double, _ paced: Double, towards end: Double) {
        if end == 1 {
            way = (paced < 1 ? (share - paced) / (1 - paced) : 0, 1)
        } else {
            way = (0, paced > 0 ? share / paced : 1)
        }
    }

    /// From now on a curve from 0 moves it from `share` to an end.
    func startWay(at share: Double, towards end: Double) { way = (share, end) }

    /// Stands still at `share` of the way.
    func hold(at share: Double) {
        animate { animation in
            self.change.setWay(of: animation, from: share, to: share)
            animation.speed = 0
            animation.timeOffset = 0
            animation.duration = 1
            animation.curve = .linear
        }
    }

    /// Moves along its way, beginning `offset` seconds from now (before now when negative).
    func run(_ curve: TimingCurve, duration: Double, offset: Double) {
        animate { animation in
            self.change.setWay(of: animation, from: self.way.start, to: self.way.end)
            animation.speed = 1
            animation.timeOffset = 0
            animation.duration = duration
            animation.curve = curve
            let layer = self.change.layer
            animation.exactBeginTime = layer.currentLocalTime + offset
        }
    }

    /// Stops moving; the model keeps what it has.
    func detach() {
        if let attachment { change.layer.detach(attachment) }
        attachment = nil
    }

    /// Gives the model the value at `share` of the way. What others have added to the model since stays.
    func settle(at share: Double) {
        guard share != settled else { return }
        let target = change.value(at: share)
        let model = change.property.read(change.layer.model)
        let moved = change.isAdditive ? target.difference(from: change.value(at: settled))?.added(to: model) : target
        settled = share
        change.layer.setModel(change.property, moved ?? target)
        change.layer.setNeedsLayout()
    }

    private func animate(_ change: @escaping (CAPropertyAnimation) -> Void) {
        let layer = self.change.layer
        if let attachment {
            layer.change(attachment) { animation in (animation as? CAPropertyAnimation).map(change) }
            return
        }
        let animation = self.change.makeAnimation()
        animation.isRemovedOnCompletion = false
        change(animation)
        attachment = layer.attach(animation, forKey: layer.key(for: self.change))
    }
}
