public import FramePainting

/// A display list, ready to become pixels.
///
/// Making one flattens the list into a plan (transforms applied, edges on the device); drawing only reads it. So one
/// rasterizer may draw any rows, in any order, on any number of threads at once, and the bytes are those of drawing
/// everything in one go.
///
/// Hostile lists are harmless: what is empty, singular, not finite or outside draws nothing, colours and opacities are
/// brought into 0…1 with NaN as 0, and groups nested deeper than 256 are left out. A `scale` that is not a positive number
/// leaves the background alone.
public struct Rasterizer: Sendable {
    let plan: Plan

    public init(_ list: DisplayList) { plan = Plan(list) }

    /// The same rasterizer, made faster where the list before had the same blurred pictures.
    public init(_ list: DisplayList, reusing cache: PictureCache) { plan = Plan(list, cache: cache) }

    /// The list's canvas, each side brought into 0…``FramePainting/PixelSize/limit``.
    public var size: PixelSize { plan.size }

    /// Whether row `y` is certain to hold the same bytes as row `y` − 1. It may when this is false. Never for row 0.
    ///
    /// - Precondition: `y` is a row of the canvas.
    public func repeatsRowAbove(_ y: Int) -> Bool { plan.rows.repeatsRowAbove(y) }

    /// Draws rows into `buffer`, one after the other without gaps, `size.width * 4` bytes each: premultiplied R, G, B, A.
    /// What the buffer held before does not matter.
    ///
    /// - Precondition: the rows are rows of the canvas; the buffer has room for them and starts at a multiple of four.
    public func draw(rows: Range<Int>, into buffer: UnsafeMutableRawBufferPointer) {
        let width = plan.size.width
        precondition(
            rows.lowerBound >= 0 && rows.upperBound <= plan.size.height, "the rows to draw are not all on the canvas")
        precondition(buffer.count >= rows.count * width * 4, "the buffer is too small for the rows to draw")
        guard !rows.isEmpty, width > 0, let base = buffer.baseAddress else { return }
        base.withMemoryRebound(to: Pixel.self, capacity: rows.count * width) { draw(rows, $0) }
    }

    /// Draws rows into a buffer of their own.
    ///
    /// - Precondition: the rows are rows of the canvas.
    public func draw(rows: Range<Int>) -> PixelBuffer {
        var result = PixelBuffer(size: PixelSize(width: plan.size.width, height: rows.count))
        result.bytes.withUnsafeMutableBytes { draw(rows: rows, into: $0) }
        return result
    }

    /// All rows of a list.
    public static func pixels(of list: DisplayList) -> PixelBuffer {
        let rasterizer = Rasterizer(list)
        return rasterizer.draw(rows: 0..<rasterizer.size.height)
    }

    private func draw(_ rows: Range<Int>, _ pixels: UnsafeMutablePointer<Pixel>) {
        let width = plan.size.width
        plan.vertices.withUnsafeBufferPointer { vertices in
            plan.chains.withUnsafeBufferPointer { chains in
                var painter = RowPainter(plan, vertices: vertices, chains: chains)
                defer { painter.deallocate() }
                var needed = rows.lowerBound
                for y in rows {
                    let row = pixels + (y - rows.lowerBound) * width
                    if y == needed {
                        needed += RowPainter.rowsPerPass
                        painter.prepare(y..<min(needed, rows.upperBound))
                    }
                    if y > rows.lowerBound, repeatsRowAbove(y) {
                        row.update(from: row - width, count: width)
                    } else {
                        painter.paint(y, into: row)
                    }
                }
            }
        }
    }
}

extension Rasterizer {
    /// Draws each row that may differ from the one above, from the top down, and says how often it stands there.
    ///
    /// What an encoder needs of a frame: three rows in four of a user interface repeat the one above, and those are
    /// neither drawn nor looked at. Together the rows are exactly those of ``draw(rows:)``.
    ///
    /// - Parameters:
    ///   - buffer: where rows are drawn, one after another: room for one row, starting at a multiple of four.
    ///   - body: gets the row and how many rows are like it, itself included; says whether to go on.
    /// - Returns: whether all rows were drawn.
    public func forEachDistinctRow<Failure: Error>(
        in buffer: UnsafeMutableRawBufferPointer,
        _ body: (_ row: UnsafeRawBufferPointer, _ times: Int) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        let size = plan.size
        precondition(buffer.count >= size.width * 4, "the buffer is too small for a row")
        guard size.width > 0, let base = buffer.baseAddress else { return true }
        let row = base.bindMemory(to: Pixel.self, capacity: size.width)
        let bytes = UnsafeRawBufferPointer(start: base, count: size.width * 4)
        return try plan.vertices.withUnsafeBufferPointer { vertices throws(Failure) in
            try plan.chains.withUnsafeBufferPointer { chains throws(Failure) in
                var painter = RowPainter(plan, vertices: vertices, chains: chains)
                defer { painter.deallocate() }
                var y = 0
                var needed = 0
                while y < size.height {
                    if y >= needed {
                        needed = min(y + RowPainter.rowsPerPass, size.height)
                        painter.prepare(y..<needed)
                    }
                    painter.paint(y, into: row)
                    let first = y
                    y += 1
                    while y < size.height, repeatsRowAbove(y) { y += 1 }
                    if try !body(bytes, y - first) { return false }
                }
                return true
            }
        }
    }
}
