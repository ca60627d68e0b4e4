internal import FrameLayers
internal import FrameTiming

/// An animation on a layer, with its state once it is committed.
@MainActor package final class AnimationAttachment {
    package let key: String
    package let animation: CAAnimation
    /// The number of animations attached earlier on the stage.
    let number: Int
    /// A number that increases in the order of the layer's animations. Set by ``AttachmentList``.
    var order = 0
    /// The begin time in seconds of the layer's time; `nil` until committed.
    package internal(set) var begin: Double?
    /// Whether the beginning of the animation has been traced.
    var isTraced = false
    /// Whether a commit has put the animation on screen.
    private(set) var isCommitted = false
    /// The committed tracks; empty until committed.
    private(set) var committed = AnimationTracks.none
    private(set) var transition: ContentTransition?
    /// Whether the animation was removed in favor of another one with the same key.
    package internal(set) var isReplaced = false
    /// Whether the animation has ended. It may still be attached, because it is not removed on completion.
    var hasEnded = false

    var tracks: [Track] { committed.tracks }

    /// Whether the animation changes a custom property of the application.
    var isCustom: Bool { tracks.contains { $0.property.effect == .custom } }

    init(key: String, animation: CAAnimation, on stage: Stage) {
        self.key = key
        self.animation = animation
        number = stage.committer.countAttachment()
    }

    /// The end time in seconds of the layer's time; infinite if the animation repeats forever.
    var end: Double { (begin ?? 0) + animation.mediaTiming.activeDuration / Double(animation.speed.magnitude) }

    /// Sets the begin time and creates the tracks. A `beginTime` of 0 stands for the time of the first commit.
    ///
    /// - Parameter underlying: The layer's properties with the animations before this one applied.
    func resolve(on layer: CALayer, over underlying: LayerProperties, localTime: Double) {
        guard begin == nil else { return }
        let asked = animation.exactBeginTime ?? (animation.beginTime == 0 ? localTime : animation.beginTime)
        let begin = asked + animation.delay
        self.begin = begin
        animation.beginTime = begin
        isCommitted = true
        committed = AnimationTracks(animation.tracks(on: layer, over: underlying))
        transition = animation.contentTransition(on: layer)
    }

    /// Applies the values of custom properties at `localTime`. An attachment that is not yet committed is at its start.
    func applyCustom(to properties: inout LayerProperties, on layer: CALayer, at localTime: Double) {
        guard begin == nil else {
            for track in tracks where track.property.effect == .custom { track.apply(to: &properties, at: localTime) }
            return
        }
        guard animation.beginTime == 0, animation.delay == 0 else { return }
        for track in animation.tracks(on: layer, over: properties) where track.property.effect == .custom {
            track.apply(to: &properties, at: 0)
        }
    }
}

// Trace events of an animation.
extension AnimationAttachment {
    /// The animation as last resolved.
    func traced(on layer: CALayer) -> TracedAnimation {
        TracedAnimation(
            number: number, layer: layer.layerID ?? LayerID(0), name: animation.traceName,
            duration: animation.duration,
            curve: animation.timingCurve, delay: animation.delay, repeatCount: Double(animation.repeatCount),
            autoreverses: animation.autoreverses, spans: spans(on: layer), ownerOfPart: layer.ownerOfPart)
    }

    func traceEnd(on layer: CALayer, _ reason: TracedAnimation.End.Reason) {
        layer.stage.diagnostics.trace(
            layer.displayName,
            .animationEnded(TracedAnimation.End(number: number, name: animation.traceName, reason: reason)))
    }

    private func spans(on layer: CALayer) -> [TracedAnimation.Span] {
        let now = layer.currentLocalTime
        let properties = tracks.map { track in
            let active = track.activeInterval
            return TracedAnimation.Span(
                keyPath: track.property.keyPath, begin: track.timing.beginTime, duration: track.timing.duration,
                motion: track.traced(on: layer), pacing: track.motion.pacing,
                start: active.begin > now + 1e-9 ? layer.mediaTime(localTime: active.begin) : nil,
                stop: active.end < end - 1e-9 ? layer.mediaTime(localTime: active.end) : nil)
        }
        guard let transition else { return properties }
        let timing = transition.timing
        let start = timing.beginTime > now + 1e-9 ? layer.mediaTime(localTime: timing.beginTime) : nil
        return properties + [
            TracedAnimation.Span(
                keyPath: transition.kind.rawValue, begin: timing.beginTime, duration: timing.duration,
                motion: nil, pacing: nil, start: start, stop: nil)
        ]
    }
}

extension CAAnimation {
    fileprivate var traceName: String { (self as? CAPropertyAnimation)?.keyPath ?? "\(type(of: self))" }
}

extension CALayer {
    /// The name of the bar, cell or control of which the layer, or the view around it, is a part that the framework made;
    /// `nil` for other layers.
    fileprivate var ownerOfPart: String? {
        let views = sequence(first: self, next: \.superlayer).lazy.compactMap { $0.delegate as? any LayerNaming }
        return views.first { _ in true }?.ownerOfPart
    }

    fileprivate func mediaTime(localTime: Double) -> MediaTime? {
        rootTime(localTime: localTime).map { MediaTime(seconds: $0) }
    }
}

extension Track {
    @MainActor fileprivate func traced(on layer: CALayer) -> TracedAnimation.Motion {
        let model = property.read(layer.modelValues)
        func absolute(_ value: AnimatedValue) -> AnimatedValue { isAdditive ? value.added(to: model) : value }
        let path: TracedAnimation.Motion.Path
        switch motion {
        case .between(let from, let to):
            let end = isAdditive ? model.neutral : model
            path = .values([absolute(from ?? end), absolute(to ?? end)])
        case .keyframes(let keyframes): path = .values(keyframes.values.map(absolute))
        case .heading: path = .heading
        }
        return TracedAnimation.Motion(keyPath: property.keyPath, path: path)
    }

    /// The time range in which the track runs, in its layer's time. In a group, it is the range of the group's first
    /// cycle, or the group's entire range if the group has a curve or runs backward.
    fileprivate var activeInterval: (begin: Double, end: Double) {
        var (begin, end) = (timing.beginTime, max(timing.beginTime, timing.endTime))
        for group in groups.reversed() {
            let (first, last) = (group.timing.beginTime, max(group.timing.beginTime, group.timing.endTime))
            guard group.curve == .linear, group.timing.timeOffset == 0, group.timing.speed > 0,
                last <= first + group.timing.duration / group.timing.speed
            else {
                (begin, end) = (first, last)
                continue
            }
            begin = min(max(first, first + begin / group.timing.speed), last)
            end = min(max(begin, first + end / group.timing.speed), last)
        }
        return (begin, end)
    }
}

extension Motion {
    fileprivate var pacing: TracedAnimation.Pacing? {
        switch self {
        case .between: nil
        case .keyframes(let keyframes), .heading(let keyframes, _):
            TracedAnimation.Pacing(mode: keyframes.mode, curves: keyframes.differentCurves)
        }
    }
}
