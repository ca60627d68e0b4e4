public import FrameGeometry
public import FramePainting

/// A drawing for documentation that is written as SVG or PNG, both from the same outlines.
///
/// Elements are painted in order, back to front. Lengths are in points, y down, with the origin at the top left. Colours come
/// from a ``Palette``, so that there is a figure for light and one for dark pages.
public struct Figure: Hashable, Sendable {
    /// Whole points, at least 1 each.
    public let size: Size
    /// May be clear.
    public var background: Color
    /// The title for screen readers, in a few words.
    public var title: String
    /// A description for screen readers, in a sentence or two; may be empty.
    public var summary: String
    public var elements: [FigureElement]

    /// - Parameter size: Rounded up to whole points, so that it is whole pixels at every scale.
    public init(
        size: Size, background: Color, title: String, summary: String = "", elements: [FigureElement] = []
    ) {
        func whole(_ side: Double) -> Double { side.isFinite ? max(1, side.rounded(.up)) : 1 }
        self.size = Size(width: whole(size.width), height: whole(size.height))
        self.background = background
        self.title = title
        self.summary = summary
        self.elements = elements
    }
}

/// A part of a figure.
public enum FigureElement: Hashable, Sendable {
    /// Corners are circular; a radius that does not fit is as large as fits.
    case rect(Rect, radius: Double = 0, FigureInk)
    /// Filled by the non-zero rule.
    case path(Path, FigureInk)
    /// Text, its baseline's left end at a point.
    case label(Label, at: Point)
    /// A whole image, scaled to the rectangle.
    case image(RasterImage, in: Rect)
    case group(FigureGroup)
}

/// The paint of an outline.
public enum FigureInk: Hashable, Sendable {
    case fill(Color)
    /// A stroke centred on the outline.
    case line(Color, Stroke)
}

extension FigureInk {
    /// - Parameter dash: Lengths of dashes and gaps in turn; empty for a solid line.
    public static func line(_ color: Color, width: Double = 1, dash: [Double] = []) -> FigureInk {
        .line(color, Stroke(width: width, cap: .round, join: .round, dash: dash))
    }
}

extension FigureElement {
    /// A straight line from one point to the other, with ends that are cut off straight.
    public static func line(_ from: Point, _ to: Point, _ color: Color, width: Double = 1, dash: [Double] = [])
        -> FigureElement
    {
        .path(Path([.move(from), .line(to)]), .line(color, Stroke(width: width, dash: dash)))
    }

    /// Points joined by straight lines.
    public static func polyline(_ points: [Point], _ ink: FigureInk) -> FigureElement {
        .path(Path(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }), ink)
    }

    /// A disc around a point.
    public static func dot(_ center: Point, radius: Double, _ ink: FigureInk) -> FigureElement {
        .rect(
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius,
            ink)
    }
}

/// Elements that are clipped, faded or named together.
public struct FigureGroup: Hashable, Sendable {
    /// The name for screen readers; `nil` where the labels suffice.
    public var name: String?
    /// `nil` for no clipping.
    public var clip: Rect?
    /// The corner radius of the clip.
    public var radius: Double
    /// 0…1, of the group as a whole.
    public var opacity: Double
    public var elements: [FigureElement]

    public init(
        name: String? = nil, clip: Rect? = nil, radius: Double = 0, opacity: Double = 1, elements: [FigureElement]
    ) {
        self.name = name
        self.clip = clip
        self.radius = radius
        self.opacity = opacity
        self.elements = elements
    }
}
