/// The distance by which content follows a finger beyond its edge: f(x) = (1 − 1/(x c/d + 1)) d, odd in x.
///
/// Source: the formula reported for UIScrollView (I. Lobanov; squareb), with c = 0.55.
@frozen public struct RubberBand: Equatable, Sendable {
    public static let standardCoefficient = 0.55

    /// Length of the scroll view along the axis, in points.
    public let dimension: Double
    public let coefficient: Double

    public init(dimension: Double, coefficient: Double = standardCoefficient) {
        self.dimension = dimension
        self.coefficient = coefficient
    }

    /// Returns the distance of the content beyond its edge when the finger is `overscroll` points beyond it. It is less
    /// than ``dimension``.
    public func offset(_ overscroll: Double) -> Double {
        guard dimension > 0, overscroll != 0 else { return 0 }
        let distance = (1 - 1 / (abs(overscroll) * coefficient / dimension + 1)) * dimension
        return overscroll < 0 ? -distance : distance
    }

    /// Returns the inverse of ``offset(_:)``, which is infinite from ``dimension`` on.
    public func overscroll(_ offset: Double) -> Double {
        guard dimension > 0, coefficient > 0, offset != 0 else { return 0 }
        guard abs(offset) < dimension else { return offset < 0 ? -.infinity : .infinity }
        return dimension * offset / (coefficient * (dimension - abs(offset)))
    }
}
