import FrameGeometry

/// A half-open block of whole pixels: columns `minX..<maxX`, rows `minY..<maxY`.
struct PixelBounds: Equatable, Sendable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    static let empty = PixelBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)

    var isEmpty: Bool { minX >= maxX || minY >= maxY }

    func intersection(_ other: PixelBounds) -> PixelBounds {
        PixelBounds(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// Returns the smallest block that contains both blocks; an empty block adds nothing.
    func union(_ other: PixelBounds) -> PixelBounds {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelBounds(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    func expanded(_ x: Int, _ y: Int) -> PixelBounds {
        PixelBounds(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
    }

    func moved(_ x: Int, _ y: Int) -> PixelBounds {
        PixelBounds(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    var area: Int { isEmpty ? 0 : (maxX - minX) * (maxY - minY) }

    var center: Point { Point(x: Double(minX + maxX) / 2, y: Double(minY + maxY) / 2) }
}
