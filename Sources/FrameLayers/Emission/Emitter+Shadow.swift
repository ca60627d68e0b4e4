internal import FrameGeometry
internal import FramePainting

// Decides whether a layer casts the shadow of its background, which is fast to draw, or the shadow of its whole image.
extension Emitter {
    /// Whether the layer's background covers all items from `start` on, not counting their own shadows.
    func staysInside(_ layer: SampledLayer, from start: Int) -> Bool {
        guard items.count > start else { return true }
        guard layer.properties.backgroundColor?.alpha ?? 0 >= 1, let back = layer.transform.inverse
        else { return false }
        let outline = RoundedBox(
            rect: layer.frame, radii: layer.properties.cornerRadii.fitted(to: layer.frame.size))
        return items[start...].allSatisfy { $0.isInside(outline, back) }
    }
}

extension PaintItem {
    /// - Parameter map: Transform from the item's coordinates to the outline's.
    fileprivate func isInside(_ outline: RoundedBox, _ map: Affine) -> Bool {
        switch self {
        case .fill(let fill):
            if fill.blur > 0 { return true }
            let margin = fill.stroke.map { $0.width / 2 } ?? 0
            return fill.shape.isInside(outline, fill.transform.then(map), margin: margin)
        case .image(let image):
            return outline.holds(image.rect, .zero, image.transform.then(map))
        case .group(let group):
            guard group.projection == nil else { return false }
            let own = group.transform.then(map)
            if let clip = group.clip, clip.shape.isInside(outline, clip.transform.then(own), margin: 0) {
                return true
            }
            return group.items.allSatisfy { $0.isInside(outline, own) }
        }
    }
}

extension Shape {
    fileprivate func isInside(_ outline: RoundedBox, _ map: Affine, margin: Double) -> Bool {
        func holds(_ rect: Rect?, _ radii: CornerRadii = .zero) -> Bool {
            rect.map { outline.holds($0.inset(by: -margin), radii, map) } ?? true
        }
        switch self {
        case .rect(let rect): return holds(rect)
        case .roundedRect(let rect, let radii), .ring(let rect, let radii, _):
            return holds(rect, radii.fitted(to: rect.size))
        case .ellipse(let rect):
            return holds(rect, CornerRadii(all: min(rect.size.width, rect.size.height) / 2))
        case .path(let path, _): return holds(path.controlBounds)
        // It is sufficient to test the origins of glyphs, because a label contains the origins of its glyphs.
        case .glyphs(let glyphs):
            return glyphs.places.allSatisfy { holds(Rect(origin: $0.origin, size: .zero)) }
        }
    }
}

/// A rounded rectangle that is tested for containing others.
struct RoundedBox {
    let rect: Rect
    /// Corner radii, fitted to ``rect``.
    let radii: CornerRadii

    /// Distance in points by which a contained rectangle may stick out.
    private static let tolerance = 0.05

    /// Whether the box contains another rounded rectangle. A rotated one is replaced by its bounding box.
    ///
    /// - Parameter map: Transform from the other's coordinates to this one's.
    func holds(_ other: Rect, _ otherRadii: CornerRadii, _ map: Affine) -> Bool {
        let corners = [
            Point(x: other.minX, y: other.minY), Point(x: other.maxX, y: other.minY),
            Point(x: other.maxX, y: other.maxY), Point(x: other.minX, y: other.maxY),
        ].map(map.apply)
        let (left, right) = (
            corners.reduce(.infinity) { min($0, $1.x) }, corners.reduce(-.infinity) { max($0, $1.x) }
        )
        let (top, bottom) = (
            corners.reduce(.infinity) { min($0, $1.y) }, corners.reduce(-.infinity) { max($0, $1.y) }
        )
        let slack = Self.tolerance
        guard left >= rect.minX - slack, right <= rect.maxX + slack, top >= rect.minY - slack,
            bottom <= rect.maxY + slack
        else { return false }
        let isUpright = map.b == 0 && map.c == 0
        let scale = isUpright ? min(map.a.magnitude, map.d.magnitude) : 0
        // This is the distance of each rounded corner from the sharp one.
        let least = min(
            otherRadii.topLeft, otherRadii.topRight, otherRadii.bottomRight, otherRadii.bottomLeft)
        let inset = least * scale * (1 - 0.5.squareRoot())
        return [
            (radii.topLeft, left - rect.minX, top - rect.minY),
            (radii.topRight, rect.maxX - right, top - rect.minY),
            (radii.bottomRight, rect.maxX - right, rect.maxY - bottom),
            (radii.bottomLeft, left - rect.minX, rect.maxY - bottom),
        ].allSatisfy { radius, x, y in
            let (fromX, fromY) = (radius - x - inset, radius - y - inset)
            return fromX <= 0 || fromY <= 0
                || (fromX * fromX + fromY * fromY).squareRoot() <= radius + 2 * Self.tolerance
        }
    }
}
