import FrameGeometry

/// Paths that may cross themselves.
///
/// The row is cut into slabs at every vertex and at every crossing of two edges. Within a slab, edges have a fixed
/// order from left to right, so the winding number between two edges is constant, and only the edges at which the
/// inside begins or ends are accumulated, as for an outline. Overlapping areas therefore count once, and an edge
/// exactly on another leaves no seam. Coverage is the exact area by either fill rule on the grid of ``Subpixel``:
/// crossings are rounded to it, and edges less than 2 units apart count as ordered.
///
/// The work grows with the square of the edges in a row. A row that would visit more than ``PathSlabs/workLimit``
/// crossings is cut into equal slabs instead, or not cut further, with edges ordered by their midpoints. A pixel's
/// error is then bounded by the edges that cross or end within its slabs. Paths with fewer than a hundred edges in a
/// row never reach the limit.
extension CoverageRow {
    mutating func coverPath(
        _ chains: Slice<UnsafeBufferPointer<Chain>>, _ rule: FillRule, row y: Int, from: Int, to: Int,
        vertices: UnsafeBufferPointer<Vertex>
    ) {
        var work = 0
        let columns = accumulate(chains, rule, row: y, from: from, to: to, vertices: vertices, &work)
        if columns.first <= columns.last { sweep(columns.first, columns.last, to: to) }
    }

    /// Adds up the coverage of the paths distinguished by ``Chain/part``.
    mutating func coverSum(
        _ chains: Slice<UnsafeBufferPointer<Chain>>, row y: Int, from: Int, to: Int,
        vertices: UnsafeBufferPointer<Vertex>
    ) {
        var first = Int.max
        var last = Int.min
        var work = 0
        var start = chains.startIndex
        while start < chains.endIndex {
            var end = start + 1
            while end < chains.endIndex, chains[end].part == chains[start].part { end += 1 }
            let columns = accumulate(
                chains[start..<end], .nonzero, row: y, from: from, to: to, vertices: vertices, &work)
            first = min(first, columns.first)
            last = max(last, columns.last)
            start = end
        }
        if first <= last { sweep(first, last, to: to) }
    }

    /// Accumulates the edges of a path at which its inside begins and ends.
    ///
    /// - Parameter work: Number of crossings visited in this row so far.
    /// - Returns: The changed columns.
    private mutating func accumulate(
        _ chains: Slice<UnsafeBufferPointer<Chain>>, _ rule: FillRule, row y: Int, from: Int, to: Int,
        vertices: UnsafeBufferPointer<Vertex>, _ work: inout Int
    ) -> (first: Int, last: Int) {
        var first = Int.max
        var last = Int.min
        let top = y << Subpixel.bits
        let bottom = top + Subpixel.one
        gather(chains, top, bottom, vertices)
        guard !slabs.edges.isEmpty else { return (first, last) }
        cut(top, bottom)
        while let slab = slabs.pending.popLast() {
            let count = cross(slab.top, slab.bottom)
            work += count
            if work < PathSlabs.workLimit, !slabs.isCrowded, let middle = firstCrossing(slab.top, slab.bottom) {
                slabs.pending.append((top: middle, bottom: slab.bottom))
                slabs.pending.append((top: slab.top, bottom: middle))
                continue
            }
            var winding = 0
            var wasInside = false
            for crossing in slabs.crossings {
                winding += crossing.winding
                let isInside =
                    switch rule {
                    case .nonzero: winding != 0
                    case .evenodd: winding & 1 != 0
                    }
                if isInside == wasInside { continue }
                wasInside = isInside
                let columns = add(
                    x0: min(crossing.upper, crossing.lower), x1: max(crossing.upper, crossing.lower),
                    height: slab.bottom - slab.top, winding: isInside ? 1 : -1, from: from, to: to)
                first = min(first, columns.first)
                last = max(last, columns.last)
            }
        }
        return (first, last)
    }

    /// Collects the edges that touch the row.
    private mutating func gather(
        _ chains: Slice<UnsafeBufferPointer<Chain>>, _ top: Int, _ bottom: Int, _ vertices: UnsafeBufferPointer<Vertex>
    ) {
        slabs.edges.removeAll(keepingCapacity: true)
        for chain in chains {
            let start = Int(chain.first)
            let end = start + Int(chain.count)
            guard Int(vertices[start].y) < bottom, Int(vertices[end - 1].y) > top else { continue }
            var low = start + 1
            var high = end
            while low < high {
                let middle = (low + high) >> 1
                if Int(vertices[middle].y) > top { high = middle } else { low = middle + 1 }
            }
            while low < end, Int(vertices[low - 1].y) < bottom {
                let (upper, lower) = (vertices[low - 1], vertices[low])
                low += 1
                guard lower.y > upper.y else { continue }
                slabs.edges.append(
                    PathSlabs.Edge(
                        x0: Int(upper.x), y0: Int(upper.y), x1: Int(lower.x), y1: Int(lower.y),
                        winding: Int(chain.winding)))
            }
        }
    }

    /// Cuts the row at its vertices, or evenly if there are too many.
    private mutating func cut(_ top: Int, _ bottom: Int) {
        slabs.heights.removeAll(keepingCapacity: true)
        slabs.heights.append(top)
        slabs.heights.append(bottom)
        for edge in slabs.edges {
            if edge.y0 > top { slabs.heights.append(edge.y0) }
            if edge.y1 < bottom { slabs.heights.append(edge.y1) }
        }
        slabs.pending.removeAll(keepingCapacity: true)
        let limit = slabs.isCrowded ? 2 : max(2, PathSlabs.workLimit / slabs.edges.count)
        if slabs.heights.count > limit {
            var parts = 1
            while parts * 2 < min(limit, 256) { parts *= 2 }
            let height = Subpixel.one / parts
            for part in 0..<parts {
                slabs.pending.append((top: bottom - (part + 1) * height, bottom: bottom - part * height))
            }
            return
        }
        slabs.heights.sort()
        for index in stride(from: slabs.heights.count - 1, to: 0, by: -1)
        where slabs.heights[index - 1] < slabs.heights[index] {
            slabs.pending.append((top: slabs.heights[index - 1], bottom: slabs.heights[index]))
        }
    }

    /// Collects the crossings of edges with a slab from left to right, and returns the number of edges visited.
    private mutating func cross(_ top: Int, _ bottom: Int) -> Int {
        slabs.crossings.removeAll(keepingCapacity: true)
        for edge in slabs.edges where 2 * edge.y0 < top + bottom && 2 * edge.y1 > top + bottom - 1 {
            slabs.crossings.append(
                PathSlabs.Crossing(upper: edge.x(top), lower: edge.x(bottom), winding: edge.winding))
        }
        if slabs.crossings.count == 2 {
            let (left, right) = (slabs.crossings[0], slabs.crossings[1])
            if left.upper + left.lower > right.upper + right.lower { slabs.crossings.swapAt(0, 1) }
        } else {
            slabs.crossings.sort { $0.upper + $0.lower < $1.upper + $1.lower }
        }
        return slabs.edges.count
    }

    /// Returns a height strictly within the slab at which two neighbors cross, or `nil` if they are ordered.
    private func firstCrossing(_ top: Int, _ bottom: Int) -> Int? {
        guard bottom - top > 1 else { return nil }
        for index in 1..<max(1, slabs.crossings.count) {
            let (left, right) = (slabs.crossings[index - 1], slabs.crossings[index])
            let above = left.upper - right.upper
            let below = left.lower - right.lower
            guard above > 1 || below > 1 else { continue }
            let height = top + (bottom - top) * above / (above - below)
            return min(max(height, top + 1), bottom - 1)
        }
        return nil
    }

    /// Accumulates the cells from `first` to `last` into spans and clears them.
    private mutating func sweep(_ first: Int, _ last: Int, to: Int) {
        let end = min(last + 1, to)
        var sum = 0
        var column = first
        var start = first
        while column < end {
            var flat = column
            while flat < end, cells[flat] == 0 { flat += 1 }
            if flat - column >= 8 {
                append(start, column, CoverageSpan.varying)
                append(column, flat, covered(sum))
                column = flat
                start = flat
                continue
            }
            while column < flat {
                values[column] = covered(sum)
                column += 1
            }
            guard column < end else { break }
            sum += cells[column]
            cells[column] = 0
            values[column] = covered(sum)
            column += 1
        }
        append(start, end, CoverageSpan.varying)
        for column in stride(from: end, through: last, by: 1) { cells[column] = 0 }
        append(end, to, covered(sum))
    }
}

/// Scratch memory for one row of a path (see ``CoverageRow/coverPath(_:_:row:from:to:vertices:)``).
struct PathSlabs {
    /// A line of the path that touches the row, in ``Subpixel`` units, from top to bottom.
    struct Edge {
        var x0: Int
        var y0: Int
        var x1: Int
        var y1: Int
        var winding: Int

        /// Returns the x coordinate at a height, clamped to the ends of the edge.
        func x(_ y: Int) -> Int {
            if y <= y0 { return x0 }
            if y >= y1 { return x1 }
            return x0 + (y - y0) * (x1 - x0) / (y1 - y0)
        }
    }

    /// The positions at which an edge enters and leaves a slab.
    struct Crossing {
        var upper: Int
        var lower: Int
        var winding: Int
    }

    /// Number of crossings a row may visit before it stops searching for more. Tuned: a few milliseconds per row at
    /// most.
    static let workLimit = 1 << 16

    /// Number of edges above which a row is not cut, because each slab sorts them all.
    private static let edgeLimit = 1 << 12
    var isCrowded: Bool { edges.count > Self.edgeLimit }

    var edges: [Edge] = []
    var heights: [Int] = []
    var crossings: [Crossing] = []
    /// Slabs still to be visited, the next one last.
    var pending: [(top: Int, bottom: Int)] = []
}

/// Hard edges: a pixel is fully covered if its center lies inside. A center on an edge belongs to the shape to the
/// right or below, so shapes with a common edge share no pixel and leave none out (``Subpixel/center``).
extension CoverageRow {
    mutating func coverCenters(
        _ chains: Slice<UnsafeBufferPointer<Chain>>, _ rule: FillRule, row y: Int, from: Int, to: Int,
        vertices: UnsafeBufferPointer<Vertex>
    ) {
        let height = (y << Subpixel.bits) + Subpixel.center.y
        slabs.crossings.removeAll(keepingCapacity: true)
        for chain in chains {
            let start = Int(chain.first)
            let end = start + Int(chain.count)
            guard Int(vertices[start].y) <= height, Int(vertices[end - 1].y) > height else { continue }
            var low = start + 1
            var high = end - 1
            while low < high {
                let middle = (low + high) >> 1
                if Int(vertices[middle].y) > height { high = middle } else { low = middle + 1 }
            }
            let (upper, lower) = (vertices[low - 1], vertices[low])
            let edge = PathSlabs.Edge(
                x0: Int(upper.x), y0: Int(upper.y), x1: Int(lower.x), y1: Int(lower.y), winding: Int(chain.winding))
            let x = edge.x(height)
            slabs.crossings.append(PathSlabs.Crossing(upper: x, lower: x, winding: edge.winding))
        }
        slabs.crossings.sort { $0.upper < $1.upper }
        var winding = 0
        var start = from
        for crossing in slabs.crossings {
            let wasInside = rule.contains(winding)
            winding += crossing.winding
            let isInside = rule.contains(winding)
            if isInside == wasInside { continue }
            let column = min(max(Subpixel.firstCenter(x: crossing.upper), from), to)
            if wasInside { append(start, column, CoverageSpan.full) }
            start = column
        }
    }
}

extension FillRule {
    fileprivate func contains(_ winding: Int) -> Bool {
        switch self {
        case .nonzero: winding != 0
        case .evenodd: winding & 1 != 0
        }
    }
}
