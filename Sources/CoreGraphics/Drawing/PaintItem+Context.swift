internal import FrameGeometry
internal import FramePainting

// What a context does with items.
extension PaintItem {
    func transformed(by map: Affine) -> PaintItem {
        if map.isIdentity { return self }
        switch self {
        case .fill(var fill):
            fill.transform = fill.transform.then(map)
            return .fill(fill)
        case .image(var image):
            image.transform = image.transform.then(map)
            return .image(image)
        case .group(var group):
            group.transform = group.transform.then(map)
            return .group(group)
        }
    }

    func faded(by factor: Double) -> PaintItem {
        if factor == 1 { return self }
        switch self {
        case .fill(var fill):
            fill.opacity *= factor
            return .fill(fill)
        case .image(var image):
            image.opacity *= factor
            return .image(image)
        case .group(var group):
            group.opacity *= factor
            return .group(group)
        }
    }

    var withHardEdges: PaintItem {
        switch self {
        case .fill(var fill):
            fill.edges = .hard
            return .fill(fill)
        case .image(var image):
            image.edges = .hard
            return .image(image)
        case .group: return self
        }
    }

    /// The outline of what is drawn, in base coordinates; of a line the line's, of a picture its rectangle.
    var outline: Path? {
        switch self {
        case .fill(let fill):
            let path = fill.shape.outline.applying(fill.transform)
            guard let stroke = fill.stroke else { return path }
            return stroke.outline(of: fill.shape.outline, tolerance: 0.01).applying(fill.transform)
        case .image(let image): return Path(image.rect).applying(image.transform)
        case .group(let group): return group.items.count == 1 ? group.items[0].outline : nil
        }
    }

    /// Together with its shadow.
    func casting(_ shadow: CGContextShadow?) -> PaintItem {
        guard let shadow else { return self }
        return .group(
            Group(shadow: Shadow(offset: shadow.offset, sigma: shadow.sigma, color: shadow.color), items: [self]))
    }
}

extension Shape {
    /// To be filled by the even-odd rule.
    var outline: Path {
        switch self {
        case .rect(let rect): Path(rect)
        case .roundedRect(let rect, let radii): Path(rounded: rect, radii.fitted(to: rect.size))
        case .ring(let rect, let radii, let width):
            Path(
                Path(rounded: rect, radii.fitted(to: rect.size)).elements
                    + Path(rounded: rect.inset(by: width), radii.inset(by: width)).elements)
        case .ellipse(let rect): Path(ellipseIn: rect)
        case .path(let path, _): path
        case .glyphs(let glyphs): glyphs.path
        }
    }
}
