/// What a rounded corner looks like.
public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve whose bend begins gently, half as far again from the corner: see ``Path/init(continuous:_:)``.
    case continuous
}
