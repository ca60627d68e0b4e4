import FrameGeometry
import FramePainting

/// Pixels completely covered by something opaque. A shadow need not be drawn there, which saves most of a card's
/// shadow.
enum CoveredArea: Sendable {
    /// The inside of a rounded rectangle, as the union of two rectangles.
    case boxes(tall: PixelBounds, wide: PixelBounds)
    case image(SharpImage)

    /// Returns `nil` if no pixel is certain to be covered.
    init?(_ shape: Shape, _ transform: Affine, within bounds: PixelBounds) {
        let (rect, corner): (Rect, Double)
        switch shape {
        case .rect(let plain): (rect, corner) = (plain, 0)
        case .roundedRect(let round, let radii):
            let fitted = radii.fitted(to: round.size)
            let largest = max(fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft)
            (rect, corner) = (round, fitted.curve == .continuous ? largest * Path.continuousCornerExtent : largest)
        case .ring, .ellipse, .path, .glyphs: return nil
        }
        guard transform.isPositiveScaleAndTranslation else { return nil }
        let (from, to) = (
            transform.apply(rect.origin), transform.apply(Point(x: rect.maxX, y: rect.maxY))
        )
        func box(_ insetX: Double, _ insetY: Double) -> PixelBounds {
            // Use one pixel less on each side than computed, because edges are snapped to another grid.
            func whole(_ value: Double) -> Int { Int(max(-0x1p30, min(0x1p30, value))) }
            return PixelBounds(
                minX: whole((from.x + insetX).rounded(.up)) + 1, minY: whole((from.y + insetY).rounded(.up)) + 1,
                maxX: whole((to.x - insetX).rounded(.down)) - 1, maxY: whole((to.y - insetY).rounded(.down)) - 1
            ).intersection(bounds)
        }
        guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return nil }
        let (tall, wide) = (box(0, corner * transform.d), box(corner * transform.a, 0))
        if tall.isEmpty, wide.isEmpty { return nil }
        self = .boxes(tall: tall, wide: wide)
    }

    /// Returns the covered columns of a row, which may be empty.
    func columns(_ y: Int) -> Range<Int> {
        switch self {
        case .image(let image): return image.opaqueColumns(y)
        case .boxes(let tall, let wide):
            let box = y >= tall.minY && y < tall.maxY && !tall.isEmpty ? tall : wide
            return !box.isEmpty && y >= box.minY && y < box.maxY ? box.minX..<box.maxX : 0..<0
        }
    }
}
