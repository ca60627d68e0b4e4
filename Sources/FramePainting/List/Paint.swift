public import FrameGeometry

/// What colour each point of a fill has.
public enum Paint: Hashable, Sendable {
    case color(Color)
    /// Apart from the paint, so that the many that are colours stay small.
    indirect case gradient(Gradient)
}
