public import FrameJSON
public import FrameTiming

/// What a property is at one instant of a transition.
public struct KeyframeDescription: Equatable, Sendable {
    /// 0…1 of the transition's duration.
    public var time: Double
    public var value: TrackValue
    /// How it is reached from the keyframe before; `nil` for the first.
    public var curve: TimingCurve?

    public enum Key: String, JSONKey {
        case time = "at"
        case value, curve
    }
}
