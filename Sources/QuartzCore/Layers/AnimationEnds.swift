internal import FrameTiming

/// Schedules the end of each attached animation.
///
/// The speed and offset of layers determine when animations end, and may change at any commit, so every commit reschedules
/// the ends that changed. Animations that end at the same time end together: all are ended before the first completion runs.
@MainActor final class AnimationEnds {
    private struct End {
        let layer: CALayer
        let attachment: AnimationAttachment
    }

    private struct Bucket {
        let token: EventToken
        var ends: [End] = []
    }

    private let loop: EventLoop
    private let screen: CALayer
    private var layers: [CALayer] = []
    private var times: [ObjectIdentifier: MediaTime] = [:]
    private var buckets: [MediaTime: Bucket] = [:]

    init(loop: EventLoop, screen: CALayer) {
        self.loop = loop
        self.screen = screen
    }

    /// Schedules the ends of `layer`'s animations from the next commit on.
    func add(_ layer: CALayer) {
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    }

    /// Removes `layer` and the scheduled ends of its animations, which continue on another stage.
    func remove(_ layer: CALayer) {
        layer.attachments.forEach(forget)
        layers.removeAll { $0 === layer }
    }

    /// Reschedules the ends of all animations in the screen's tree.
    func schedule() {
        for layer in layers where layer.isInside(screen) {
            for attachment in layer.attachments where !attachment.hasEnded {
                plan(attachment, of: layer)
            }
        }
        layers.removeAll { $0.attachments.isEmpty }
    }

    /// Removes the animations of layers outside the screen's tree, when the event is over: what follows one of its commits
    /// may still put a layer into the tree.
    func removeOffScreen() {
        for layer in layers where !layer.isInside(screen) { layer.detachAll() }
        layers.removeAll { $0.attachments.isEmpty }
    }

    /// Cancels the scheduled end of `attachment`, if any.
    func forget(_ attachment: AnimationAttachment) {
        guard let time = times.removeValue(forKey: ObjectIdentifier(attachment)) else { return }
        buckets[time]?.ends.removeAll { $0.attachment === attachment }
        guard let bucket = buckets[time], bucket.ends.isEmpty else { return }
        loop.cancel(bucket.token)
        buckets[time] = nil
    }

    private func plan(_ attachment: AnimationAttachment, of layer: CALayer) {
        let key = ObjectIdentifier(attachment)
        let end = layer.rootTime(localTime: attachment.end).map { max(MediaTime(seconds: $0), loop.now) }
        if let planned = times[key] {
            if planned == end { return }
            forget(attachment)
        }
        guard let end, end < .distantFuture else { return }
        times[key] = end
        if buckets[end] == nil {
            buckets[end] = Bucket(token: loop.schedule(at: end) { [weak self] in self?.finish(at: end) })
        }
        buckets[end]?.ends.append(End(layer: layer, attachment: attachment))
    }

    private func finish(at time: MediaTime) {
        guard let ends = buckets.removeValue(forKey: time)?.ends else { return }
        for end in ends {
            times[ObjectIdentifier(end.attachment)] = nil
            end.layer.markEnded(end.attachment)
        }
        ends.forEach { $0.attachment.traceEnd(on: $0.layer, .completed) }
        ends.forEach { $0.attachment.animation.notifyOfEnd(finished: true) }
    }
}
