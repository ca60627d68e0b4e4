import FramePNG
import FramePainting
import FrameRaster

/// Draws one frame after another on one thread, a row at a time, into the same piece of memory.
final class FramePainter {
    private let size: PixelSize
    private var drawn: [UInt8]
    /// Made when the first frame with alpha comes.
    private var straight: [UInt8] = []
    /// What the frame before had blurred.
    private let pictures = RasterCache()

    /// - Precondition: Neither side of `size` is negative.
    init(size: PixelSize) {
        self.size = size
        drawn = [UInt8](repeating: 0, count: size.width * 4)
    }

    /// Gives the rows of a frame to `take`, from the top down, as R, G, B, A with straight alpha, each with how often it
    /// stands there, until it says `false`.
    ///
    /// - Precondition: `list.size` is the painter's.
    /// - Returns: Whether all rows were taken.
    func paint(
        _ list: DisplayList, _ take: (_ row: UnsafeRawBufferPointer, _ times: Int) throws(OutputError) -> Bool
    ) throws(OutputError) -> Bool {
        let rasterizer = Rasterizer(list, reusing: pictures)
        // The pixels of an opaque list have alpha 255 whatever is drawn: they are straight as they are.
        if !list.isOpaque, straight.isEmpty { straight = [UInt8](repeating: 0, count: drawn.count) }
        return try drawn.withUnsafeMutableBufferPointer { drawn throws(OutputError) in
            try straight.withUnsafeMutableBufferPointer { straight throws(OutputError) in
                let target = UnsafeMutableRawBufferPointer(straight)
                return try rasterizer.forEachDistinctRow(in: UnsafeMutableRawBufferPointer(drawn)) {
                    row, times throws(OutputError) in
                    if list.isOpaque { return try take(row, times) }
                    StraightAlpha.straighten(row, into: target, isOpaque: false)
                    return try take(UnsafeRawBufferPointer(target), times)
                }
            }
        }
    }
}
