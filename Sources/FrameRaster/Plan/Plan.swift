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
}
