import FrameGeometry
import FramePainting

/// Where the frames of a contact sheet stand.
struct Grid {
    /// The width of the line around a frame. It stands outside, so that no pixel of a frame is hidden.
    static let hairline = 1.0

    /// Of the whole sheet.
    let size: PixelSize
    private let columns: Int
    /// From the start of one cell to that of the next, gap included.
    private let pitch: PixelSize
    private let gap: Int

    init(_ frames: [PixelSize], style: ContactSheetStyle) throws(FigureError) {
        guard style.columns >= 1 else { throw .columns(style.columns) }
        guard 0...PixelSize.limit ~= style.gap else { throw .gap(style.gap) }
        guard let width = frames.map(\.width).max(), let height = frames.map(\.height).max() else { throw .noFrames }
        columns = min(style.columns, frames.count)
        gap = style.gap
        let line = 2 * Int(Self.hairline)
        pitch = PixelSize(width: width + line + gap, height: height + line + gap)
        let rows = (frames.count - 1) / columns + 1
        size = PixelSize(width: columns * pitch.width + gap, height: rows * pitch.height + gap)
        guard size.width <= PixelSize.limit, size.height <= PixelSize.limit else { throw .tooLarge(size) }
    }

    /// Whole pixels.
    func place(of index: Int, size: PixelSize) -> Rect {
        Rect(
            x: Double(gap + index % columns * pitch.width) + Self.hairline,
            y: Double(gap + index / columns * pitch.height) + Self.hairline,
            width: Double(size.width), height: Double(size.height))
    }
}
