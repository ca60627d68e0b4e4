/// Which points lie inside a path, by how often it winds around them.
public enum FillRule: String, CaseIterable, Hashable, Sendable {
    /// Every point it winds around: turns one way count up, turns the other way down, and the sum is not 0.
    case nonzero
    /// The points it winds around an odd number of times.
    case evenodd
}
