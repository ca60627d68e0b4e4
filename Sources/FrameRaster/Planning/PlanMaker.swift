import FrameGeometry
import FramePainting

/// Builds a plan by walking a display list once, from back to front.
struct PlanMaker {
    /// Nesting depth beyond which groups are not drawn. Each level costs a row while drawing. Applications nest a few
    /// dozen, and the deepest layers become fewer.
    static let depthLimit = 8192
    /// Total number of rows that the edges of paths may touch. Tuned: a second or two, and fifty times the number for a
    /// full screen of text in perspective.
    private static let edgeRowLimit = 1 << 23

    let size: PixelSize
    let background: Pixel
    /// Pixels that blurred images may need: the canvas and a margin, the same for a part of a list as for all of it.
    let reachable: PixelBounds
    /// Pixels that will be read when everything is painted.
    private let shown: PixelBounds
    /// Distance that the remaining backdrops together read beyond ``shown``.
    var backdropReach = (x: 0, y: 0)
    /// Number of blurred or rasterized groups that enclose this maker's content.
    var imageDepth: Int
    /// Number of bytes left for blurred images.
    var budget: Int
    /// Whether an image exceeded the budget.
    var isOverBudget = false
    /// Total number of rows that the edges of paths touch.
    var edgeRows = 0
    /// Whether the paths are within their limit. Shapes beyond it are not drawn.
    var isComplete: Bool { edgeRows <= Self.edgeRowLimit }
    /// Images of previous frames.
    let cache: RasterCache?
    /// Whether images are resampled as Core Graphics does.
    let filtersImages: Bool
    var steps: [Step] = []
    var outlines: OutlineMaker
    var rows: RowTable
    var pool = GlyphPool()
    var levels = 0
    /// Whether everything painted so far was painted in the previous frame as well.
    var isRepeating = false
    /// The items of the previous frame in place of those that are added next, while frames repeat.
    var twins: [PaintItem] = []
    /// The canvas after the first steps, if it is known from the previous frame.
    var painted: PaintedCanvas?
    /// First step of the outermost group that is being added, if it is composited by itself.
    var openStep: Int?
    /// First step inside the innermost group that is composited by itself. Earlier steps may show through the group.
    var groupStart = 0
    /// Number of backdrops so far.
    var backdropCount = 0

    init(_ list: DisplayList, cache: RasterCache? = nil, filtersImages: Bool = false) {
        let last = cache?.beginFrame(list)
        let size = PixelSize(
            width: min(max(list.size.width, 0), PixelSize.limit),
            height: min(max(list.size.height, 0), PixelSize.limit))
        let canvas = PixelBounds(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        self.init(
            size, background: SolidSource(list.background, opacity: 1).full.pixel,
            reachable: canvas.expanded(Self.blurMargin, Self.blurMargin), shown: canvas, imageDepth: 0,
            budget: Self.blurBudget, cache: cache, filtersImages: filtersImages)
        isRepeating = last != nil
        twins = last ?? []
    }

    init(
        _ size: PixelSize, background: Pixel, reachable: PixelBounds, shown: PixelBounds, imageDepth: Int,
        budget: Int, cache: RasterCache?, filtersImages: Bool
    ) {
        self.size = size
        self.background = background
        self.reachable = reachable
        self.shown = shown
        self.imageDepth = imageDepth
        self.budget = budget
        self.cache = cache
        self.filtersImages = filtersImages
        outlines = OutlineMaker(width: size.width, height: size.height)
        rows = RowTable(height: size.height)
    }

    var canvas: PixelBounds { PixelBounds(minX: 0, minY: 0, maxX: size.width, maxY: size.height) }

    /// Pixels of the content painted next that will be read: the shown ones and those that backdrops blur into them.
    /// Images are rendered only for these, although the bounds of their steps cover everything.
    var needed: PixelBounds { shown.expanded(backdropReach.x, backdropReach.y).intersection(canvas) }

    mutating func build(_ list: DisplayList) {
        guard list.scale > 0, list.scale.isFinite else { return }
        add(list.items, .flat(.scale(x: list.scale, y: list.scale)), within: canvas, level: 0, depth: 0)
    }

    mutating func add(
        _ items: [PaintItem], _ map: DeviceMap, within scissor: PixelBounds, level: Int, depth: Int
    ) {
        let twins = twins
        for (index, item) in items.enumerated() {
            if isRepeating { follow(item, index < twins.count ? twins[index] : nil) }
            switch item {
            case .fill(let fill): add(fill, map, within: scissor, level: level, depth: depth)
            case .image(let image): add(image, map.after(image.transform), within: scissor)
            case .group(let group) where depth < Self.depthLimit:
                withStackRoom { add(group, map, within: scissor, level: level, depth: depth + 1) }
            case .group: break
            }
        }
        if isRepeating, twins.count > items.count { endRepetition() }
    }

    // MARK: Fills

    private mutating func add(
        _ fill: Fill, _ outer: DeviceMap, within scissor: PixelBounds, level: Int, depth: Int
    ) {
        if fill.blur > 0, fill.blur.isFinite, addBlurred(fill, outer, within: scissor, level: level, depth: depth) {
            return
        }
        let map = outer.after(fill.transform)
        switch fill.paint {
        case .color(let color):
            let source = SolidSource(color, opacity: fill.opacity)
            guard !source.full.isClear else { return }
            if case .glyphs(let glyphs) = fill.shape, fill.stroke == nil, fill.edges == .smooth,
                case .flat(let transform) = map
            {
                add(glyphs, source, transform, within: scissor)
                return
            }
            guard let shape = place(fill, map, within: scissor) else { return }
            if source.full.isOpaque, fill.stroke == nil, case .flat(let transform) = map {
                hide(behind: CoveredArea(fill.shape, transform, within: shape.bounds))
            }
            steps.append(Step(bounds: shape.bounds, work: .fill(source, shape.shape)))
            if level == 0, source.full.isOpaque, case .rect(let rect) = shape.shape {
                cover(rect, within: shape.bounds)
            }
        case .gradient(let gradient):
            guard let source = GradientSource(gradient, opacity: fill.opacity, map),
                let shape = place(fill, map, within: scissor)
            else { return }
            steps.append(Step(bounds: shape.bounds, work: .gradient(source, shape.shape)))
            rows.mark(shape.bounds.minY, shape.bounds.maxY)
        }
    }

    /// Excludes an opaque area from the preceding step, if that is a shadow.
    private mutating func hide(behind area: CoveredArea?) {
        guard let area, let last = steps.last else { return }
        switch last.work {
        case .blurredRect(let source, let shape, _):
            steps[steps.count - 1] = Step(bounds: last.bounds, work: .blurredRect(source, shape, hidden: area))
        case .blurredImage(let image, let replaces, _):
            steps[steps.count - 1] = Step(
                bounds: last.bounds, work: .blurredImage(image, replaces: replaces, hidden: area))
        case .fill, .image, .gradient, .glyphs, .sharpImage, .unseen, .save, .isolate, .merge, .blend: break
        }
    }

    /// Adds a blurred fill, by formula if there is one, or else as an image. Returns `false` if it must be drawn sharp.
    private mutating func addBlurred(
        _ fill: Fill, _ outer: DeviceMap, within scissor: PixelBounds, level: Int, depth: Int
    ) -> Bool {
        if fill.stroke == nil, case .color(let color) = fill.paint, let outline = fill.shape.blurOutline,
            case .flat(let transform) = outer.after(fill.transform)
        {
            let source = SolidSource(color, opacity: fill.opacity)
            guard !source.full.isClear,
                let shape = blurredRect(outline.rect, outline.radii, fill.blur, fill.falloff, transform, scissor)
            else { return true }
            steps.append(Step(bounds: shape.bounds, work: .blurredRect(source, shape, hidden: nil)))
            for range in shape.changingRows { rows.mark(range.lowerBound, range.upperBound) }
            rows.mark(shape.bounds.minY, shape.bounds.minY)
            rows.mark(shape.bounds.maxY, shape.bounds.maxY)
            return true
        }
        guard depth < Self.depthLimit else { return false }
        var sharp = fill
        sharp.blur = 0
        sharp.transform = .identity
        let group = Group(
            blur: fill.blur, falloff: fill.falloff, transform: fill.transform, items: [.fill(sharp)])
        add(group, outer, within: scissor, level: level, depth: depth + 1)
        return true
    }

    private func blurredRect(
        _ rect: Rect, _ radii: CornerRadii, _ sigma: Double, _ falloff: Falloff, _ transform: Affine,
        _ scissor: PixelBounds
    ) -> BlurredRect? {
        guard let cache else { return BlurredRect(rect, radii, sigma: sigma, falloff, transform, within: scissor) }
        return cache.shape(
            RasterCache.RectEntry.Input(
                rect: rect, radii: radii, sigma: sigma, falloff: falloff, transform: transform, scissor: scissor))
    }

    // MARK: Images

    mutating func add(_ image: ImageItem, _ map: DeviceMap, within scissor: PixelBounds) {
        guard let shape = place(.rect(image.rect), map, within: scissor, edges: image.edges),
            let source = ImageSource(image, map, within: shape.bounds, filters: filtersImages)
        else { return }
        steps.append(Step(bounds: shape.bounds, work: .image(source, shape.shape)))
        rows.mark(shape.bounds.minY, shape.bounds.maxY)
    }
}

extension Shape {
    /// Outline from which a blurred fill is computed. A ring counts as its filled outer outline, because a layer casts
    /// a shadow and its border does not.
    fileprivate var blurOutline: (rect: Rect, radii: CornerRadii)? {
        switch self {
        case .rect(let rect): (rect, .zero)
        case .roundedRect(let rect, let radii), .ring(let rect, let radii, _): (rect, radii)
        case .ellipse, .path, .glyphs: nil
        }
    }
}

extension Plan {
    init(_ list: DisplayList, cache: RasterCache? = nil, filtersImages: Bool = false) {
        var maker = PlanMaker(list, cache: cache, filtersImages: filtersImages)
        maker.build(list)
        self.init(maker)
    }

    /// Creates the plan of the steps so far.
    init(_ maker: PlanMaker) {
        self.init(
            size: maker.size, background: maker.background, steps: maker.steps,
            vertices: maker.outlines.vertices, chains: maker.outlines.chains,
            mostChains: maker.outlines.mostChains, levels: maker.levels, rows: maker.rows,
            glyphs: maker.pool.padded, canvas: maker.painted, isComplete: maker.isComplete)
    }
}
