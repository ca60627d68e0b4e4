public import FrameJSON
public import FrameTiming

/// A transition's own animations.
public struct AnimatorDescription: Equatable, Sendable {
    /// Seconds.
    public var duration: Double
    /// Of what goes along with the transition (the dimming), and of keyframes that name none.
    public var curve: TimingCurve
    public var tracks: [TrackDescription]

    public enum Key: String, JSONKey {
        case duration, curve, tracks
    }

    /// The same animations backwards in time: how a dismissal undoes a presentation.
    public var reversed: AnimatorDescription {
        AnimatorDescription(duration: duration, curve: curve.reversed, tracks: tracks.map(\.reversed))
    }
}
