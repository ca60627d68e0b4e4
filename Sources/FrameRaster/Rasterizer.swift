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
                var looked = rows.lowerBound
                for y in rows {
                    let row = pixels + (y - rows.lowerBound) * width
                    if y == looked {
                        looked += RowPainter.rowsPerLook
                        painter.prepare(y..<min(looked, rows.upperBound))
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
