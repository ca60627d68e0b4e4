internal import FrameTiming

/// Schedules the end of each attached animation.
///
/// The speed and offset of layers determine when animations end, and may change at any commit. A commit schedules the
/// ends of animations that were added or changed since the last commit, and reschedules the ends for layers whose
/// clocks have changed. Animations with the same end time end together: all are ended before the first completion runs.
@MainActor package final class AnimationEnds {
    private final class End {
        let layer: CALayer
        let attachment: AnimationAttachment
        let time: MediaTime
        var isCancelled = false

        init(of attachment: AnimationAttachment, on layer: CALayer, at time: MediaTime) {
            self.layer = layer
            self.attachment = attachment
            self.time = time
        }
    }

    private struct Bucket {
        let token: EventToken
        var ends: [End] = []
        /// The number of ends that have not been canceled.
        var count = 0
    }

    private final class AnimatedLayer {
        let layer: CALayer
        /// The layer's ``CALayer/clocks`` when the ends were scheduled.
        var clocks: [MediaTiming?] = []
        /// The animations that were added or changed since then.
        var waiting: [AnimationAttachment] = []

        init(_ layer: CALayer) {
            self.layer = layer
        }
    }

    private let loop: EventLoop
    private let screen: CALayer
    private var layers: [AnimatedLayer] = []
    private var layerByID: [ObjectIdentifier: AnimatedLayer] = [:]
    /// The scheduled ends by attachment. Each end retains its attachment.
    private var scheduled: [ObjectIdentifier: End] = [:]
    private var buckets: [MediaTime: Bucket] = [:]
    /// The number of computed ends, which measures the work.
    package private(set) var computedCount = 0

    init(loop: EventLoop, screen: CALayer) {
        self.loop = loop
        self.screen = screen
    }

    /// Schedules the end of an animation of `layer` at the next commit.
    func add(_ attachment: AnimationAttachment, of layer: CALayer) {
        let id = ObjectIdentifier(layer)
        let animated = layerByID[id] ?? AnimatedLayer(layer)
        animated.waiting.append(attachment)
        guard layerByID[id] == nil else { return }
        layerByID[id] = animated
        layers.append(animated)
    }

    /// Removes `layer` and the scheduled ends of its animations, which continue on another stage.
    func remove(_ layer: CALayer) {
        layer.attachments.all.forEach(forget)
        layerByID[ObjectIdentifier(layer)] = nil
        layers.removeAll { $0.layer === layer }
    }

    /// Schedules the ends of the animations in the screen's tree.
    func schedule() {
        for animated in layers where animated.layer.isInside(screen) {
            let attachments = animated.layer.attachments
            let clocks = animated.layer.clocks
            let isSame = animated.clocks == clocks
            let due = isSame ? animated.waiting.sorted { $0.order < $1.order } : attachments.all
            animated.clocks = clocks
            animated.waiting = []
            for attachment in due where !attachment.hasEnded && attachments.contains(attachment) {
                plan(attachment, of: animated.layer)
            }
        }
        removeLayersWithoutAnimations()
    }

    /// Removes the animations of layers outside the screen's tree at the end of the event. Until then, code that
    /// follows one of the event's commits may still add a layer to the tree.
    func removeOffScreen() {
        for animated in layers where !animated.layer.isInside(screen) { animated.layer.detachAll() }
        removeLayersWithoutAnimations()
    }

    /// Cancels the scheduled end of `attachment`, if there is one.
    func forget(_ attachment: AnimationAttachment) {
        guard let end = scheduled.removeValue(forKey: ObjectIdentifier(attachment)) else { return }
        end.isCancelled = true
        buckets[end.time]?.count -= 1
        guard let bucket = buckets[end.time], bucket.count == 0 else { return }
        loop.cancel(bucket.token)
        buckets[end.time] = nil
    }

    private func removeLayersWithoutAnimations() {
        for animated in layers where animated.layer.attachments.isEmpty {
            layerByID[ObjectIdentifier(animated.layer)] = nil
        }
        layers.removeAll { $0.layer.attachments.isEmpty }
    }

    private func plan(_ attachment: AnimationAttachment, of layer: CALayer) {
        computedCount += 1
        let key = ObjectIdentifier(attachment)
        let time = layer.rootTime(localTime: attachment.end).map { max(MediaTime(seconds: $0), loop.now) }
        if let planned = scheduled[key] {
            if planned.time == time { return }
            forget(attachment)
        }
        guard let time, time < .distantFuture else { return }
        let end = End(of: attachment, on: layer, at: time)
        scheduled[key] = end
        if buckets[time] == nil {
            buckets[time] = Bucket(token: loop.schedule(at: time) { [weak self] in self?.finish(at: time) })
        }
        buckets[time]?.ends.append(end)
        buckets[time]?.count += 1
    }

    private func finish(at time: MediaTime) {
        guard let ends = buckets.removeValue(forKey: time)?.ends.filter({ !$0.isCancelled }) else { return }
        for end in ends {
            scheduled[ObjectIdentifier(end.attachment)] = nil
            end.layer.markEnded(end.attachment)
        }
        ends.forEach { $0.attachment.traceEnd(on: $0.layer, .completed) }
        ends.forEach { $0.attachment.animation.notifyOfEnd(finished: true) }
    }
}
