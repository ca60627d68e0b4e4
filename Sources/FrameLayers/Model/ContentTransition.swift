public import FrameTiming

/// The way from what a layer and everything in it looked like before to what it looks like now.
///
/// The picture before stands still; the one after is live.
public struct ContentTransition: Sendable {
    /// How one picture takes the other's place.
    public enum Kind: String, CaseIterable, Sendable {
        /// The new one fades in over the old one.
        case fade
        /// The new one slides in over the old one.
        case moveIn
        /// The new one pushes the old one out.
        case push
        /// The old one slides away and uncovers the new one.
        case reveal
        /// The layer turns over about the axis through its middle, in perspective; the new picture is on its other side.
        case flip
        /// The old one is lifted as a page and uncovers the new one.
        case curlUp
        /// The new one is laid down as a page and covers the old one.
        case curlDown
    }

    /// The side of the layer from which the movement comes.
    public enum Edge: String, CaseIterable, Sendable {
        case left, right, top, bottom
    }

    public var kind: Kind
    public var edge: Edge
    /// The layer as it was committed last; `nil` for one that was not on screen.
    public var before: LayerNode?
    /// The layer's own time at which ``before`` is seen, in seconds.
    public var beforeTime: Double
    /// When, in the layer's own time.
    public var timing: MediaTiming
    public var curve: TimingCurve
    /// The part of the way that is gone, both 0…1.
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

    /// How much of the way is covered at `time` seconds of the layer, or `nil` where only the new picture shows.
    public func progress(at time: Double) -> Double? {
        timing.progress(atParentTime: time).map { start + (end - start) * curve.value(at: $0.fraction) }
    }
}
