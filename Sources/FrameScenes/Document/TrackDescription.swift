public import FrameJSON

/// One property of one view over the course of a transition.
public struct TrackDescription: Equatable, Sendable {
    public var target: TrackTarget
    public var property: AnimatedProperty
    /// At least two, their times rising. Before the first and after the last the property rests.
    public var keyframes: [KeyframeDescription]

    public enum Key: String, JSONKey {
        case view, property, keyframes
    }

    var reversed: TrackDescription {
        let backwards = Array(keyframes.reversed())
        let keyframes = backwards.indices.map { index in
            KeyframeDescription(
                time: 1 - backwards[index].time, value: backwards[index].value,
                curve: index == 0 ? nil : backwards[index - 1].curve?.reversed)
        }
        return TrackDescription(target: target, property: property, keyframes: keyframes)
    }
}
