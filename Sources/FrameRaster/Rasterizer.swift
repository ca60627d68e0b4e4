public import FramePainting

/// Draws a display list as pixels.
///
/// Creating a rasterizer flattens the list into a plan, with transforms applied and edges in device coordinates;
/// drawing only reads the plan. A rasterizer can therefore draw any rows in any order on any number of threads at once,
/// with the same bytes as drawing everything in one call.
///
/// Every list is safe to draw. Items that are empty, singular, non-finite or off the canvas draw nothing, colors and
/// opacities are clamped to 0…1 with NaN as 0, and groups nested deeper than 8,192 are left out. A `scale` that is not
/// a positive number leaves only the background. Anything that would take too long is left out (``isComplete``).
public struct Rasterizer: Sendable {
    let plan: Plan
    private let isListWhole: Bool

    /// - Parameter filtersImages: Whether images are resampled as Core Graphics does (facts/images-in-contexts).
    ///   Otherwise, they are interpolated bilinearly, as on a screen.
    public init(_ list: DisplayList, filtersImages: Bool = false) {
        plan = Plan(list, filtersImages: filtersImages)
        isListWhole = list.isWhole
    }

    /// Creates the same rasterizer, but faster if the previous list had the same blurred content and text.
    public init(_ list: DisplayList, reusing cache: RasterCache) {
        plan = Plan(list, cache: cache)
        isListWhole = list.isWhole
    }

    /// The list's canvas, with each side clamped to 0…`PixelSize.limit`.
    public var size: PixelSize { plan.size }

    /// Whether everything is drawn. Once the edges of all paths together touch more than 8,388,608 rows, the remaining
    /// shapes are left out; that is 3,000 edges from the top to the bottom of a large phone. A list may also have been
    /// cut short before (`DisplayList.isWhole`).
    public var isComplete: Bool { isListWhole && plan.isComplete }

    /// Whether row `y` is certain to hold the same bytes as row `y` − 1. Equal rows are not always detected. Always
    /// false for row 0.
    ///
    /// - Precondition: `y` is a row of the canvas.
    public func repeatsRowAbove(_ y: Int) -> Bool { plan.rows.repeatsRowAbove(y) }

    /// Draws rows into `buffer` without gaps, `size.width * 4` bytes each: premultiplied R, G, B, A. The previous
    /// contents of the buffer do not matter.
    ///
    /// - Precondition: `rows` lie on the canvas; the buffer has room for them and is aligned to four bytes.
    public func draw(rows: Range<Int>, into buffer: UnsafeMutableRawBufferPointer) {
        let width = plan.size.width
        precondition(
            rows.lowerBound >= 0 && rows.upperBound <= plan.size.height, "the rows to draw are not all on the canvas")
        precondition(buffer.count >= rows.count * width * 4, "the buffer is too small for the rows to draw")
        guard !rows.isEmpty, width > 0, let base = buffer.baseAddress else { return }
        base.withMemoryRebound(to: Pixel.self, capacity: rows.count * width) { draw(rows, $0) }
    }

    /// Draws rows into a new buffer.
    ///
    /// - Precondition: `rows` lie on the canvas.
    public func draw(rows: Range<Int>) -> PixelBuffer {
        var result = PixelBuffer(size: PixelSize(width: plan.size.width, height: rows.count))
        result.bytes.withUnsafeMutableBytes { draw(rows: rows, into: $0) }
        return result
    }

    /// Draws all rows of a list.
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
    /// Draws each row that may differ from the one above, from the top down, with the number of times it repeats.
    ///
    /// An encoder needs exactly these rows of a frame. Three rows in four of a user interface repeat the row above;
    /// they are neither drawn nor compared. Together, the rows are exactly those of ``draw(rows:)``.
    ///
    /// - Parameters:
    ///   - buffer: Receives one row at a time; holds at least one row, aligned to four bytes.
    ///   - body: Receives the row and its number of occurrences, 1 or more; returns whether to continue.
    /// - Returns: Whether all rows were drawn.
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
