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

/// What is known of each row before it is painted.
struct RowTable: Equatable, Sendable {
    /// Rows that may differ from the row above. What is not marked is certain to repeat.
    private var changed: [Bool]
    /// The first step that can be seen in each row, −1 for the background: an opaque fill across the whole width hides
    /// everything before it.
    private var first: [Int32]

    init(height: Int) {
        changed = [Bool](repeating: false, count: height)
        first = [Int32](repeating: -1, count: height)
    }

    func repeatsRowAbove(_ y: Int) -> Bool { y > 0 && !changed[y] }

    /// The step to begin with, `nil` if the background is to be painted first.
    func firstStep(_ y: Int) -> Int? { first[y] < 0 ? nil : Int(first[y]) }

    /// Rows first…last may differ from the row above, as far as they exist.
    mutating func mark(_ first: Int, _ last: Int) {
        let start = max(0, first)
        for y in start..<max(start, min(last + 1, changed.count)) { changed[y] = true }
    }

    /// Marks what a slanted edge between two ``Subpixel`` heights, or the end of an upright one (`from` = `to`), changes:
    /// the rows it lies in and the one below.
    mutating func markEdge(from: Int, to: Int, within bounds: PixelBounds) {
        mark(max(Subpixel.floor(from), bounds.minY), min(Subpixel.ceil(to), bounds.maxY))
    }

    /// Step `step` hides all before it in `rows`: from the second on, each repeats the one above.
    mutating func cover(_ rows: Range<Int>, by step: Int) {
        for y in rows { first[y] = Int32(step) }
        for y in rows.dropFirst() { changed[y] = false }
    }
}
