public import FrameTiming

/// A committed layer. It is immutable; unchanged subtrees are shared with earlier and later commits.
public final class LayerNode: Sendable {
    /// Identity of the layer, which is the same in every commit, so that frames can be compared layer by layer.
    public let id: LayerID
    /// Name that appears in the display list.
    public let name: String
    public let properties: LayerProperties
    /// Timing that maps the superlayer's time to the layer's own.
    public let timing: MediaTiming
    /// Ramp that replaces ``timing`` while an interactive transition runs to its end.
    public let ramp: ClockRamp?
    /// Animations in the order they were added.
    let animations: [AnimationTracks]
    /// Transition from the layer's earlier appearance.
    public let transition: ContentTransition?
    /// Layer whose alpha masks this one with its sublayers, in the coordinates of a sublayer.
    public let mask: LayerNode?
    /// Text by which readers recognize the layer among others with its name, such as a label's text in quotation marks.
    public let title: String?
    /// Sublayers from back to front, before sorting by `zPosition`.
    public let sublayers: [LayerNode]
    /// Whether `zPosition` orders the sublayers at any time.
    let isSortedInDepth: Bool
    /// Whether a sublayer leaves the plane at any time, or keeps the depth of its own sublayers.
    let mayHaveDepth: Bool
    /// Number of layers in this subtree, including itself and masks.
    let count: Int
    /// Number of transitions that show the layer, each starting in the middle of the previous one.
    let transitionCount: Int
    /// Maximum number of transitions. An older image is covered by then, whatever the transitions do.
    static let transitionLimit = 256

    public init(
        id: LayerID, name: String, properties: LayerProperties, timing: MediaTiming = MediaTiming(),
        ramp: ClockRamp? = nil, animations: [AnimationTracks], transition: ContentTransition? = nil,
        mask: LayerNode? = nil, title: String? = nil, sublayers: [LayerNode] = []
    ) {
        self.id = id
        self.name = name
        self.properties = properties
        self.timing = timing
        self.ramp = ramp
        self.animations = animations
        let transitionCount = transition.map { ($0.before?.transitionCount ?? 0) + 1 } ?? 0
        let isTooLong = transitionCount > Self.transitionLimit
        self.transition = isTooLong ? transition?.withoutOlder : transition
        self.transitionCount = isTooLong ? 1 : transitionCount
        self.mask = mask
        self.title = title
        self.sublayers = sublayers
        isSortedInDepth = sublayers.contains { sublayer in
            sublayer.properties.zPosition != 0 || sublayer.animations.contains(where: \.changesOrder)
        }
        mayHaveDepth = sublayers.contains { sublayer in
            sublayer.properties.space != nil || sublayer.properties.keepsDepth
                || sublayer.animations.contains(where: \.changesTransform)
        }
        count = sublayers.reduce(1 + (mask?.count ?? 0)) { $0 + $1.count }
    }

    public convenience init(
        id: LayerID, name: String, properties: LayerProperties, timing: MediaTiming = MediaTiming(),
        ramp: ClockRamp? = nil, tracks: [Track] = [], transition: ContentTransition? = nil,
        mask: LayerNode? = nil, title: String? = nil, sublayers: [LayerNode] = []
    ) {
        self.init(
            id: id, name: name, properties: properties, timing: timing, ramp: ramp,
            animations: tracks.isEmpty ? [] : [AnimationTracks(tracks)], transition: transition, mask: mask,
            title: title, sublayers: sublayers)
    }

    /// Tracks in the order they were added.
    public var tracks: some Sequence<Track> { animations.lazy.flatMap(\.tracks) }

    /// Returns the layer's own time in seconds.
    public func localTime(parentTime: Double) -> Double {
        ramp?.localTime(parentTime: parentTime) ?? timing.localTime(parentTime: parentTime)
    }

    /// Returns the properties at `time`, in seconds of this layer: the model with every track applied in order.
    public func properties(at time: Double) -> LayerProperties {
        guard !animations.isEmpty else { return properties }
        var sampled = properties
        for track in tracks {
            track.apply(to: &sampled, at: time)
        }
        return sampled
    }
}

/// The identity of a layer within a run. Layers are numbered in order of creation, so that two runs agree.
@frozen public struct LayerID: Hashable, Comparable, Sendable {
    public let number: UInt64

    public init(_ number: UInt64) {
        self.number = number
    }

    public static func < (left: LayerID, right: LayerID) -> Bool { left.number < right.number }
}

/// The kind of content a layer has besides its rectangle.
public enum LayerKind: String, CaseIterable, Sendable {
    case plain
    /// Draws ``LayerProperties/shape`` over its background.
    case shape
    /// Draws ``LayerProperties/gradient`` over its background.
    case gradient
    /// Draws its sublayers repeatedly, according to ``LayerProperties/replication``.
    case replicator
    /// Draws ``LayerProperties/particles`` over its background.
    case emitter
    /// Draws, clips and masks nothing itself; its opacity applies to each sublayer.
    case transform
}

/// A clock that runs from one local time to another along a curve instead of at a constant speed.
///
/// It ends an interactive transition after the touch by taking the container's clock to the end, or back to the start,
/// on the completion curve.
public struct ClockRamp: Equatable, Sendable {
    /// Start in seconds of the parent's time; before it, the local time is ``from``.
    public var start: Double
    /// Duration in seconds of the parent's time; with 0 or less, the local time is ``to`` at once.
    public var duration: Double
    /// Initial local time, in seconds.
    public var from: Double
    public var to: Double
    public var curve: TimingCurve

    public init(start: Double, duration: Double, from: Double, to: Double, curve: TimingCurve) {
        self.start = start
        self.duration = duration
        self.from = from
        self.to = to
        self.curve = curve
    }

    public func localTime(parentTime: Double) -> Double {
        guard duration > 0, parentTime < start + duration else { return to }
        return from + (to - from) * curve.value(at: (parentTime - start) / duration)
    }
}
