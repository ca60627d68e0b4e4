internal import FrameGeometry
internal import FramePainting

// Whose shadow a layer casts: that of its background, which is quickly drawn, or that of all it shows.
extension Emitter {
    /// Whether the items from `start` on add nothing to what the layer's background covers. Their own shadows do not count.
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
    /// - Parameter map: from the item's coordinates to the outline's.
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
        // Where letters stand is enough: those of a label begin in it.
        case .glyphs(let glyphs):
            return glyphs.places.allSatisfy { holds(Rect(origin: $0.origin, size: .zero)) }
        }
    }
}
