public import FrameGeometry
public import FramePainting

/// A drawing for documentation that is written as SVG or PNG, both from the same outlines.
///
/// Elements are painted in order, back to front. Lengths are in points, with y pointing down and the origin at the top
/// left. Colors come from a ``Palette``, so that there is a figure for light and one for dark pages.
public struct Figure: Hashable, Sendable {
    /// Size in whole points, at least 1 each.
    public let size: Size
    /// Background color, which may be clear.
    public var background: Color
    /// Title for screen readers, in a few words.
    public var title: String
    /// Description for screen readers, in a sentence or two; may be empty.
    public var summary: String
    public var elements: [FigureElement]

    /// - Parameter size: Size that is rounded up to whole points, so that it is whole pixels at every scale.
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
    /// A rectangle with circular corners. A radius that does not fit is reduced to the largest that does.
    case rect(Rect, radius: Double = 0, FigureInk)
    /// A path filled by the non-zero rule.
    case path(Path, FigureInk)
    /// Text with the left end of its baseline at a point.
    case label(Label, at: Point)
    /// A whole image, scaled to the rectangle.
    case image(RasterImage, in: Rect)
    case group(FigureGroup)
}

/// The paint of an outline.
public enum FigureInk: Hashable, Sendable {
    case fill(Color)
    /// A stroke centered on the outline.
    case line(Color, Stroke)
}

extension FigureInk {
    /// - Parameter dash: Alternating lengths of dashes and gaps; empty for a solid line.
    public static func line(_ color: Color, width: Double = 1, dash: [Double] = []) -> FigureInk {
        .line(color, Stroke(width: width, cap: .round, join: .round, dash: dash))
    }
}

extension FigureElement {
    /// Returns a straight line from one point to the other, with flat ends.
    public static func line(_ from: Point, _ to: Point, _ color: Color, width: Double = 1, dash: [Double] = [])
        -> FigureElement
    {
        .path(Path([.move(from), .line(to)]), .line(color, Stroke(width: width, dash: dash)))
    }

    /// Returns points joined by straight lines.
    public static func polyline(_ points: [Point], _ ink: FigureInk) -> FigureElement {
        .path(Path(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }), ink)
    }

    /// Returns a disc around a point.
    public static func dot(_ center: Point, radius: Double, _ ink: FigureInk) -> FigureElement {
        .rect(
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius,
            ink)
    }
}

/// Elements that are clipped, faded or named together.
public struct FigureGroup: Hashable, Sendable {
    /// Name for screen readers; `nil` if the labels are sufficient.
    public var name: String?
    /// Clip rectangle; `nil` for no clipping.
    public var clip: Rect?
    /// Corner radius of the clip.
    public var radius: Double
    /// Opacity of the group as a whole, 0…1.
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
