internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// A property change run by a property animator, with its current animation.
///
/// *Progress* is 0 at the old value and 1 at the new one; springs overshoot that range.
@MainActor final class AnimatedChange {
    /// The animated change. If it is not additive, it starts at the presentation value.
    private var change: PropertyChange
    /// The model value before the change.
    private let original: AnimatedValue
    /// The start of the change, as a fraction of the animator's run.
    let begin: Double
    /// The progress at the curve's start and end: 0 and 1 unless the run was interrupted.
    private(set) var span = (start: 0.0, end: 1.0)
    /// Whether the view receives touches while it is animated.
    var allowsTouches = true
    private var attachment: AnimationAttachment?
    /// Whether a later animation has taken over the property. Applies only to properties that are not additive.
    private var isTakenOver = false
    /// The progress of the current model value.
    private var settled = 1.0

    /// - Parameters:
    ///   - begin: The start, as a fraction of the animator's run.
    ///   - start: The value that the change starts at; `nil` for the model value before the change.
    init(_ change: PropertyChange, begin: Double, startingAt start: AnimatedValue? = nil) {
        original = change.old
        self.change = start.map(change.starting) ?? change
        self.begin = begin
    }

    /// Creates a change that takes over from `earlier`, a change by the same animator.
    init(_ change: PropertyChange, begin: Double, after earlier: AnimatedChange, at progress: Double) {
        earlier.isTakenOver = true
        original = earlier.original
        self.change = change.starting(at: earlier.change.value(at: progress))
        self.begin = begin
    }

    /// Whether this change animates the property of `other` and no animation has taken it over.
    func isInForce(for other: PropertyChange) -> Bool {
        !isTakenOver && attachment?.isReplaced != true && change.layer === other.layer
            && change.property.keyPath == other.property.keyPath
    }

    /// Converts a fraction of the animator's run to the fraction of this change's own duration, both 0…1.
    func localFraction(_ fraction: Double) -> Double {
        guard begin < 1 else { return fraction < 1 ? 0 : 1 }
        return min(max((fraction - begin) / (1 - begin), 0), 1)
    }

    /// The progress that corresponds to a value of the curve.
    func progress(at curveValue: Double) -> Double {
        curveValue == 1 ? span.end : span.start + (span.end - span.start) * curveValue
    }

    /// Makes the curve drive the whole change.
    func resetSpan() { span = (0, 1) }

    /// Adjusts the span so that the curve, whose value is now `curveValue`, continues from `progress` to `end` without
    /// a jump.
    func bendSpan(at progress: Double, _ curveValue: Double, towards end: Double) {
        if end == 1 {
            span = (curveValue < 1 ? (progress - curveValue) / (1 - curveValue) : 0, 1)
        } else {
            span = (0, curveValue > 0 ? progress / curveValue : 1)
        }
    }

    /// Makes a curve that starts at 0 drive the change from `progress` to `end`.
    func startSpan(at progress: Double, towards end: Double) { span = (progress, end) }

    /// Redirects the reversed change, from `progress` on, to the model value before the change. If the change took over
    /// from another one, it did not start at that value.
    func turnBack(at progress: Double) {
        guard !isTakenOver, change.old != original, progress > 0 else { return }
        detach()
        change = change.starting(at: original, passing: progress)
        hold(at: progress)
    }

    /// Freezes the animation at `progress`.
    func hold(at progress: Double) {
        animate { animation in
            self.change.setValues(of: animation, from: progress, to: progress)
            animation.speed = 0
            animation.timeOffset = 0
            animation.duration = 1
            animation.curve = .linear
        }
    }

    /// Animates along the span, starting `offset` seconds from now. A negative offset means the animation has already
    /// begun.
    func run(_ curve: TimingCurve, duration: Double, offset: Double) {
        animate { animation in
            self.change.setValues(of: animation, from: self.span.start, to: self.span.end)
            animation.speed = 1
            animation.timeOffset = 0
            animation.duration = duration
            animation.curve = curve
            let layer = self.change.layer
            animation.exactBeginTime = layer.currentLocalTime + offset
        }
    }

    /// Removes the animation. The model keeps its value.
    func detach() {
        if let attachment {
            isTakenOver = isTakenOver || attachment.isReplaced
            change.layer.detach(attachment)
        }
        attachment = nil
    }

    /// Sets the model to the value at `progress`, keeping changes made to it in the meantime if the animation is
    /// additive. A change that was taken over leaves the model alone.
    func settle(at progress: Double) {
        guard progress != settled, !isTakenOver else { return }
        let target = change.value(at: progress)
        let model = change.property.read(change.layer.modelValues)
        let moved = change.isAdditive ? target.difference(from: change.value(at: settled))?.added(to: model) : target
        settled = progress
        change.layer.setModel(change.property, moved ?? target)
        change.layer.setNeedsLayout()
    }

    /// Sets the model to the value before the change, like ``settle(at:)``.
    func restore() {
        if change.isAdditive || original == change.old { return settle(at: 0) }
        guard !isTakenOver else { return }
        settled = 0
        change.layer.setModel(change.property, original)
        change.layer.setNeedsLayout()
    }

    private func animate(_ change: @escaping (CAPropertyAnimation) -> Void) {
        guard !isTakenOver else { return }
        let layer = self.change.layer
        if let attachment {
            layer.change(attachment) { animation in (animation as? CAPropertyAnimation).map(change) }
            return
        }
        let animation = self.change.makeAnimation()
        animation.isRemovedOnCompletion = false
        animation.allowsTouches = allowsTouches
        change(animation)
        attachment = layer.attach(animation, forKey: layer.key(for: self.change))
    }
}

extension PropertyChange {
    /// The same change beginning at `start`. Keyframes with the old value take the value `start`.
    fileprivate func starting(at start: AnimatedValue) -> PropertyChange {
        let held = keyframes.prefix { $0.value == old }
        return PropertyChange(
            layer: layer, property: property, old: start, new: new, shown: shown,
            keyframes: held.map { Keyframe(time: $0.time, value: start) } + keyframes.dropFirst(held.count), mode: mode)
    }

    /// The same change, replaced before `progress` by a straight path from `start`.
    fileprivate func starting(at start: AnimatedValue, passing progress: Double) -> PropertyChange {
        guard progress < 1 else { return starting(at: start) }
        let rest = keyframes.isEmpty ? [Keyframe(time: 1, value: new)] : keyframes.filter { $0.time > progress }
        return PropertyChange(
            layer: layer, property: property, old: start, new: new, shown: shown,
            keyframes: [Keyframe(time: 0, value: start), Keyframe(time: progress, value: value(at: progress))] + rest,
            mode: mode)
    }
}
