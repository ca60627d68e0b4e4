import FrameGeometry
public import FramePNG
public import FramePainting
import FrameRaster

/// Frames side by side, row by row, each with a hairline around it.
///
/// Every cell is as large as the largest frame; smaller ones stand at its top left. A frame is made smaller as it comes
/// in, so a sheet holds what it shows and no more. The same frames and style give the same bytes.
public struct ContactSheet: Sendable {
    public let style: ContactSheetStyle
    private var thumbnails: [Thumbnail] = []

    public init(_ style: ContactSheetStyle = ContactSheetStyle()) {
        self.style = style
    }

    /// How many frames the sheet shows.
    public var count: Int { thumbnails.count }

    /// Adds a frame after those that are there.
    ///
    /// - Throws: ``FigureError/emptyFrame(_:)``, ``FigureError/shrink(_:)``.
    public mutating func append(_ frame: PixelBuffer) throws(FigureError) {
        try thumbnails.append(Thumbnail(frame, shrunk: style.shrink))
    }

    /// The sheet as the rasterizer draws it, one point a pixel.
    ///
    /// - Throws: ``FigureError/noFrames``, ``FigureError/columns(_:)``, ``FigureError/gap(_:)``,
    ///   ``FigureError/tooLarge(_:)``.
    public func displayList() throws(FigureError) -> DisplayList {
        let grid = try Grid(thumbnails.map(\.size), style: style)
        var items: [PaintItem] = []
        for (index, thumbnail) in thumbnails.enumerated() {
            let place = grid.place(of: index, size: thumbnail.size)
            let outside = Rect(
                x: place.minX - Grid.hairline, y: place.minY - Grid.hairline,
                width: place.size.width + 2 * Grid.hairline, height: place.size.height + 2 * Grid.hairline)
            items.append(.image(ImageItem(thumbnail.bitmap, in: place, source: thumbnail.source)))
            items.append(.fill(Fill(.ring(outside, .zero, width: Grid.hairline), color: style.border)))
        }
        return DisplayList(size: grid.size, background: style.background, items: items)
    }

    /// - Throws: As ``displayList()``.
    public func pixels() throws(FigureError) -> PixelBuffer {
        Rasterizer.pixels(of: try displayList())
    }

    /// The sheet as a PNG file, without alpha where the style's background is opaque.
    ///
    /// - Throws: As ``displayList()``, and ``FigureError/encoding(_:)``.
    public func png(compression: PNGCompression = .level(9)) throws(FigureError) -> [UInt8] {
        let list = try displayList()
        do throws(PNGError) {
            return try PNGEncoder.encode(
                Rasterizer.pixels(of: list), isOpaque: list.isOpaque, compression: compression)
        } catch {
            throw .encoding(error)
        }
    }
}
