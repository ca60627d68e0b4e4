public import FrameGeometry

/// An outline that can be filled or clipped to. An empty rectangle (see ``FrameGeometry/Rect``) covers nothing.
public enum Shape: Hashable, Sendable {
    case rect(Rect)
    /// Corners are circular arcs; radii that do not fit are scaled down together (``CornerRadii/fitted(to:)``).
    case roundedRect(Rect, CornerRadii)
    /// A border: what lies inside the rounded rectangle but not inside the same outline moved inwards by `width`
    /// points. The inner corners have the outer radii less `width`. A width of half a side or more fills everything.
    case ring(Rect, CornerRadii, width: Double)
}
