/// The memory in which a row of a path is taken apart (see ``CoverageRow/coverPath(_:_:row:from:to:vertices:)``).
struct PathSlabs {
    /// A line of the path that touches the row, in ``Subpixel`` units, from top to bottom.
    struct Edge {
        var x0: Int
        var y0: Int
        var x1: Int
        var y1: Int
        var winding: Int

        /// Where it is at a height, or at its nearer end.
        func x(_ y: Int) -> Int {
            if y <= y0 { return x0 }
            if y >= y1 { return x1 }
            return x0 + (y - y0) * (x1 - x0) / (y1 - y0)
        }
    }

    /// Where an edge enters and leaves a slab.
    struct Crossing {
        var upper: Int
        var lower: Int
        var winding: Int
    }

    /// How many crossings a row may look at before it no longer looks for more places where edges cross. Tuned: some
    /// milliseconds a row at the very most.
    static let workLimit = 1 << 16

    var edges: [Edge] = []
    var heights: [Int] = []
    var crossings: [Crossing] = []
    /// Slabs still to be looked at, the next one last.
    var pending: [(top: Int, bottom: Int)] = []
}
