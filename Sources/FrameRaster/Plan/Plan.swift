import FrameGeometry
import FramePainting

/// A display list made ready for rows: every transform applied, every group that changes nothing dissolved, everything
/// outside the canvas gone.
struct Plan: Sendable {
    let size: PixelSize
    /// The canvas before the first step.
    let background: Pixel
    let steps: [Step]
    let vertices: [Vertex]
    let chains: [Chain]
    /// The most chains one shape has.
    let mostChains: Int
    /// How many groups are open at once, at most.
    let levels: Int
    let rows: RowTable

    init(_ list: DisplayList) {
        var builder = PlanBuilder(list)
        builder.build(list)
        size = builder.size
        background = SolidSource(list.background, opacity: 1).full.pixel
        steps = builder.steps
        vertices = builder.outlines.vertices
        chains = builder.outlines.chains
        mostChains = builder.outlines.mostChains
        levels = builder.levels
        rows = builder.rows
    }
}
