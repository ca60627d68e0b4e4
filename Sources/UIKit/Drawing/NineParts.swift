/// A picture cut into up to nine parts: corners that keep their size, sides that stretch one way, a middle that stretches
/// both ways.
struct NineParts {
    /// The parts in the picture's points, and where they go.
    let parts: [(source: CGRect, place: CGRect)]

    /// - Parameter size: the picture's, in points.
    init(size: CGSize, caps: UIEdgeInsets, in rect: CGRect) {
        let columns = Self.slices(size.width, caps.left, caps.right, rect.minX, rect.width)
        let rows = Self.slices(size.height, caps.top, caps.bottom, rect.minY, rect.height)
        parts = rows.flatMap { row in
            columns.map { column in
                (
                    CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                    CGRect(x: column.start, y: row.start, width: column.room, height: row.room)
                )
            }
        }
    }

    private struct Slice {
        var from, length, start, room: CGFloat
    }

    /// Where there is no room for the caps they share what there is.
    private static func slices(
        _ size: CGFloat, _ before: CGFloat, _ after: CGFloat, _ start: CGFloat, _ room: CGFloat
    ) -> [Slice] {
        let (before, after) = (min(max(before, 0), size), min(max(after, 0), size - min(max(before, 0), size)))
        let squeeze = before + after > room ? room / (before + after) : 1
        let (first, last) = (before * squeeze, after * squeeze)
        return [
            Slice(from: 0, length: before, start: start, room: first),
            Slice(from: before, length: size - before - after, start: start + first, room: room - first - last),
            Slice(from: size - after, length: after, start: start + room - last, room: last),
        ].filter { $0.length > 0 && $0.room > 0 }
    }
}
