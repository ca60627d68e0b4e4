import FrameGeometry
import FramePainting

/// A display list made ready for rows: every transform applied, every group that changes nothing dissolved, everything
/// outside the canvas gone, everything blurred.
struct Plan: Sendable {
    let size: PixelSize
    /// The canvas before the first step.
    let background: Pixel
    private(set) var steps: [Step]
    let vertices: [Vertex]
    let chains: [Chain]
    /// The most chains one shape has.
    let mostChains: Int
    /// How many groups are open at once, at most.
    let levels: Int
    let rows: RowTable
    let glyphs: GlyphPool

    init(_ list: DisplayList, cache: PictureCache? = nil) {
        var builder = PlanBuilder(list, cache: cache)
        builder.build(list)
        self.init(builder)
    }

    /// What the builder has so far.
    init(_ builder: PlanBuilder) {
        size = builder.size
        background = builder.background
        steps = builder.steps
        vertices = builder.outlines.vertices
        chains = builder.outlines.chains
        mostChains = builder.outlines.mostChains
        levels = builder.levels
        rows = builder.rows
        glyphs = builder.pool.padded
    }

    /// All pixels any step may change.
    var painted: PixelBounds { steps.reduce(PixelBounds.empty) { $0.union($1.bounds) } }

    /// The plan for those who look at no other pixels than these: what others hold is not said. No step is taken out, since
    /// rows know steps by their numbers; one that paints nowhere is asked for in no row.
    func cut(to bounds: PixelBounds) -> Plan {
        var cut = self
        for index in cut.steps.indices {
            let rest = cut.steps[index].bounds.intersection(bounds)
            cut.steps[index].bounds = rest.isEmpty ? .empty : rest
        }
        return cut
    }

    /// What is painted in `area`: nothing beyond the canvas.
    func pixels(in area: PixelBounds) -> PixelBuffer {
        var pixels = PixelBuffer(size: PixelSize(width: area.maxX - area.minX, height: area.maxY - area.minY))
        let seen = area.intersection(PixelBounds(minX: 0, minY: 0, maxX: size.width, maxY: size.height))
        guard !seen.isEmpty else { return pixels }
        let bytesPerRow = pixels.bytesPerRow
        pixels.bytes.withUnsafeMutableBytes { bytes in
            cut(to: seen).forEachRow(within: seen) { y, row, _ in
                let start = (y - area.minY) * bytesPerRow + (seen.minX - area.minX) * 4
                let count = (seen.maxX - seen.minX) * 4
                UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + count])
                    .copyMemory(from: UnsafeRawBufferPointer(start: row + seen.minX, count: count))
            }
        }
        return pixels
    }

    /// Paints a block of pixels, a row after the other, in memory of its own, and hands over each: from column 0 on, with
    /// nothing to be looked at outside the block.
    func forEachRow(
        within bounds: PixelBounds, _ body: (_ y: Int, _ row: UnsafePointer<Pixel>, _ repeatsAbove: Bool) -> Void
    ) {
        guard !bounds.isEmpty else { return }
        let rows = bounds.minY..<bounds.maxY
        vertices.withUnsafeBufferPointer { vertices in
            chains.withUnsafeBufferPointer { chains in
                var painter = RowPainter(
                    self, vertices: vertices, chains: chains, columns: bounds.minX..<bounds.maxX)
                let row = UnsafeMutablePointer<Pixel>.allocate(capacity: size.width)
                defer {
                    painter.deallocate()
                    row.deallocate()
                }
                for y in rows {
                    let index = y - rows.lowerBound
                    if index.isMultiple(of: Rasterizer.rowsPerLook) {
                        painter.prepare(y..<min(y + Rasterizer.rowsPerLook, rows.upperBound))
                    }
                    let repeats = index > 0 && self.rows.repeatsRowAbove(y)
                    if !repeats { painter.paint(y, into: row) }
                    body(y, row, repeats)
                }
            }
        }
    }
}
