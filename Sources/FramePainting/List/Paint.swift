public import FrameGeometry

/// What colour each point of a fill has.
public enum Paint: Hashable, Sendable {
    case color(Color)
    case gradient(Gradient)
}
