import FrameGeometry
import FramePainting
import FrameRaster

/// A frame scaled down, with every pixel taken into account.
///
/// Bilinear sampling reads four pixels, so it can at most halve an image without skipping pixels. A larger reduction
/// first averages squares of whole pixels.
struct Thumbnail: Sendable {
    /// Displayed size.
    let size: PixelSize
    let image: RasterImage
    /// Part of the image to show, because the last column and row of squares may extend beyond the frame.
    let source: Rect

    init(_ frame: PixelBuffer, shrunk factor: Double) throws(FigureError) {
        guard factor >= 1, factor.isFinite else { throw .shrink(factor) }
        guard frame.size.width > 0, frame.size.height > 0 else { throw .emptyFrame(frame.size) }
        func shown(_ side: Int) -> Int { max(1, Int((Double(side) / factor).rounded())) }
        size = PixelSize(width: shown(frame.size.width), height: shown(frame.size.height))

        var side = 1
        while factor > 2 * Double(side), side < max(frame.size.width, frame.size.height) { side *= 2 }
        image = RasterImage(side == 1 ? frame : frame.averaged(squaresOf: side))
        source = Rect(
            x: 0, y: 0, width: Double(frame.size.width) / Double(side * image.size.width),
            height: Double(frame.size.height) / Double(side * image.size.height))
    }
}
