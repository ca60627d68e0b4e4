import FrameGeometry
import FramePainting

extension PlanMaker {
    mutating func place(
        _ fill: Fill, _ map: DeviceMap, within scissor: PixelBounds
    ) -> (shape: DeviceShape, bounds: PixelBounds)? {
        guard let stroke = fill.stroke else {
            return place(fill.shape, map, within: scissor, edges: fill.edges).map { ($0.shape, $0.bounds) }
        }
        let stretch = map.affine(around: reachable.center).map { OutlineMaker.stretch(of: $0) } ?? 1
        // In perspective, allow twice the scale of the center for content nearer to the eye.
        let most = map.isFlat ? stretch : 2 * stretch
        guard isComplete, let parts = fill.shape.stroked(stroke, stretch: most, hairline: 1 / stretch) else {
            return nil
        }
        let found: (shape: DeviceShape, bounds: PixelBounds)?
        switch map {
        case .flat(let transform): found = outlines.sum(parts, transform)
        case .space(let projection):
            found = outlines.sum(
                parts.compactMap { $0.projected(projection, tolerance: PathTracer.tolerance) }, .identity)
        }
        return place(found, within: scissor, edges: fill.edges).map { ($0.shape, $0.bounds) }
    }

    /// Clips a shape to the scissor, or returns `nil` if nothing of it is visible. Marks the rows that its edges
    /// change. If the scissor cuts the shape, the shape that made the scissor has marked them. `whole` contains the
    /// pixels without the scissor.
    mutating func place(
        _ shape: Shape, _ map: DeviceMap, within scissor: PixelBounds, edges: Edges = .smooth
    ) -> (shape: DeviceShape, bounds: PixelBounds, whole: PixelBounds)? {
        guard isComplete else { return nil }
        switch map {
        case .flat(let transform): return place(outlines.shape(shape, transform), within: scissor, edges: edges)
        case .space(let projection):
            guard let (path, rule) = shape.path,
                let seen = path.projected(projection, tolerance: PathTracer.tolerance)
            else { return nil }
            return place(outlines.shape(.path(seen, rule), .identity), within: scissor, edges: edges)
        }
    }

    private mutating func place(
        _ found: (shape: DeviceShape, bounds: PixelBounds)?, within scissor: PixelBounds, edges: Edges
    ) -> (shape: DeviceShape, bounds: PixelBounds, whole: PixelBounds)? {
        guard let found, let placed = edges.applied(to: found) else { return nil }
        let bounds = placed.bounds.intersection(scissor)
        guard !bounds.isEmpty else { return nil }
        switch placed.shape {
        case .rect(let rect):
            rows.markEdge(from: rect.top, to: rect.top, within: bounds)
            rows.markEdge(from: rect.bottom, to: rect.bottom, within: bounds)
        case .outline(let range):
            for chain in outlines.chains[range] { mark(chain, within: bounds) }
        case .path(let range, _), .sum(let range), .centers(let range, _):
            count(outlines.chains[range], within: bounds)
            guard isComplete else { return nil }
            for chain in outlines.chains[range] { mark(chain, within: bounds) }
        }
        return (placed.shape, bounds, placed.bounds)
    }

    /// Counts the rows that a path's edges touch.
    private mutating func count(_ chains: ArraySlice<Chain>, within bounds: PixelBounds) {
        for chain in chains {
            let (first, last) = (Int(chain.first), Int(chain.first + chain.count) - 1)
            let top = Subpixel.floor(Int(outlines.vertices[first].y))
            let bottom = Subpixel.ceil(Int(outlines.vertices[last].y))
            // If a chain has several edges in a row, all of them except one end there.
            let rows = min(bottom, bounds.maxY) - max(top, bounds.minY)
            if rows > 0 { edgeRows += rows + last - first }
        }
    }

    /// Marks the rows that a chain changes. A row inside one upright segment repeats; every other row of a chain may be
    /// new.
    private mutating func mark(_ chain: Chain, within bounds: PixelBounds) {
        let first = Int(chain.first)
        for index in first + 1..<first + Int(chain.count) {
            let (upper, lower) = (outlines.vertices[index - 1], outlines.vertices[index])
            if upper.x == lower.x {
                rows.markEdge(from: Int(upper.y), to: Int(upper.y), within: bounds)
                rows.markEdge(from: Int(lower.y), to: Int(lower.y), within: bounds)
            } else {
                rows.markEdge(from: Int(upper.y), to: Int(lower.y), within: bounds)
            }
        }
    }

    /// Records that the last step, an opaque rectangle across the canvas, hides everything before it.
    mutating func cover(_ rect: DeviceRect, within bounds: PixelBounds) {
        guard rect.left <= 0, rect.right >= size.width << Subpixel.bits, bounds.minX == 0, bounds.maxX == size.width
        else { return }
        let first = max(Subpixel.ceil(rect.top), bounds.minY)
        let end = min(Subpixel.floor(rect.bottom), bounds.maxY)
        guard first < end else { return }
        rows.cover(first..<end, by: steps.count - 1)
    }
}

extension Edges {
    /// Returns `nil` if nothing is left.
    fileprivate func applied(
        to placed: (shape: DeviceShape, bounds: PixelBounds)
    ) -> (shape: DeviceShape, bounds: PixelBounds)? {
        switch (self, placed.shape) {
        case (.smooth, _), (.hard, .centers): return placed
        case (.hard, .rect(let rect)): return rect.centers.map { (.rect($0), placed.bounds) }
        case (.hard, .outline(let chains)): return (.centers(chains: chains, .nonzero), placed.bounds)
        case (.hard, .sum(let chains)): return (.centers(chains: chains, .nonzero), placed.bounds)
        case (.hard, .path(let chains, let rule)): return (.centers(chains: chains, rule), placed.bounds)
        }
    }
}
