import FrameGeometry
import FramePainting

/// A frame as a contact sheet shows it.
///
/// Bilinear sampling looks at four pixels, so it may shrink to a half and no further without leaving pixels out. What
/// is more than that is done first, by averaging squares of whole pixels.
struct Thumbnail: Sendable {
    /// The size it is shown in.
    let size: PixelSize
    let bitmap: Bitmap
    /// The part of the bitmap to show: the last column and row of squares may reach beyond the frame.
    let source: Rect

    init(_ frame: PixelBuffer, shrunk factor: Double) throws(FigureError) {
        guard factor >= 1, factor.isFinite else { throw .shrink(factor) }
        guard frame.size.width > 0, frame.size.height > 0 else { throw .emptyFrame(frame.size) }
        func shown(_ side: Int) -> Int { max(1, Int((Double(side) / factor).rounded())) }
        size = PixelSize(width: shown(frame.size.width), height: shown(frame.size.height))

        var side = 1
        while factor > 2 * Double(side), side < max(frame.size.width, frame.size.height) { side *= 2 }
        bitmap = Bitmap(side == 1 ? frame : frame.averaged(squaresOf: side))
        source = Rect(
            x: 0, y: 0, width: Double(frame.size.width) / Double(side * bitmap.size.width),
            height: Double(frame.size.height) / Double(side * bitmap.size.height))
    }
}
