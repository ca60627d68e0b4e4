public import FrameGeometry

/// A drawing for documentation: a value that prints as SVG and is drawn as PNG, both from the same outlines.
///
/// Elements are painted in order, each over what is there. Lengths are points, y down, the origin at the top left corner.
/// Whoever makes a figure chooses its colours from a ``Palette``, so that there is one for light and one for dark pages.
public struct Figure: Hashable, Sendable {
    /// Whole points, at least 1 each.
    public let size: Size
    /// What is behind everything; may be clear.
    public var background: Color
    /// What a screen reader says first: what the figure shows, in a few words.
    public var title: String
    /// What it shows, in a sentence or two, for those who do not see it. Empty for none.
    public var summary: String
    public var elements: [FigureElement]

    /// - Parameter size: Rounded up to whole points, so that it is whole pixels in every scale.
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
