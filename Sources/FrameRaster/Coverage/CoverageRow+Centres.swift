import FrameGeometry

/// Hard edges: a pixel is covered whole if its centre lies inside. A centre on an edge belongs to what lies to the right of
/// it or below, so that two shapes that share an edge share no pixel and leave none out.
extension CoverageRow {
    mutating func coverCentres(
        _ chains: Slice<UnsafeBufferPointer<Chain>>, _ rule: FillRule, row y: Int, from: Int, to: Int,
        vertices: UnsafeBufferPointer<Vertex>
    ) {
        let height = y << Subpixel.bits + Subpixel.one / 2
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
            let column = min(max(Subpixel.firstCentre(crossing.upper), from), to)
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
