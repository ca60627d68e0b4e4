public import FrameTiming

/// A layer as it was committed: never changes, shares its unchanged subtrees with the commits before and after.
public final class LayerNode: Sendable {
    /// The same for every commit of one layer, so that two frames can be compared layer by layer.
    public let id: LayerID
    /// What people call it. Goes into the display list.
    public let name: String
    public let properties: LayerProperties
    /// The layer's own clock, from its superlayer's time to its own.
    public let timing: MediaTiming
    /// Takes the place of ``timing`` while an interactive transition comes to its end.
    public let ramp: ClockRamp?
    /// In the order in which they were added.
    public let tracks: [Track]
    /// How the layer comes to look as it does from what it looked like before.
    public let transition: ContentTransition?
    /// Its alpha says how much is seen of this layer and all in it; laid out as a sublayer would be.
    public let mask: LayerNode?
    /// Back to front before `zPosition` sorts them.
    public let sublayers: [LayerNode]
    /// Whether the order of ``sublayers`` follows their depths, or may at some time.
    let isSortedInDepth: Bool
    /// This layer and all in it.
    let count: Int

    public init(
        id: LayerID, name: String, properties: LayerProperties, timing: MediaTiming = MediaTiming(),
        ramp: ClockRamp? = nil, tracks: [Track] = [], transition: ContentTransition? = nil,
        mask: LayerNode? = nil, sublayers: [LayerNode] = []
    ) {
        self.id = id
        self.name = name
        self.properties = properties
        self.timing = timing
        self.ramp = ramp
        self.tracks = tracks
        self.transition = transition
        self.mask = mask
        self.sublayers = sublayers
        isSortedInDepth = sublayers.contains { sublayer in
            sublayer.properties.zPosition != 0 || sublayer.tracks.contains { $0.property.effect == .order }
        }
        count = sublayers.reduce(1 + (mask?.count ?? 0)) { $0 + $1.count }
    }

    /// The layer's own time, in seconds.
    public func localTime(parentTime: Double) -> Double {
        ramp?.localTime(parentTime: parentTime) ?? timing.localTime(parentTime: parentTime)
    }

    /// The properties at `time` seconds of this layer: the model with every track applied in turn.
    public func properties(at time: Double) -> LayerProperties {
        guard !tracks.isEmpty else { return properties }
        var sampled = properties
        for track in tracks {
            track.apply(to: &sampled, at: time)
        }
        return sampled
    }
}
