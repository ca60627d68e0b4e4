/// The part of a piece of a path between two parameters.
struct PiecePart: Hashable {
    var piece: Int
    var from: Double
    var to: Double

    var reversed: PiecePart { PiecePart(piece: piece, from: to, to: from) }

    func isContinued(by next: PiecePart) -> Bool {
        piece == next.piece && to == next.from && (from < to) == (next.from < next.to)
    }
}

/// A straight edge between two points of the grid, directed from the lesser to the greater one.
struct AreaEdge {
    var start: GridPoint
    var end: GridPoint
    /// The increase in the winding numbers of the first and the second path toward the side with greater y.
    var windings: SIMD2<Int>
    /// The part of a path that the edge stands for, in the edge's direction.
    var part: PiecePart
    /// Whether the edge belongs to a line that is cut, and bounds no area.
    var isLine = false

    /// Creates the edge of a contour from one point to another.
    init(from: GridPoint, to: GridPoint, windings: SIMD2<Int>, part: PiecePart, isLine: Bool) {
        let isForward = from < to
        start = isForward ? from : to
        end = isForward ? to : from
        self.windings = isForward ? windings : SIMD2(-windings.x, -windings.y)
        self.part = isForward ? part : part.reversed
        self.isLine = isLine
    }

    /// Returns the consecutive edges between the start, the points in their order along the edge, and the end.
    func cut(at points: [GridPoint]) -> [AreaEdge] {
        let direction = end - start
        let length = Double(direction.dot(direction))
        let inner = Set(points).map { (point: $0, share: Double(($0 - start).dot(direction)) / length) }
            .sorted { ($0.share, $0.point) < ($1.share, $1.point) }
        var edges: [AreaEdge] = []
        var (here, parameter) = (start, part.from)
        for (point, share) in inner + [(end, 1)] where point != here {
            let next = point == end ? part.to : part.from + (part.to - part.from) * share
            edges.append(
                AreaEdge(
                    from: here, to: point, windings: windings,
                    part: PiecePart(piece: part.piece, from: parameter, to: next), isLine: isLine))
            (here, parameter) = (point, next)
        }
        return edges
    }
}
