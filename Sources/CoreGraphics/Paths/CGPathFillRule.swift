package import FrameGeometry

/// Which points lie inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Every point it winds around, turns in both directions counted against each other.
    case winding
    /// Every point it winds around an odd number of times.
    case evenOdd

    package var fillRule: FillRule {
        switch self {
        case .winding: .nonzero
        case .evenOdd: .evenodd
        }
    }
}
