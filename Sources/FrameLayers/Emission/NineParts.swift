public import FrameGeometry

/// An image cut into nine parts. Corners keep their size, sides stretch or repeat along one axis, and the middle does
/// so along both.
public struct NineParts {
    /// Number of tiles along one side above which the part is stretched instead. Tuned.
    private static let repeatLimit = 100.0

    /// Nonempty parts, in fractions of the image, with their frames.
    public let parts: [(source: Rect, place: Rect)]

    /// - Parameters:
    ///   - size: Size of the image, in the units of `place`.
    ///   - center: The middle, in fractions of the image.
    ///   - repeats: Whether sides and middle are tiled, the last tile cut off.
    public init(size: Size, center: Rect, in place: Rect, repeats: Bool) {
        let columns = Self.slices(center.minX, center.maxX, size.width, place.minX, place.size.width, repeats)
        let rows = Self.slices(center.minY, center.maxY, size.height, place.minY, place.size.height, repeats)
        parts = rows.flatMap { row in
            columns.map { column in
                (
                    Rect(x: column.from, y: row.from, width: column.to - column.from, height: row.to - row.from),
                    Rect(x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start)
                )
            }
        }
    }

    private typealias Slice = (from: Double, to: Double, start: Double, end: Double)

    /// Returns the slices along one side: before, in and after the middle. If there is no room for both ends, they
    /// shrink proportionally.
    private static func slices(
        _ low: Double, _ high: Double, _ size: Double, _ start: Double, _ length: Double, _ repeats: Bool
    ) -> [Slice] {
        let (low, high) = (min(max(low, 0), 1), min(max(high, low, 0), 1))
        let (before, after) = (low * size, (1 - high) * size)
        let squeeze = before + after > length ? length / (before + after) : 1
        let (first, last) = (start + before * squeeze, start + length - after * squeeze)
        let middle: [Slice] = repeats ? pieces((low, high, first, last), size) : [(low, high, first, last)]
        return ([(0, low, start, first)] + middle + [(high, 1, last, start + length)])
            .filter { $0.to > $0.from && $0.end > $0.start }
    }

    /// Returns the tiles for the slice.
    private static func pieces(_ slice: Slice, _ size: Double) -> [Slice] {
        let length = (slice.to - slice.from) * size
        let count = ((slice.end - slice.start) / length).rounded(.up)
        guard length > 0, count > 1, count <= repeatLimit else { return [slice] }
        return (0..<Int(count)).map { index in
            let start = slice.start + Double(index) * length
            let end = min(start + length, slice.end)
            return (slice.from, min(slice.from + (end - start) / size, slice.to), start, end)
        }
    }
}
