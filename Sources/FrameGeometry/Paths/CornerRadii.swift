/// The radii and curve of a rounded rectangle's four corners.
///
/// Negative or non-finite radii count as 0. Radii that do not fit are scaled down by a common factor until the tightest
/// side fits (CSS Backgrounds and Borders 3, section 5.5), so the outline never crosses itself.
@frozen public struct CornerRadii: Equatable, Hashable, Sendable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double
    public var curve: CornerCurve

    public static let zero = CornerRadii(all: 0)

    @inlinable public init(
        topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double, curve: CornerCurve = .circular
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
        self.curve = curve
    }

    @inlinable public init(all radius: Double, curve: CornerCurve = .circular) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, curve: curve)
    }

    @inlinable public var isZero: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }

    /// Returns the radii scaled down to fit a rectangle of `size`.
    public func fitted(to size: Size) -> CornerRadii {
        func usable(_ radius: Double) -> Double { radius.isFinite && radius > 0 ? radius : 0 }
        var radii = CornerRadii(
            topLeft: usable(topLeft), topRight: usable(topRight),
            bottomRight: usable(bottomRight), bottomLeft: usable(bottomLeft), curve: curve)
        guard !radii.isZero else { return radii }
        var factor = 1.0
        func limit(_ side: Double, _ sum: Double) {
            if sum > side { factor = min(factor, max(0, side) / sum) }
        }
        limit(size.width, radii.topLeft + radii.topRight)
        limit(size.width, radii.bottomLeft + radii.bottomRight)
        limit(size.height, radii.topLeft + radii.bottomLeft)
        limit(size.height, radii.topRight + radii.bottomRight)
        guard factor < 1 else { return radii }
        radii.topLeft *= factor
        radii.topRight *= factor
        radii.bottomRight *= factor
        radii.bottomLeft *= factor
        return radii
    }

    /// Returns the radii of the outline moved inward by `amount`, such as a border's inner edge. Each shrinks, to no
    /// less than 0.
    @inlinable public func inset(by amount: Double) -> CornerRadii {
        CornerRadii(
            topLeft: max(0, topLeft - amount), topRight: max(0, topRight - amount),
            bottomRight: max(0, bottomRight - amount), bottomLeft: max(0, bottomLeft - amount), curve: curve)
    }
}

/// The shape of a rounded corner.
public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
    /// A quarter circle.
    case circular
    /// A curve with gradually growing curvature, which takes up half as much again of the sides: see
    /// ``Path/init(continuous:_:)``.
    case continuous
}
