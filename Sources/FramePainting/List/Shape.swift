public import FrameGeometry

/// An outline that can be filled or clipped to. An empty rectangle (see ``FrameGeometry/Rect``) covers nothing.
public enum Shape: Hashable, Sendable {
    case rect(Rect)
    /// Corners are circular arcs; radii that do not fit are scaled down together (``CornerRadii/fitted(to:)``).
    case roundedRect(Rect, CornerRadii)
    /// A border: what lies inside the rounded rectangle but not inside the same outline moved inwards by `width`
    /// points. The inner corners have the outer radii less `width`. A width of half a side or more fills everything.
    case ring(Rect, CornerRadii, width: Double)
    /// The ellipse that touches the rectangle's sides in their middles.
    case ellipse(Rect)
    /// Contours count as closed. They may cross themselves and each other; the rule says what is inside. A path with a
    /// number that is not finite covers nothing.
    case path(Path, FillRule)
    /// Letters. Those with a number that is not finite cover nothing.
    case glyphs(Glyphs)
}
