import FrameGeometry
import FramePainting

/// Walks a display list once, from back to front.
struct PlanBuilder {
    /// Groups nested deeper than this are not drawn. Each level costs stack while planning and a row while drawing;
    /// applications nest a few dozen.
    static let depthLimit = 256

    let size: PixelSize
    private(set) var steps: [Step] = []
    private(set) var outlines: OutlineBuilder
    private(set) var rows: RowTable
    private(set) var levels = 0

    init(_ list: DisplayList) {
        size = PixelSize(
            width: min(max(list.size.width, 0), PixelSize.limit),
            height: min(max(list.size.height, 0), PixelSize.limit))
        outlines = OutlineBuilder(width: size.width, height: size.height)
        rows = RowTable(height: size.height)
    }

    mutating func build(_ list: DisplayList) {
        guard list.scale > 0, list.scale.isFinite else { return }
        let canvas = PixelBounds(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        add(list.items, .scale(x: list.scale, y: list.scale), within: canvas, level: 0, depth: 0)
    }

    private mutating func add(
        _ items: [PaintItem], _ transform: Affine, within scissor: PixelBounds, level: Int, depth: Int
    ) {
        for item in items {
            switch item {
            case .fill(let fill): add(fill, transform, within: scissor, level: level)
            case .image(let image): add(image, transform, within: scissor)
            case .group(let group) where depth < Self.depthLimit:
                add(group, transform, within: scissor, level: level, depth: depth + 1)
            case .group: break
            }
        }
    }

    private mutating func add(_ fill: Fill, _ transform: Affine, within scissor: PixelBounds, level: Int) {
        let color: Color
        switch fill.paint {
        case .color(let own): color = own
        case .gradient(let gradient):
            add(gradient, of: fill, fill.transform.then(transform), within: scissor)
            return
        }
        let source = SolidSource(color, opacity: fill.opacity)
        guard !source.full.isClear else { return }
        if fill.blur > 0, fill.stroke == nil, let outline = fill.shape.softOutline {
            addSoft(outline, fill.blur, source, fill.transform.then(transform), within: scissor)
            return
        }
        guard let shape = place(fill, fill.transform.then(transform), within: scissor)
        else { return }
        steps.append(Step(bounds: shape.bounds, work: .fill(source, shape.shape)))
        if level == 0, source.full.isOpaque, case .rect(let rect) = shape.shape { cover(rect, within: shape.bounds) }
    }

    private mutating func addSoft(
        _ outline: (rect: Rect, radii: CornerRadii), _ sigma: Double, _ source: SolidSource, _ transform: Affine,
        within scissor: PixelBounds
    ) {
        guard let shape = SoftShape(outline.rect, outline.radii, sigma: sigma, transform, within: scissor) else {
            return
        }
        steps.append(Step(bounds: shape.bounds, work: .soft(source, shape)))
        for range in shape.changingRows { rows.mark(range.lowerBound, range.upperBound) }
        rows.mark(shape.bounds.minY, shape.bounds.minY)
        rows.mark(shape.bounds.maxY, shape.bounds.maxY)
    }

    private mutating func add(
        _ gradient: Gradient, of fill: Fill, _ transform: Affine, within scissor: PixelBounds
    ) {
        guard let source = GradientSource(gradient, opacity: fill.opacity, transform),
            let shape = place(fill, transform, within: scissor)
        else { return }
        steps.append(Step(bounds: shape.bounds, work: .gradient(source, shape.shape)))
        rows.mark(shape.bounds.minY, shape.bounds.maxY)
    }

    private mutating func add(_ image: ImageItem, _ transform: Affine, within scissor: PixelBounds) {
        let place = image.transform.then(transform)
        guard let shape = self.place(.rect(image.rect), place, within: scissor),
            let source = ImageSource(image, place, within: shape.bounds)
        else { return }
        steps.append(Step(bounds: shape.bounds, work: .image(source, shape.shape)))
        rows.mark(shape.bounds.minY, shape.bounds.maxY)
    }

    private mutating func add(
        _ group: Group, _ transform: Affine, within scissor: PixelBounds, level: Int, depth: Int
    ) {
        let opacity = group.opacity > 0 ? min(group.opacity, 1) : 0
        guard opacity > 0 else { return }
        let inner = group.transform.then(transform)
        var bounds = scissor
        var clip: DeviceShape?
        if let wanted = group.clip {
            guard let shape = place(wanted.shape, wanted.transform.then(inner), within: scissor) else { return }
            bounds = shape.bounds
            if case .rect(let rect) = shape.shape, rect.isOnWholePixels {
                // A scissor: nothing is covered in part.
            } else {
                clip = shape.shape
            }
        }
        if opacity == 1, clip == nil, group.mask == nil {
            add(group.items, inner, within: bounds, level: level, depth: depth)
            return
        }
        let first = steps.count
        steps.append(Step(bounds: bounds, work: .save(level: level)))
        add(group.items, inner, within: bounds, level: level + 1, depth: depth)
        guard steps.count > first + 1 else {
            steps.removeLast()
            return
        }
        let painted = steps[(first + 1)...].reduce(PixelBounds.empty) { $0.union($1.bounds) }
        steps[first].bounds = painted
        if let mask = group.mask {
            let begin = steps.count
            steps.append(Step(bounds: painted, work: .beginMask(level: level + 1)))
            add(mask.items, inner, within: painted, level: level + 2, depth: depth)
            guard steps.count > begin + 1 else {
                steps.removeSubrange(first...)
                return
            }
            steps.append(
                Step(
                    bounds: painted, work: .mergeMasked(level: level, opacity: opacity, clip: clip, mask.kind)))
            levels = max(levels, level + 2)
            return
        }
        steps.append(Step(bounds: painted, work: .merge(level: level, opacity: opacity, clip: clip)))
        levels = max(levels, level + 1)
    }

    private mutating func place(
        _ fill: Fill, _ transform: Affine, within scissor: PixelBounds
    ) -> (shape: DeviceShape, bounds: PixelBounds)? {
        guard let stroke = fill.stroke else { return place(fill.shape, transform, within: scissor) }
        guard let outline = StrokePlan.outline(of: fill.shape, stroke, transform, size) else { return nil }
        return place(outline, transform, within: scissor)
    }

    /// Where a shape is, cut to the scissor; `nil` if nothing of it can be seen. Marks the rows its edges change; where
    /// the scissor cuts it, the scissor's own shape has done so.
    private mutating func place(
        _ shape: Shape, _ transform: Affine, within scissor: PixelBounds
    ) -> (shape: DeviceShape, bounds: PixelBounds)? {
        guard let placed = outlines.shape(shape, transform) else { return nil }
        let bounds = placed.bounds.intersection(scissor)
        guard !bounds.isEmpty else { return nil }
        switch placed.shape {
        case .rect(let rect):
            rows.markEdge(from: rect.top, to: rect.top, within: bounds)
            rows.markEdge(from: rect.bottom, to: rect.bottom, within: bounds)
        case .outline(let range), .path(let range, _):
            for chain in outlines.chains[range] { mark(chain, within: bounds) }
        }
        return (placed.shape, bounds)
    }

    /// A row inside one upright segment repeats; every other row of a chain may be new.
    private mutating func mark(_ chain: Chain, within bounds: PixelBounds) {
        let first = Int(chain.first)
        for index in first + 1..<first + Int(chain.count) {
            let (upper, lower) = (outlines.vertices[index - 1], outlines.vertices[index])
            if upper.x == lower.x {
                rows.markEdge(from: Int(upper.y), to: Int(upper.y), within: bounds)
                rows.markEdge(from: Int(lower.y), to: Int(lower.y), within: bounds)
            } else {
                rows.markEdge(from: Int(upper.y), to: Int(lower.y), within: bounds)
            }
        }
    }

    private mutating func cover(_ rect: DeviceRect, within bounds: PixelBounds) {
        guard rect.left <= 0, rect.right >= size.width << Subpixel.bits, bounds.minX == 0, bounds.maxX == size.width
        else { return }
        let first = max(Subpixel.ceil(rect.top), bounds.minY)
        let end = min(Subpixel.floor(rect.bottom), bounds.maxY)
        guard first < end else { return }
        rows.cover(first..<end, by: steps.count - 1)
    }
}

extension Shape {
    /// What a blurred fill is drawn from. A ring is blurred as its outer outline, filled: what casts a shadow is a layer,
    /// not its border.
    fileprivate var softOutline: (rect: Rect, radii: CornerRadii)? {
        switch self {
        case .rect(let rect): (rect, .zero)
        case .roundedRect(let rect, let radii), .ring(let rect, let radii, _): (rect, radii)
        case .ellipse, .path, .glyphs: nil
        }
    }
}
