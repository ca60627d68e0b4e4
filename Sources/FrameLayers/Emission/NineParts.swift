public import FrameGeometry

/// A picture cut into nine parts: corners that keep their size, sides that fill one way, a middle that fills both ways. What
/// fills is stretched or repeated.
public struct NineParts {
    /// More pieces along one side than this are not repeated but stretched. Tuned.
    private static let repeatLimit = 100.0

    /// The parts that are not empty, in fractions of the picture, and where they go.
    public let parts: [(source: Rect, place: Rect)]

    /// - Parameters:
    ///   - size: of the picture, in the units of `place`.
    ///   - center: the middle, in fractions of the picture.
    ///   - repeats: whether sides and middle are repeated, the last piece cut off.
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

    /// Along one side: what keeps its size before the middle, the middle, and what keeps its size after it. Where there is no
    /// room for the ends they share what there is.
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

    /// The slice as often as there is room for it.
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
