import FrameGeometry
public import FramePainting
import FrameRaster

/// Frames side by side, row by row, each with words below it: the figure that shows what moves.
///
/// A frame is made smaller as it comes in, so a strip holds what it shows and no more.
public struct Filmstrip: Sendable {
    public let style: FilmstripStyle
    private(set) var frames: [Frame] = []

    /// One picture and what stands below it.
    struct Frame: Sendable {
        let picture: Bitmap
        /// As it is shown: the style's width, and a whole number of points high.
        let size: Size
        let label: String
        let note: String
    }

    public init(_ style: FilmstripStyle) { self.style = style }

    /// How many frames it shows.
    public var count: Int { frames.count }

    /// Adds a frame after those that are there.
    ///
    /// - Parameters:
    ///   - label: The first line below it: its time. May be empty.
    ///   - note: The second line, quieter: what happened. May be empty.
    /// - Throws: ``FigureError/emptyFrame(_:)``.
    public mutating func append(_ frame: PixelBuffer, label: String, note: String = "") throws(FigureError) {
        guard frame.size.width > 0, frame.size.height > 0 else { throw .emptyFrame(frame.size) }
        let height = (style.frameWidth * Double(frame.size.height) / Double(frame.size.width)).rounded()
        let size = Size(width: style.frameWidth, height: max(1, height))
        func pixels(_ side: Double) -> Int { max(1, Int((side * Double(style.scale)).rounded())) }
        let picture = try frame.shrunk(to: PixelSize(width: pixels(size.width), height: pixels(size.height)))
        frames.append(Frame(picture: Bitmap(picture), size: size, label: label, note: note))
    }

    /// - Throws: ``FigureError/noFrames``.
    public func figure(_ palette: Palette, _ lettering: Lettering) throws(FigureError) -> Figure {
        guard !frames.isEmpty else { throw .noFrames }
        var drawing = FilmstripDrawing(self, palette, lettering)
        drawing.draw()
        return Figure(
            size: drawing.size, background: palette.ground, title: style.title ?? "Frames", summary: summary,
            elements: drawing.elements)
    }

    private var summary: String {
        let moments = frames.map(\.label).filter { !$0.isEmpty }
        let count = "\(frames.count) frame\(frames.count == 1 ? "" : "s")"
        return moments.isEmpty ? "\(count)." : "\(count): \(moments.joined(separator: ", "))."
    }
}

extension PixelBuffer {
    /// In exactly that many pixels, every one of its own taken into account; the same when it is not wider.
    fileprivate func shrunk(to target: PixelSize) throws(FigureError) -> PixelBuffer {
        guard size.width > target.width else { return self }
        let thumbnail = try Thumbnail(self, shrunk: Double(size.width) / Double(target.width))
        let place = Rect(x: 0, y: 0, width: Double(target.width), height: Double(target.height))
        return Rasterizer.pixels(
            of: DisplayList(
                size: target, items: [.image(ImageItem(thumbnail.bitmap, in: place, source: thumbnail.source))]))
    }
}
