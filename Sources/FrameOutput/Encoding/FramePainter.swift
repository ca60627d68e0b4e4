import FramePNG
import FramePainting
import FrameRaster

/// Draws frames one after another on one thread, row by row, into the same memory.
final class FramePainter {
    let size: PixelSize
    private var drawn: [UInt8]
    /// Buffer for pixels with straight alpha, allocated with the first frame that has alpha.
    private var straight: [UInt8] = []
    /// Blurred images of the previous frame.
    private let cache = RasterCache()

    /// - Precondition: Neither side of `size` is negative.
    init(size: PixelSize) {
        self.size = size
        drawn = [UInt8](repeating: 0, count: size.width * 4)
    }

    /// Passes the rows of a frame to `take`, from the top, as R, G, B, A with straight alpha, each with its number of
    /// repetitions, until `take` returns `false`.
    ///
    /// - Parameter frame: Number of the frame, for the error.
    /// - Precondition: `list.size` is the size of the painter.
    /// - Returns: Whether all rows were taken.
    /// - Throws: ``OutputError/tooManyEdges(frame:)``, ``OutputError/tooManyLayers(frame:)``, and any error that `take`
    ///   throws.
    func paint(
        _ list: DisplayList, frame: Int? = nil,
        _ take: (_ row: UnsafeRawBufferPointer, _ times: Int) throws(OutputError) -> Bool
    ) throws(OutputError) -> Bool {
        guard list.isWhole else { throw .tooManyLayers(frame: frame) }
        let rasterizer = Rasterizer(list, reusing: cache)
        guard rasterizer.isComplete else { throw .tooManyEdges(frame: frame) }
        // All pixels of an opaque list have alpha 255, so straight and premultiplied values are the same.
        let isOpaque = list.isOpaque
        if !isOpaque, straight.isEmpty { straight = [UInt8](repeating: 0, count: drawn.count) }
        return try drawn.withUnsafeMutableBufferPointer { drawn throws(OutputError) in
            try straight.withUnsafeMutableBufferPointer { straight throws(OutputError) in
                let target = UnsafeMutableRawBufferPointer(straight)
                return try rasterizer.forEachDistinctRow(in: UnsafeMutableRawBufferPointer(drawn)) {
                    row, times throws(OutputError) in
                    if isOpaque { return try take(row, times) }
                    StraightAlpha.straighten(row, into: target, isOpaque: false)
                    return try take(UnsafeRawBufferPointer(target), times)
                }
            }
        }
    }
}
