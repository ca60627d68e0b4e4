public import FrameGeometry
public import FramePainting

/// Frames in rows, each with a caption, which show an animation.
///
/// Frames are scaled down as they are added, so a strip keeps no more pixels than it shows.
public struct Filmstrip: Sendable {
    public let style: FilmstripStyle
    private(set) var frames: [Frame] = []

    /// An image with its caption.
    struct Frame: Sendable {
        let image: RasterImage
        /// Displayed size: the style's width, and a height in whole points.
        let size: Size
        let label: String
        let note: String
    }

    public init(_ style: FilmstripStyle) { self.style = style }

    /// Number of frames.
    public var count: Int { frames.count }

    /// Appends a frame.
    ///
    /// - Parameters:
    ///   - label: First line of the caption, such as the time; may be empty.
    ///   - note: Second line, in a quieter color, such as an event; may be empty.
    /// - Throws: ``FigureError/emptyFrame(_:)``.
    public mutating func append(_ frame: PixelBuffer, label: String, note: String = "") throws(FigureError) {
        guard frame.size.width > 0, frame.size.height > 0 else { throw .emptyFrame(frame.size) }
        let height = (style.frameWidth * Double(frame.size.height) / Double(frame.size.width)).rounded()
        let size = Size(width: style.frameWidth, height: max(1, height))
        func pixels(_ side: Double) -> Int { max(1, Int((side * Double(style.scale)).rounded())) }
        let image = frame.shrunk(to: PixelSize(width: pixels(size.width), height: pixels(size.height)))
        frames.append(Frame(image: RasterImage(image), size: size, label: label, note: note))
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

/// The layout of a filmstrip. Lengths are in points.
public struct FilmstripStyle: Equatable, Sendable {
    /// The border of each frame.
    public enum Border: Equatable, Sendable {
        /// A thin line.
        case hairline
        /// A device's body around a screen of a size in points, which has the proportions of the frames.
        case device(Bezel, screen: Size)
    }

    /// Title printed above the strip; `nil` for none.
    public var title: String?
    /// Maximum number of frames in a row, at least 1.
    public var columns: Int
    /// Distance between frames, 0 or more.
    public var gap: Double
    /// Width of a frame, greater than 0.
    public var frameWidth: Double
    /// Maximum scale at which the figure will be drawn; images are kept large enough for it.
    public var scale: Int
    public var border: Border

    /// - Parameters:
    ///   - columns: Number of columns; `nil` for as many as fit into 960 points, or fewer so that rows have equal
    ///     lengths.
    ///   - frameWidth: Width of a frame; `nil` for one that suits the number of frames.
    public init(
        frames count: Int, title: String? = nil, columns: Int? = nil, gap: Double = 16, frameWidth: Double? = nil,
        scale: Int = 2, border: Border = .hairline
    ) {
        let width = frameWidth ?? Self.suitableWidth(count)
        self.title = title
        let most = max(1, Int((960 + gap) / (width + gap)))
        let rows = max(1, (count + most - 1) / most)
        self.columns = max(1, columns ?? (count + rows - 1) / rows)
        self.gap = gap
        self.frameWidth = width
        self.scale = max(1, scale)
        self.border = border
    }

    /// Returns a width. Tuned: six legible frames in a row, thirty on a page, hundreds at a glance.
    public static func suitableWidth(_ count: Int) -> Double {
        switch count {
        case ...6: 144
        case ...12: 120
        case ...40: 96
        default: 64
        }
    }
}
