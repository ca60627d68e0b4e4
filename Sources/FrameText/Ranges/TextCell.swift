/// The box of a character on a line, or of the characters that an ellipsis replaces.
///
/// A joined cluster, such as a ligature, is divided evenly among its characters, because fonts rarely specify positions
/// for carets in it. A character with several clusters has as many cells, all with its range.
struct TextCell: Hashable, Sendable {
    /// UTF-16 offsets in the text.
    let range: Range<Int>
    /// Left edge in points; adjacent cells have equal edges.
    let minX: Double
    let maxX: Double
    /// Bidirectional level; odd levels run from right to left.
    let level: UInt8

    /// - Parameter parts: Characters of a cluster in reading order.
    static func cells(
        of parts: [Range<Int>], from start: Double, to end: Double, level: UInt8, within limits: ClosedRange<Double>
    ) -> [TextCell] {
        let ordered = level % 2 == 1 ? parts.reversed() : parts
        func edge(_ index: Int) -> Double {
            let x = index == ordered.count ? end : start + (end - start) * Double(index) / Double(ordered.count)
            return min(max(x, limits.lowerBound), limits.upperBound)
        }
        return ordered.enumerated().map { index, range in
            // Negative kerning can exceed the advance.
            let (left, right) = (edge(index), edge(index + 1))
            return TextCell(range: range, minX: min(left, right), maxX: max(left, right), level: level)
        }
    }

    /// Returns the box of this cell and another of the same character.
    func union(_ other: TextCell) -> TextCell {
        TextCell(range: range, minX: min(minX, other.minX), maxX: max(maxX, other.maxX), level: level)
    }

    /// Edge at which its text begins; ``trailing`` is the one at which it ends.
    var leading: Double { level % 2 == 1 ? maxX : minX }
    var trailing: Double { level % 2 == 1 ? minX : maxX }
}
