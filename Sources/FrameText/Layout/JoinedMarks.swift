import FrameGeometry

/// Collects rectangles, joining each one that continues an earlier one to it.
struct JoinedMarks {
    private(set) var marks: [TextLayout.Mark] = []
    /// Number of marks examined or moved so far.
    private(set) var steps = 0
    /// Indices of the marks with the same right end, in ascending order.
    private var indicesByEnd: [End: [Int]] = [:]

    private struct End: Hashable {
        let color: Color
        let top: Double
        let height: Double
        let x: Double

        init(_ mark: TextLayout.Mark, x: Double) {
            color = mark.color
            top = mark.rect.minY
            height = mark.rect.size.height
            self.x = x
        }
    }

    /// Adds a rectangle, or extends the last one that ends where it begins.
    mutating func join(_ mark: TextLayout.Mark) {
        var index = marks.count
        let begin = End(mark, x: mark.rect.minX)
        if let before = indicesByEnd[begin]?.popLast() {
            index = before
            marks[index].rect.size.width = mark.rect.maxX - marks[index].rect.minX
            if indicesByEnd[begin]?.isEmpty == true { indicesByEnd[begin] = nil }
        } else {
            marks.append(mark)
        }
        let end = End(marks[index], x: marks[index].rect.maxX)
        let position = indicesByEnd[end]?.lastIndex { $0 < index }.map { $0 + 1 } ?? 0
        steps += 1 + (indicesByEnd[end]?.count ?? 0) - position
        indicesByEnd[end, default: []].insert(index, at: position)
    }
}
