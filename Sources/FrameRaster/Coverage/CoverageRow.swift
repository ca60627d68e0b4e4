/// Computes coverage one row at a time.
///
/// Each segment of an outline adds its effect to a row of cells: the area to its right within the pixels it crosses,
/// and its full height from the next pixel on. The running sum from left to right is the coverage. All arithmetic is in
/// integers, so the sums are exactly zero again after the last edge. Between the pixels that edges touch, the sum is
/// constant; such a run becomes one span.
struct CoverageRow {
    /// Number of spans found by the latest ``cover(_:row:from:to:vertices:chains:)``, from left to right. Pixels
    /// outside the spans are not covered.
    var spanCount = 0
    let spans: UnsafeMutablePointer<CoverageSpan>
    /// Coverage by column, valid within varying spans.
    let values: UnsafeMutablePointer<Int>

    /// Accumulation cells, one per column; all zero between calls.
    let cells: UnsafeMutablePointer<Int>
    /// Columns that each chain touches in this row.
    private let touched: UnsafeMutablePointer<(first: Int, last: Int)>
    private var touchedCount = 0
    /// Scratch memory for paths.
    var slabs = PathSlabs()

    /// - Parameter chains: Largest number of chains in one outline.
    init(width: Int, chains: Int) {
        values = .allocate(capacity: width + 2)
        cells = .allocate(capacity: width + 2)
        cells.initialize(repeating: 0, count: width + 2)
        touched = .allocate(capacity: max(1, chains))
        spans = .allocate(capacity: max(2 * max(2, chains) + 1, width / 2 + 4))
    }

    func deallocate() {
        values.deallocate()
        cells.deallocate()
        touched.deallocate()
        spans.deallocate()
    }

    /// Finds the spans of `shape` in row `y` and columns `from..<to`.
    mutating func cover(
        _ shape: DeviceShape, row y: Int, from: Int, to: Int,
        vertices: UnsafeBufferPointer<Vertex>, chains: UnsafeBufferPointer<Chain>
    ) {
        spanCount = 0
        switch shape {
        case .rect(let rect):
            cover(rect, row: y, from: from, to: to)
        case .outline(let range):
            touchedCount = 0
            for index in range {
                add(chains[index], row: y, from: from, to: to, vertices: vertices)
            }
            sweep(to: to)
        case .path(let range, let rule):
            coverPath(chains[range], rule, row: y, from: from, to: to, vertices: vertices)
        case .sum(let range):
            coverSum(chains[range], row: y, from: from, to: to, vertices: vertices)
        case .centers(let range, let rule):
            coverCenters(chains[range], rule, row: y, from: from, to: to, vertices: vertices)
        }
    }

    mutating func append(_ start: Int, _ end: Int, _ coverage: Int) {
        guard start < end, coverage != 0 else { return }
        spans[spanCount] = CoverageSpan(start: start, end: end, coverage: coverage)
        spanCount += 1
    }

    // MARK: Rectangles

    private mutating func cover(_ rect: DeviceRect, row y: Int, from: Int, to: Int) {
        let one = Subpixel.one
        let top = y << Subpixel.bits
        let height = min(rect.bottom, top + one) - max(rect.top, top)
        guard height > 0 else { return }
        let left = Subpixel.floor(rect.left)
        let right = Subpixel.floor(rect.right)
        if left == right {
            guard left >= from, left < to else { return }
            append(left, left + 1, 2 * height * (rect.right - rect.left))
            return
        }
        let leftPart = (left + 1) << Subpixel.bits - rect.left
        let rightPart = rect.right - right << Subpixel.bits
        if leftPart == one {
            append(max(left, from), min(right, to), 2 * height * one)
        } else {
            if left >= from, left < to { append(left, left + 1, 2 * height * leftPart) }
            append(max(left + 1, from), min(right, to), 2 * height * one)
        }
        if right >= from, right < to { append(right, right + 1, 2 * height * rightPart) }
    }

    // MARK: Outlines

    private mutating func add(
        _ chain: Chain, row y: Int, from: Int, to: Int, vertices: UnsafeBufferPointer<Vertex>
    ) {
        let points = UnsafeBufferPointer(rebasing: vertices[Int(chain.first)..<Int(chain.first + chain.count)])
        let top = y << Subpixel.bits
        let bottom = top + Subpixel.one
        // The first vertex below the row's top ends the first segment that reaches into the row.
        var low = 1
        var high = points.count
        while low < high {
            let middle = (low + high) >> 1
            if Int(points[middle].y) > top { high = middle } else { low = middle + 1 }
        }
        var first = Int.max
        var last = Int.min
        while low < points.count, Int(points[low - 1].y) < bottom {
            let (x0, y0) = (Int(points[low - 1].x), Int(points[low - 1].y))
            let (x1, y1) = (Int(points[low].x), Int(points[low].y))
            low += 1
            guard y1 > y0 else { continue }
            let upper = max(y0, top)
            let lower = min(y1, bottom)
            let upperX = x0 == x1 || upper == y0 ? x0 : x0 + (upper - y0) * (x1 - x0) / (y1 - y0)
            let lowerX = x0 == x1 || lower == y1 ? x1 : x0 + (lower - y0) * (x1 - x0) / (y1 - y0)
            let columns = add(
                x0: min(upperX, lowerX), x1: max(upperX, lowerX), height: lower - upper,
                winding: Int(chain.winding), from: from, to: to)
            first = min(first, columns.first)
            last = max(last, columns.last)
        }
        guard first <= last else { return }
        touched[touchedCount] = (first, last)
        touchedCount += 1
    }

    /// Accumulates a segment that runs from `x0` to `x1` over `height` within this row. The area does not depend on
    /// which end is the upper one. Returns the range of changed columns.
    func add(
        x0: Int, x1: Int, height: Int, winding: Int, from: Int, to: Int
    ) -> (first: Int, last: Int) {
        let one = Subpixel.one
        let leftLimit = from << Subpixel.bits
        let rightLimit = to << Subpixel.bits
        // A segment beyond the right limit has no effect within it.
        if x0 >= rightLimit { return (Int.max, Int.min) }
        // A segment beyond the left limit counts as lying on it.
        if x1 <= leftLimit {
            cells[from] += winding * 2 * one * height
            return (from, from)
        }
        let first = max(Subpixel.floor(x0), from)
        if x0 >= leftLimit, first == Subpixel.floor(x1) {
            let right = height * (2 * one - (x0 + x1 - 2 * (first << Subpixel.bits)))
            cells[first] += winding * right
            cells[first + 1] += winding * (2 * one * height - right)
            return (first, first + 1)
        }
        // This is the height consumed when the segment reaches a column.
        let width = x1 - x0
        var used = 0
        var x = x0
        if x0 < leftLimit {
            used = (leftLimit - x0) * height / width
            cells[from] += winding * 2 * one * used
            x = leftLimit
        }
        var column = first
        while column < to {
            let start = column << Subpixel.bits
            let end = min(start + one, x1)
            let reached = end == x1 ? height : (end - x0) * height / width
            let piece = reached - used
            let right = piece * (2 * one - (x + end - 2 * start))
            cells[column] += winding * right
            cells[column + 1] += winding * (2 * one * piece - right)
            if end == x1 { return (first, column + 1) }
            used = reached
            x = end
            column += 1
        }
        return (first, to)
    }

    /// Accumulates the cells into spans and clears them.
    private mutating func sweep(to: Int) {
        // Sort by first column. There are almost always two chains.
        for index in stride(from: 1, to: touchedCount, by: 1) {
            let range = touched[index]
            var place = index
            while place > 0, touched[place - 1].first > range.first {
                touched[place] = touched[place - 1]
                place -= 1
            }
            touched[place] = range
        }
        var sum = 0
        var column = 0
        for index in 0..<touchedCount {
            let (first, last) = touched[index]
            if first > column { append(column, first, covered(sum)) }
            let start = max(first, column)
            guard last >= start else { continue }
            for touchedColumn in start...last {
                sum += cells[touchedColumn]
                cells[touchedColumn] = 0
                values[touchedColumn] = covered(sum)
            }
            append(start, min(last + 1, to), CoverageSpan.varying)
            column = last + 1
        }
        append(column, to, covered(sum))
    }

    /// An outline winds once around its inside, in either direction.
    @inline(__always) func covered(_ sum: Int) -> Int { min(abs(sum), CoverageSpan.full) }
}

/// A run of pixels of one row and their coverage.
///
/// Coverage is area in units of 2⁻³³ pixel, twice the product of two ``Subpixel`` lengths, so that the mean of two
/// positions stays an integer.
struct CoverageSpan {
    static let full = 1 << 33

    var start: Int
    var end: Int
    /// Coverage of every pixel of the run, or ``varying``.
    var coverage: Int

    /// Marks a run whose pixels have individual coverage in ``CoverageRow/values``.
    static let varying = -1
}
