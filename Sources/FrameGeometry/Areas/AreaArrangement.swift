/// Edges of two paths that meet at their ends only, with the winding numbers on both of their sides.
///
/// Crossings are rounded to the grid. That moves edges a little, which may cause crossings elsewhere, so the edges are cut
/// until nothing crosses.
struct AreaArrangement {
    private(set) var edges: [AreaEdge]

    init(_ edges: [AreaEdge]) {
        self.edges = Self.merged(edges)
        // Two or three rounds are usual. The limit is for rounding that would go back and forth.
        for _ in 0..<32 {
            let cuts = Self.cuts(self.edges)
            if cuts.isEmpty { break }
            self.edges = Self.merged(
                self.edges.indices.flatMap { index in cuts[index].map(self.edges[index].cut(at:)) ?? [self.edges[index]]
                })
        }
    }

    private struct Place: Hashable {
        var start: GridPoint
        var end: GridPoint
        var isLine: Bool
    }

    /// Returns one edge for those in the same place, sorted; none where they cancel each other out.
    private static func merged(_ edges: [AreaEdge]) -> [AreaEdge] {
        var merged: [AreaEdge] = []
        var indices: [Place: Int] = [:]
        for edge in edges {
            let place = Place(start: edge.start, end: edge.end, isLine: edge.isLine)
            if !edge.isLine, let index = indices[place] {
                merged[index].windings &+= edge.windings
            } else {
                indices[place] = merged.count
                merged.append(edge)
            }
        }
        return merged.filter { $0.isLine || $0.windings != .zero }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    }

    /// Returns, for each edge that has any, the points at which others meet it.
    ///
    /// - Precondition: The edges are sorted.
    private static func cuts(_ edges: [AreaEdge]) -> [Int: [GridPoint]] {
        var cuts: [Int: [GridPoint]] = [:]
        for (index, edge) in edges.enumerated() {
            let (low, high) = (min(edge.start.y, edge.end.y), max(edge.start.y, edge.end.y))
            for second in edges[(index + 1)...].indices {
                let other = edges[second]
                guard other.start.x <= edge.end.x else { break }
                guard max(other.start.y, other.end.y) >= low, min(other.start.y, other.end.y) <= high else { continue }
                let (own, others) = meetings(edge, other)
                if !own.isEmpty { cuts[index, default: []] += own }
                if !others.isEmpty { cuts[second, default: []] += others }
            }
        }
        return cuts
    }

    /// Returns the points inside each of two edges where they meet: ends that lie on the other, or their crossing.
    private static func meetings(_ one: AreaEdge, _ other: AreaEdge) -> (one: [GridPoint], other: [GridPoint]) {
        let (along, across) = (one.end - one.start, other.end - other.start)
        let (c, d) = (along.cross(other.start - one.start), along.cross(other.end - one.start))
        let (a, b) = (across.cross(one.start - other.start), across.cross(one.end - other.start))
        func inside(_ points: [(GridPoint, Int)], of edge: AreaEdge) -> [GridPoint] {
            points.filter { $1 == 0 && edge.start < $0 && $0 < edge.end }.map(\.0)
        }
        guard c.signum() * d.signum() < 0, a.signum() * b.signum() < 0 else {
            return (
                inside([(other.start, c), (other.end, d)], of: one), inside([(one.start, a), (one.end, b)], of: other)
            )
        }
        let share = Double(c) / (Double(c) - Double(d))
        let crossing = GridPoint(
            x: other.start.x + Int((Double(across.x) * share).rounded()),
            y: other.start.y + Int((Double(across.y) * share).rounded()))
        func cut(_ edge: AreaEdge) -> [GridPoint] { crossing == edge.start || crossing == edge.end ? [] : [crossing] }
        return (cut(one), cut(other))
    }
}

extension AreaArrangement {
    /// Returns the winding numbers of both paths beside each edge, on the side with less and with greater y; for upright
    /// edges on the right and on the left.
    func sides() -> [(less: SIMD2<Int>, greater: SIMD2<Int>)] {
        let bands = AreaBands(edges)
        // A line may run along the edge of an area.
        let areas = Dictionary(
            edges.filter { !$0.isLine }.map { (Place(start: $0.start, end: $0.end, isLine: true), $0.windings) },
            uniquingKeysWith: { $0 &+ $1 })
        return edges.map { edge in
            let place = Place(start: edge.start, end: edge.end, isLine: true)
            let own = edge.isLine ? areas[place] ?? .zero : edge.windings
            // The edge's middle, in halves of the grid's unit.
            let middle = edge.start + edge.end
            var windings = SIMD2<Int>.zero
            for index in bands[middle.x] {
                let other = edges[index]
                guard 2 * other.start.x < middle.x, middle.x <= 2 * other.end.x else { continue }
                let start = GridPoint(x: 2 * other.start.x, y: 2 * other.start.y)
                if (other.end - other.start).cross(middle - start) > 0 { windings &+= other.windings }
            }
            return edge.start.x < edge.end.x
                ? (windings, windings &+ own) : (windings &- own, windings)
        }
    }
}

/// Edges by the vertical bands that they cross, so that a search looks at few of them.
private struct AreaBands {
    private var bands: [[Int]]
    private let least: Int
    private let width: Int

    init(_ edges: [AreaEdge]) {
        least = edges.first?.start.x ?? 0
        let count = edges.count / 4 + 1
        width = max(1, ((edges.map(\.end.x).max() ?? 0) - least) / count + 1)
        bands = Array(repeating: [], count: count)
        for (index, edge) in edges.enumerated() where edge.start.x < edge.end.x && !edge.isLine {
            for band in (edge.start.x - least) / width...(edge.end.x - least) / width { bands[band].append(index) }
        }
    }

    /// Edges that may lie at an x given in halves.
    subscript(doubled: Int) -> [Int] { bands[min(bands.count - 1, max(0, (doubled - 2 * least) / (2 * width)))] }
}
