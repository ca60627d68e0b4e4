import FramePNG
import FramePainting
import FrameRaster

/// Draws one frame after another on one thread, a few rows at a time, into the same two pieces of memory.
final class BandPainter {
    /// 32 rows of a phone's width at three pixels a point are 150 KB, which stays in the second-level cache while a band
    /// is drawn, digested and encoded.
    static let rowsPerBand = 32

    private let size: PixelSize
    private var drawn: [UInt8]
    /// Made when the first frame with alpha comes.
    private var straight: [UInt8] = []

    /// - Precondition: Neither side of `size` is negative.
    init(size: PixelSize) {
        self.size = size
        drawn = [UInt8](repeating: 0, count: size.width * 4 * min(size.height, Self.rowsPerBand))
    }

    /// Gives the rows of a frame to `take`, from the top down, as R, G, B, A with straight alpha, until it says `false`.
    ///
    /// - Precondition: `list.size` is the painter's.
    /// - Returns: Whether all rows were taken.
    func paint(
        _ list: DisplayList, _ take: (UnsafeRawBufferPointer) throws(OutputError) -> Bool
    ) throws(OutputError) -> Bool {
        let rasterizer = Rasterizer(list)
        for top in stride(from: 0, to: size.height, by: Self.rowsPerBand) {
            let rows = top..<min(size.height, top + Self.rowsPerBand)
            let byteCount = rows.count * size.width * 4
            drawn.withUnsafeMutableBytes { rasterizer.draw(rows: rows, into: $0) }
            // The pixels of an opaque list have alpha 255 whatever is drawn: they are straight as they are.
            if !list.isOpaque { straighten(byteCount) }
            let goesOn = try (list.isOpaque ? drawn : straight).withUnsafeBufferPointer { band throws(OutputError) in
                try take(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(band)[..<byteCount]))
            }
            if !goesOn { return false }
        }
        return true
    }

    private func straighten(_ byteCount: Int) {
        if straight.isEmpty { straight = [UInt8](repeating: 0, count: drawn.count) }
        drawn.withUnsafeBytes { source in
            straight.withUnsafeMutableBytes { target in
                StraightAlpha.straighten(
                    UnsafeRawBufferPointer(rebasing: source[..<byteCount]),
                    into: UnsafeMutableRawBufferPointer(rebasing: target[..<byteCount]), isOpaque: false)
            }
        }
    }
}
