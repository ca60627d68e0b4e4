public import FrameGeometry
public import FramePainting

/// Something on a figure.
public enum FigureElement: Hashable, Sendable {
    /// Corners are circular; a radius that does not fit is as large as fits.
    case rect(Rect, radius: Double = 0, FigureInk)
    /// Filled by the non-zero rule.
    case path(Path, FigureInk)
    /// Words, their left end on the baseline at a point.
    case label(Label, at: Point)
    /// All of a bitmap, as large as the rectangle says.
    case picture(Bitmap, in: Rect)
    case group(FigureGroup)
}

/// What an outline is painted with.
public enum FigureInk: Hashable, Sendable {
    case fill(Color)
    /// Half of the stroke to each side of the outline.
    case line(Color, Stroke)
}

extension FigureInk {
    /// - Parameter dash: Lengths of dashes and gaps in turn; none for a line without gaps.
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
