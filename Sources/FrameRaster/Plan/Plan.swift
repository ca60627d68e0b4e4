import FramePainting

/// A display list prepared for drawing by rows: transforms are applied, groups without effect dissolved, invisible
/// items dropped, and blurred content rendered.
struct Plan: Sendable {
    let size: PixelSize
    /// Color of the canvas before the first step.
    let background: Pixel
    private(set) var steps: [Step]
    let vertices: [Vertex]
    let chains: [Chain]
    /// Largest number of chains in one shape.
    let mostChains: Int
    /// Largest number of groups that are open at once.
    let levels: Int
    let rows: RowTable
    let glyphs: GlyphPool
    /// The result of the first steps; `nil` if all of them are painted.
    let canvas: PaintedCanvas?
    /// Whether the plan is complete; `false` if something was left out because it would take too long.
    let isComplete: Bool

    /// All pixels that any step may change.
    var painted: PixelBounds { steps.reduce(PixelBounds.empty) { $0.union($1.bounds) } }

    /// Returns a plan of the first steps, none of which is in a group that a later step ends.
    func first(_ count: Int) -> Plan {
        var first = self
        first.steps = Array(steps[..<count])
        return first
    }

    /// Returns a plan that is valid only within `bounds`; other pixels are unspecified. Steps outside get empty bounds
    /// but are not removed, because rows refer to steps by index.
    func cut(to bounds: PixelBounds) -> Plan {
        var cut = self
        for index in cut.steps.indices {
            let rest = cut.steps[index].bounds.intersection(bounds)
            cut.steps[index].bounds = rest.isEmpty ? .empty : rest
        }
        return cut
    }
}

/// Facts about each row that are known before it is painted.
struct RowTable: Equatable, Sendable {
    /// Rows that may differ from the row above. Unmarked rows are certain to repeat it.
    private var changed: [Bool]
    /// First visible step of each row, or −1 for the background. An opaque fill across the whole width hides everything
    /// before it.
    private var first: [Int32]

    init(height: Int) {
        changed = [Bool](repeating: false, count: height)
        first = [Int32](repeating: -1, count: height)
    }

    func repeatsRowAbove(_ y: Int) -> Bool { y > 0 && !changed[y] }

    /// Returns the step to begin with, or `nil` if the background must be painted first.
    func firstStep(_ y: Int) -> Int? { first[y] < 0 ? nil : Int(first[y]) }

    /// Marks rows first…last, clamped to the canvas, as possibly different from the row above.
    mutating func mark(_ first: Int, _ last: Int) {
        let start = max(0, first)
        for y in start..<max(start, min(last + 1, changed.count)) { changed[y] = true }
    }

    /// Marks the rows that change at a slanted edge between two ``Subpixel`` heights, or at the end of an upright edge
    /// (`from` = `to`): the rows it touches and the one below.
    mutating func markEdge(from: Int, to: Int, within bounds: PixelBounds) {
        mark(max(Subpixel.floor(from), bounds.minY), min(Subpixel.ceil(to), bounds.maxY))
    }

    /// Records that `step` hides everything before it in `rows`.
    mutating func hide(_ rows: Range<Int>, before step: Int) {
        for y in rows.clamped(to: first.indices) { first[y] = Int32(step) }
    }

    /// Records that `step` hides everything before it in `rows`; each of them after the first repeats the one above.
    mutating func cover(_ rows: Range<Int>, by step: Int) {
        for y in rows { first[y] = Int32(step) }
        for y in rows.dropFirst() { changed[y] = false }
    }
}
