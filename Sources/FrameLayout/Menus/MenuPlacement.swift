public import FrameGeometry

/// The frame of a menu beside or over its source, in points.
public struct MenuPlacement: Equatable, Sendable {
    public enum Rule: Equatable, Sendable {
        /// The upper leading corners of menu and source coincide, as in iOS 26 (facts/menu-geometry, measured).
        case over
        /// The menu is `gap` points below the source, or above it if there is no room below. Both have the same left or
        /// right edge, whichever is farther from the middle of the area, as up to iOS 18 (facts/menu-geometry,
        /// reported).
        case beside(gap: Double)
    }

    /// Frame inside the area. It is shorter than the menu if the area is.
    public let frame: Rect
    /// Point of the menu nearest to the middle of the source, 0…1 in each dimension. It stays in place while the menu
    /// grows.
    public let anchor: Point

    public init(of size: Size, from source: Rect, rule: Rule, in area: Rect, isRightToLeft: Bool) {
        let width = min(size.width, area.size.width)
        var height = min(size.height, area.size.height)
        var (x, y): (Double, Double)
        switch rule {
        case .over:
            x = isRightToLeft ? source.maxX - width : source.minX
            y = source.minY
        case .beside(let gap):
            x = source.midX > area.midX ? source.maxX - width : source.minX
            let (below, above) = (area.maxY - source.maxY - gap, source.minY - gap - area.minY)
            let isBelow = height <= below || below >= above
            height = min(height, max(isBelow ? below : above, 0))
            y = isBelow ? source.maxY + gap : source.minY - gap - height
        }
        x = Self.clamped(x, area.minX, area.maxX - width)
        y = Self.clamped(y, area.minY, area.maxY - height)
        frame = Rect(x: x, y: y, width: width, height: height)
        func fraction(_ value: Double, _ start: Double, _ length: Double) -> Double {
            length > 0 ? Self.clamped((value - start) / length, 0, 1) : 0.5
        }
        anchor = Point(x: fraction(source.midX, x, width), y: fraction(source.midY, y, height))
    }

    private static func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double { max(min(value, high), low) }
}
