/// An axis-aligned rectangle with its origin at the top left and y pointing down.
///
/// A rectangle whose width or height is not positive, or that has a non-finite number, is *empty*: it covers nothing,
/// wherever it is used.
@frozen public struct Rect: Equatable, Hashable, Sendable {
    public var origin: Point
    public var size: Size

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    @inlinable public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    @inlinable public var minX: Double { origin.x }
    @inlinable public var minY: Double { origin.y }
    @inlinable public var maxX: Double { origin.x + size.width }
    @inlinable public var maxY: Double { origin.y + size.height }
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    @inlinable public var midY: Double { origin.y + size.height / 2 }

    @inlinable public var isEmpty: Bool {
        !(size.width > 0 && size.height > 0 && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite)
    }

    /// Returns the rectangle moved by `offset`.
    @inlinable public func translated(by offset: Point) -> Rect {
        Rect(origin: origin + offset, size: size)
    }

    /// Returns the rectangle inset by `amount` on all four sides, or outset if negative. It may be empty.
    @inlinable public func inset(by amount: Double) -> Rect {
        Rect(x: minX + amount, y: minY + amount, width: size.width - 2 * amount, height: size.height - 2 * amount)
    }

    /// Returns the common part, which is `zero` if the rectangles do not overlap or one of them is empty.
    @inlinable public func intersection(_ other: Rect) -> Rect {
        guard !isEmpty, !other.isEmpty else { return .zero }
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return .zero }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// A width and a height. Negative and non-finite values are representable; the users of a size define their meaning.
@frozen public struct Size: Equatable, Hashable, Sendable {
    public var width: Double
    public var height: Double

    public static let zero = Size(width: 0, height: 0)

    @inlinable public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
