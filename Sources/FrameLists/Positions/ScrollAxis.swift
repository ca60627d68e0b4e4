public import FrameGeometry

/// The direction in which the content of a layout grows and scrolls. Lengths *along* the axis have that direction;
/// lengths *across* it have the other one.
@frozen public enum ScrollAxis: Sendable {
    case vertical, horizontal

    @inlinable public func along(_ size: Size) -> Double { self == .vertical ? size.height : size.width }
    @inlinable public func across(_ size: Size) -> Double { self == .vertical ? size.width : size.height }
    @inlinable public func along(_ point: Point) -> Double { self == .vertical ? point.y : point.x }
    @inlinable public func across(_ point: Point) -> Double { self == .vertical ? point.x : point.y }

    @inlinable public func size(along: Double, across: Double) -> Size {
        self == .vertical ? Size(width: across, height: along) : Size(width: along, height: across)
    }

    @inlinable public func point(along: Double, across: Double) -> Point {
        self == .vertical ? Point(x: across, y: along) : Point(x: along, y: across)
    }

    @inlinable public func rect(along: Double, across: Double, size: Size) -> Rect {
        Rect(origin: point(along: along, across: across), size: size)
    }

    @inlinable public func start(_ insets: ListInsets) -> Double { self == .vertical ? insets.top : insets.leading }
    @inlinable public func end(_ insets: ListInsets) -> Double { self == .vertical ? insets.bottom : insets.trailing }
    @inlinable public func startAcross(_ insets: ListInsets) -> Double {
        self == .vertical ? insets.leading : insets.top
    }
    @inlinable public func endAcross(_ insets: ListInsets) -> Double {
        self == .vertical ? insets.trailing : insets.bottom
    }
}

/// Inset distances from the edges of a rectangle, in points. Before a layout is mirrored, the leading edge is the left
/// one.
@frozen public struct ListInsets: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public static let zero = ListInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    @inlinable public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

extension Rect {
    /// Returns the rectangle inset on each side, with sizes not less than zero.
    public func inset(by insets: ListInsets) -> Rect {
        Rect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// Whether the rectangles have more than edges in common. A rectangle without width or height overlaps its
    /// surroundings.
    public func overlaps(_ other: Rect) -> Bool {
        func meet(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> Bool {
            low == high || otherLow == otherHigh
                ? low <= otherHigh && otherLow <= high : low < otherHigh && otherLow < high
        }
        return meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY)
    }

    /// Returns the rectangle after its container with the given width is mirrored.
    public func mirrored(in width: Double) -> Rect {
        Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
    }
}
