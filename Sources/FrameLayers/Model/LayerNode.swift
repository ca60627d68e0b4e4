public import FrameTiming

/// A committed layer. Immutable; unchanged subtrees are shared with earlier and later commits.
public final class LayerNode: Sendable {
    /// The same in every commit of a layer, so that frames can be compared layer by layer.
    public let id: LayerID
    /// Appears in the display list.
    public let name: String
    public let properties: LayerProperties
    /// Maps the superlayer's time to the layer's own.
    public let timing: MediaTiming
    /// Replaces ``timing`` while an interactive transition runs to its end.
    public let ramp: ClockRamp?
    /// In the order they were added.
    let animations: [AnimationTracks]
    /// The transition from the layer's earlier appearance.
    public let transition: ContentTransition?
    /// Its alpha masks the layer with its sublayers; in the coordinates of a sublayer.
    public let mask: LayerNode?
    /// What readers recognize the layer by among others of its name, such as a label's text in quotation marks.
    public let title: String?
    /// Back to front, before sorting by `zPosition`.
    public let sublayers: [LayerNode]
    /// Whether `zPosition` orders the sublayers at any time.
    let isSortedInDepth: Bool
    /// Whether a sublayer leaves the plane at any time, or keeps the depth of its own sublayers.
    let mayHaveDepth: Bool
    /// The number of layers in this subtree, itself and masks included.
    let count: Int
    /// The number of transitions that show the layer, each from the middle of the one before.
    let transitionCount: Int
    /// The most of them. An older image is covered by then, whatever the transitions do.
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

    /// In the order they were added.
    public var tracks: some Sequence<Track> { animations.lazy.flatMap(\.tracks) }

    /// The layer's own time in seconds.
    public func localTime(parentTime: Double) -> Double {
        ramp?.localTime(parentTime: parentTime) ?? timing.localTime(parentTime: parentTime)
    }

    /// The properties at `time`, in seconds of this layer: the model with every track applied in order.
    public func properties(at time: Double) -> LayerProperties {
        guard !animations.isEmpty else { return properties }
        var sampled = properties
        for track in tracks {
            track.apply(to: &sampled, at: time)
        }
        return sampled
    }
}

/// Identifies a layer of one run. Numbered in order of creation, so that two runs agree.
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
    /// Draws its sublayers repeatedly, as ``LayerProperties/replication`` says.
    case replicator
    /// Draws, clips and masks nothing itself; its opacity applies to each sublayer.
    case transform
}

/// Runs a layer's clock from one local time to another along a curve instead of at a constant speed.
///
/// Ends an interactive transition after the touch: it takes the container's clock to the end, or back to the start, on the
/// completion curve.
public struct ClockRamp: Equatable, Sendable {
    /// Seconds of the parent's time; before it the local time is ``from``.
    public var start: Double
    /// Seconds of the parent's time; with 0 or less the local time is ``to`` at once.
    public var duration: Double
    /// Seconds of local time.
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
