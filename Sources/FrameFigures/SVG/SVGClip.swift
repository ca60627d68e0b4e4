import FrameGeometry

/// An outline that groups are cut off at.
struct SVGClip: Hashable {
    let rect: Rect
    let radius: Double

    init(_ rect: Rect, _ radius: Double) {
        self.rect = rect
        self.radius = radius
    }
}
