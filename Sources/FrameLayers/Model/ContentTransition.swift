public import FrameTiming

/// A transition of a layer, with its sublayers, from an earlier appearance to the current one.
///
/// The earlier image stands still; the current one is live.
public struct ContentTransition: Sendable {
    /// The way the new image replaces the old one.
    public enum Kind: String, CaseIterable, Sendable {
        /// The new image fades in over the old one.
        case fade
        /// The new image slides in over the old one.
        case moveIn
        /// The new image pushes the old one out.
        case push
        /// The old image slides away and uncovers the new one.
        case reveal
        /// The layer flips about an axis through its center, in perspective; the new image is its back.
        case flip
        /// The old image is lifted as a page and uncovers the new one.
        case curlUp
        /// The new image is laid down as a page over the old one.
        case curlDown
    }

    /// The side of the layer that motion comes from.
    public enum Edge: String, CaseIterable, Sendable {
        case left, right, top, bottom
    }

    public var kind: Kind
    public var edge: Edge
    /// Last commit of the layer; `nil` if it was not on screen.
    public var before: LayerNode?
    /// Time at which ``before`` is sampled, in seconds of the layer.
    public var beforeTime: Double
    /// Timing in the layer's own time.
    public var timing: MediaTiming
    public var curve: TimingCurve
    /// Progress at the start of ``timing``, 0…1; ``end`` is the progress at its end.
    public var start: Double
    public var end: Double

    public init(
        kind: Kind, edge: Edge = .left, before: LayerNode?, beforeTime: Double, timing: MediaTiming,
        curve: TimingCurve = .linear, start: Double = 0, end: Double = 1
    ) {
        self.kind = kind
        self.edge = edge
        self.before = before
        self.beforeTime = beforeTime
        self.timing = timing
        self.curve = curve
        self.start = start
        self.end = end
    }

    /// The transition from the old image alone, without the transition that showed it.
    var withoutOlder: ContentTransition {
        var transition = self
        transition.before = before.map {
            LayerNode(
                id: $0.id, name: $0.name, properties: $0.properties, timing: $0.timing, ramp: $0.ramp,
                animations: $0.animations, mask: $0.mask, title: $0.title, sublayers: $0.sublayers)
        }
        return transition
    }

    /// Returns the progress at `time`, in seconds of the layer, or `nil` if only the new image is shown.
    public func progress(at time: Double) -> Double? {
        timing.progress(atParentTime: time).map { start + (end - start) * curve.value(at: $0.fraction) }
    }
}
