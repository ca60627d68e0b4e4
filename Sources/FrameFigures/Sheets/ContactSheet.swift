public import FrameGeometry
public import FramePNG
public import FramePainting
import FrameRaster

/// Frames in rows, each surrounded by a hairline.
///
/// Every cell is as large as the largest frame; smaller frames are at its top left. Frames are scaled down as they are
/// added, so a sheet keeps no more pixels than it shows. Equal frames and styles give equal bytes.
public struct ContactSheet: Sendable {
    public let style: ContactSheetStyle
    private var thumbnails: [Thumbnail] = []

    public init(_ style: ContactSheetStyle = ContactSheetStyle()) {
        self.style = style
    }

    /// Number of frames.
    public var count: Int { thumbnails.count }

    /// Appends a frame.
    ///
    /// - Throws: ``FigureError/emptyFrame(_:)``, ``FigureError/shrink(_:)``.
    public mutating func append(_ frame: PixelBuffer) throws(FigureError) {
        try thumbnails.append(Thumbnail(frame, shrunk: style.shrink))
    }

    /// Returns the sheet's display list, with one pixel per point.
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
            items.append(.image(ImageItem(thumbnail.image, in: place, source: thumbnail.source)))
            items.append(.fill(Fill(.ring(outside, .zero, width: Grid.hairline), color: style.border)))
        }
        return DisplayList(size: grid.size, background: style.background, items: items)
    }

    /// - Throws: The errors of ``displayList()``.
    public func pixels() throws(FigureError) -> PixelBuffer {
        Rasterizer.pixels(of: try displayList())
    }

    /// Returns the sheet as a PNG file, without alpha if the style's background is opaque.
    ///
    /// - Throws: The errors of ``displayList()``, and ``FigureError/encoding(_:)``.
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

/// The layout of a contact sheet. Lengths are in pixels of the sheet.
public struct ContactSheetStyle: Equatable, Sendable {
    /// Maximum number of frames in a row, at least 1.
    public var columns: Int
    /// Distance between frames, and around all of them, 0 or more.
    public var gap: Int
    /// Factor by which frames are scaled down, at least 1; 2 halves each side.
    public var shrink: Double
    /// Color between frames, and behind frames that are not opaque.
    public var background: Color
    /// Color of the hairline around each frame.
    public var border: Color

    public init(
        columns: Int = 5, gap: Int = 12, shrink: Double = 1, background: Color = .paper, border: Color = .hairline
    ) {
        self.columns = columns
        self.gap = gap
        self.shrink = shrink
        self.background = background
        self.border = border
    }
}

// Tuned: white and black screens both stand out from the background, and the hairline stays in the background.
extension Color {
    /// Background of a sheet.
    public static let paper = Color(red8: 236, green8: 237, blue8: 240, alpha8: 255)
    /// Border of a sheet's frames.
    public static let hairline = Color(red8: 176, green8: 179, blue8: 186, alpha8: 255)
}

/// The positions of a contact sheet's frames.
struct Grid {
    /// Width of the line around a frame. It lies outside, so that no pixel of the frame is hidden.
    static let hairline = 1.0

    /// Size of the whole sheet.
    let size: PixelSize
    private let columns: Int
    /// Distance from one cell to the next, including the gap.
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

    /// Returns the place of a frame in whole pixels.
    func place(of index: Int, size: PixelSize) -> Rect {
        Rect(
            x: Double(gap + index % columns * pitch.width) + Self.hairline,
            y: Double(gap + index / columns * pitch.height) + Self.hairline,
            width: Double(size.width), height: Double(size.height))
    }
}
