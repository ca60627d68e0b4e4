internal import FrameGeometry
package import FramePainting

/// Items in drawing order, each with its clips.
struct CGContextLayer {
    private struct Drawn {
        let clips: ArraySlice<CGContextClip>
        let blend: BlendMode
        let item: PaintItem
    }

    /// The state at the beginning of a transparency layer, with which the layer is drawn at its end.
    let state: CGContextState?
    private var drawn: [Drawn] = []

    init(state: CGContextState? = nil) {
        self.state = state
    }

    var items: [PaintItem] { Self.clipped(drawn[...]) }

    /// Whether an item depends on its backdrop, in which case the items must be composited separately.
    var isBlended: Bool { drawn.contains { $0.blend != .normal } }

    mutating func add(_ item: PaintItem, _ state: CGContextState) {
        let item = item.faded(by: state.alpha).casting(state.shadow)
        drawn.append(Drawn(clips: state.clips[...], blend: state.blendMode.blend, item: item))
    }

    /// Converts clips to groups. Adjacent items with the same clip share a group; a blended item has a group of its
    /// own.
    private static func clipped(_ drawn: ArraySlice<Drawn>) -> [PaintItem] {
        var items: [PaintItem] = []
        var rest = drawn
        while let first = rest.first {
            if first.blend != .normal {
                items.append(blended(first))
                rest.removeFirst()
            } else if let clip = first.clips.first {
                let run = rest.prefix { $0.blend == .normal && $0.clips.first?.id == clip.id }
                rest.removeFirst(run.count)
                let inside = run.map { Drawn(clips: $0.clips.dropFirst(), blend: .normal, item: $0.item) }
                items.append(.group(clip.group(of: clipped(inside[...]))))
            } else {
                items.append(first.item)
                rest.removeFirst()
            }
        }
        return items
    }

    /// The item in a group. A blend mode that changes unpainted pixels affects only those of the drawn shape that are
    /// inside the clips.
    private static func blended(_ drawn: Drawn) -> PaintItem {
        guard !drawn.blend.leavesUnpaintedAlone else {
            let inside = clipped([Drawn(clips: drawn.clips, blend: .normal, item: drawn.item)][...])
            return .group(Group(blend: drawn.blend, items: inside))
        }
        let shape = Group(clip: drawn.item.clip, blend: drawn.blend, items: [drawn.item.beyondItsEdges])
        return drawn.clips.reversed().reduce(.group(shape)) { .group($1.group(of: [$0])) }
    }
}

extension CGContextClip {
    fileprivate func group(of items: [PaintItem]) -> Group {
        switch kind {
        case .shape(let shape): Group(clip: Clip(shape), items: items)
        case .mask(let mask): Group(mask: mask, items: items)
        }
    }
}

// Items of a context.
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

    /// A clip to the drawn shape; `nil` for a group of several items without a clip of its own.
    fileprivate var clip: Clip? {
        switch self {
        case .fill(let fill):
            guard let stroke = fill.stroke else {
                return Clip(fill.shape, edges: fill.edges, transform: fill.transform)
            }
            let outline = stroke.outline(of: fill.shape.outline, tolerance: 0.01)
            return Clip(.path(outline, .nonzero), edges: fill.edges, transform: fill.transform)
        case .image(let image): return Clip(.rect(image.rect), edges: image.edges, transform: image.transform)
        case .group(let group):
            guard var clip = group.clip ?? (group.items.count == 1 ? group.items[0].clip : nil) else { return nil }
            clip.transform = clip.transform.then(group.transform)
            return clip
        }
    }

    /// A fill that extends beyond the shape, for a clip to that shape. Under a clip, its own antialiased edges would
    /// count twice.
    fileprivate var beyondItsEdges: PaintItem {
        guard case .fill(var fill) = self, fill.blur == 0, let box = clip?.shape.outline.bounds else { return self }
        fill.stroke = nil
        fill.shape = .rect(box.inset(by: -max(box.size.width, box.size.height, 1)))
        return .fill(fill)
    }

    /// The drawn outline in base coordinates: the outline of the stroke for a line, and the rectangle for an image.
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

    /// The item with a shadow.
    func casting(_ shadow: CGContextShadow?) -> PaintItem {
        guard let shadow else { return self }
        return .group(
            Group(shadow: Shadow(offset: shadow.offset, sigma: shadow.sigma, color: shadow.color), items: [self]))
    }
}

extension Shape {
    /// The outline for filling with the even-odd rule.
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

// Drawing is clipped to the context's bounds, even if it never becomes pixels.
extension CGContext {
    /// The ``items``, clipped to the bounds if they extend beyond them.
    package var itemsWithinBounds: [PaintItem] {
        let items = items
        // Tolerates 1/100 point: curves that touch the bounds exceed them by rounding.
        let room = bounds.inset(by: -0.01)
        if items.allSatisfy({ $0.stays(in: room, .identity) }) { return items }
        return [.group(Group(clip: Clip(.rect(bounds)), items: items))]
    }
}

extension PaintItem {
    /// Whether the item is certain to be inside a rectangle.
    ///
    /// - Parameter map: The map from the item's coordinates to the rectangle's.
    fileprivate func stays(in room: Rect, _ map: Affine) -> Bool {
        switch self {
        case .fill(let fill):
            return fill.blur == 0 && outline.map { $0.stays(in: room, map) } ?? false
        case .image:
            return outline.map { $0.stays(in: room, map) } ?? false
        case .group(let group):
            guard group.projection == nil else { return false }
            let own = group.transform.then(map)
            if let clip = group.clip, clip.shape.outline.stays(in: room, clip.transform.then(own)) { return true }
            return group.shadow == nil && group.blur == 0 && group.items.allSatisfy { $0.stays(in: room, own) }
        }
    }
}

extension Path {
    fileprivate func stays(in room: Rect, _ map: Affine) -> Bool {
        guard let box = applying(map).bounds else { return true }
        return box.minX >= room.minX && box.minY >= room.minY && box.maxX <= room.maxX && box.maxY <= room.maxY
    }
}
