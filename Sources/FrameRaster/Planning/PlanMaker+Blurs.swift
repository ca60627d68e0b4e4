import FrameGeometry
import FramePainting

/// Content that cannot be drawn row by row because it depends on the rows around it. It is rendered to an image while
/// the plan is made, so that no row depends on how the others are drawn.
extension PlanMaker {
    /// Distance in pixels over which content outside the canvas is blurred into it.
    static let blurMargin = 2048
    /// Maximum number of bytes for all blurred images of a list. Groups beyond the budget stay sharp, with everything
    /// in them.
    static let blurBudget = 1 << 30
    /// Maximum nesting depth of blurred groups; deeper groups and backdrops stay sharp.
    static let imageDepthLimit = 8

    func isBlurred(_ group: Group) -> Bool {
        (group.blur > 0 && group.blur.isFinite || group.shadow != nil) && imageDepth < Self.imageDepthLimit
    }

    /// Adds a group's blurred content and its shadow. Returns `false` without doing anything if the budget is
    /// exhausted.
    mutating func addBlurredImage(
        of group: Group, _ map: DeviceMap, within bounds: PixelBounds, depth: Int
    ) -> Bool {
        guard let cache else { return makeBlurredImage(of: group, map, within: bounds, depth: depth) }
        // Properties applied to the finished image are not inputs.
        let made = Group(
            mask: group.mask, blur: group.blur, falloff: group.falloff, shadow: group.shadow, backdrop: group.backdrop,
            items: group.items)
        let input = RasterCache.Input(
            group: made, map: map, bounds: bounds, needed: needed, depth: depth, reachable: reachable,
            imageDepth: imageDepth)
        if let entry = cache.find(input), entry.cost <= budget {
            budget -= entry.cost
            edgeRows += entry.edgeRows
            for step in entry.steps { append(step) }
            return true
        }
        let (first, budgetBefore, wasOverBudget) = (steps.count, budget, isOverBudget)
        let edgeRowsBefore = edgeRows
        isOverBudget = false
        let isDone = makeBlurredImage(of: group, map, within: bounds, depth: depth)
        if isDone, !isOverBudget, isComplete {
            cache.keep(
                RasterCache.Entry(
                    input: input, steps: Array(steps[first...]), cost: budgetBefore - budget,
                    edgeRows: edgeRows - edgeRowsBefore))
        }
        isOverBudget = isOverBudget || wasOverBudget
        return isDone
    }

    private mutating func makeBlurredImage(
        of group: Group, _ map: DeviceMap, within bounds: PixelBounds, depth: Int
    ) -> Bool {
        guard let local = map.affine(around: bounds.center) else { return true }
        let blur = DeviceBlur(group.blur, group.falloff, local)
        let shadow = group.shadow.map { DeviceShadow($0, local, blur) }
        let tint = shadow == nil ? group.onlyColor : nil
        let wanted = bounds.intersection(needed)
        let source = blur.source(of: wanted).union(shadow?.blur.source(of: wanted) ?? .empty)
        let plan = planContent(of: group, isBlack: tint != nil, map, shown: source, depth: depth)
        guard !plan.painted.isEmpty else { return true }

        let painted = plan.painted.moved(reachable.minX, reachable.minY)
        func place(_ reached: PixelBounds) -> ImagePlacement? {
            ImagePlacement(reached, within: bounds, needed: wanted)
        }
        let shadowed = shadow.flatMap { place($0.blur.reached(from: painted)) }
        let blurred = blur.isNone ? nil : place(blur.reached(from: painted))
        let sharp = blur.isNone ? place(painted) : nil
        let bytes =
            (shadow.flatMap { shadowed?.bytes($0.blur) } ?? 0) + (blurred?.bytes(blur) ?? 0) + (sharp?.sharpBytes ?? 0)
        guard bytes <= budget else {
            isOverBudget = true
            return false
        }
        budget -= bytes

        let area = source.intersection(painted)
        let anchor = (x: painted.minX, y: painted.minY)
        var shadowMaker = shadow.flatMap { shadow in
            shadowed?.maker(shadow.blur, of: area, anchor: anchor, finish: .tint(shadow.color))
        }
        var contentMaker = blurred?.maker(
            blur, of: area, anchor: anchor, finish: tint.map { .tint($0) } ?? .none)
        var image = SharpImage(bounds: sharp?.wanted ?? .empty)
        let shift = (x: reachable.minX, y: reachable.minY)
        plan.cut(to: area.moved(-shift.x, -shift.y)).forEachRow(within: area.moved(-shift.x, -shift.y)) {
            y, row, repeats in
            let line = row + (area.minX - shift.x)
            shadowMaker?.take(line, repeatsAbove: repeats)
            contentMaker?.take(line, repeatsAbove: repeats)
            if y + shift.y >= image.bounds.minY, y + shift.y < image.bounds.maxY {
                image.append(row + (image.bounds.minX - shift.x), repeatsAbove: repeats)
            }
        }
        if let shadowed {
            append(shadowed, shadowMaker?.image(), hidden: .image(image))
        }
        if let blurred { append(blurred, contentMaker?.image(), hidden: nil) }
        if let sharp {
            append(Step(bounds: sharp.bounds, work: image.bounds.isEmpty ? .unseen : .sharpImage(image)))
        }
        return true
    }

    /// Plans a group's content separately, wherever it can affect the canvas.
    private mutating func planContent(
        of group: Group, isBlack: Bool, _ map: DeviceMap, shown: PixelBounds, depth: Int
    ) -> Plan {
        let (x, y) = (-reachable.minX, -reachable.minY)
        var part = PlanMaker(
            PixelSize(width: reachable.maxX + x, height: reachable.maxY + y), background: .clear,
            reachable: reachable.moved(x, y), shown: shown.moved(x, y), imageDepth: imageDepth + 1,
            budget: budget, cache: cache, filtersImages: filtersImages)
        var content = Group(items: isBlack ? group.itemsInBlack : group.items)
        content.mask = group.mask
        content.backdrop = group.backdrop
        let map = map.moved(x: x, y: y)
        part.edgeRows = edgeRows
        part.backdropReach = part.reach(ofBackdropsIn: content, map, within: part.canvas, depth: depth)
        part.add(content, map, within: part.canvas, level: 0, depth: depth)
        budget = part.budget
        isOverBudget = isOverBudget || part.isOverBudget
        edgeRows = part.edgeRows
        return Plan(part)
    }

    private mutating func append(_ place: ImagePlacement, _ image: BlurredImage?, hidden: CoveredArea?) {
        let work = image.map { Step.Work.blurredImage($0, replaces: false, hidden: hidden) }
        append(Step(bounds: place.bounds, work: work ?? .unseen))
    }

    /// Appends a step and marks the rows that may differ from the one above.
    mutating func append(_ step: Step) {
        steps.append(step)
        func mark(_ bounds: PixelBounds, _ repeatsRowAbove: (Int) -> Bool) {
            for y in bounds.minY..<bounds.maxY where !repeatsRowAbove(y) { rows.mark(y, y) }
            rows.mark(bounds.maxY, bounds.maxY)
        }
        switch step.work {
        case .blurredImage(let image, _, _): mark(image.bounds, image.repeatsRowAbove)
        case .sharpImage(let image): mark(image.bounds, image.repeatsRowAbove)
        case .unseen: break
        case .fill, .image, .blurredRect, .gradient, .glyphs, .save, .isolate, .merge, .blend:
            rows.mark(step.bounds.minY, step.bounds.maxY)
        }
    }
}

extension ImagePlacement {
    fileprivate func maker(
        _ blur: DeviceBlur, of source: PixelBounds, anchor: (x: Int, y: Int), finish: BlurredImageMaker.Finish
    ) -> BlurredImageMaker? {
        guard !wanted.isEmpty, !source.isEmpty else { return nil }
        return BlurredImageMaker(blur, of: source, anchor: anchor, wanted: wanted, edges: .clear, finish: finish)
    }
}

extension Group {
    /// Fill color, if the group consists of a single fill with a color.
    fileprivate var onlyColor: Color? {
        guard let fill = onlyFill, case .color(var color) = fill.paint else { return nil }
        guard !SolidSource(color, opacity: fill.opacity).full.isClear else { return nil }
        color.alpha = min(color.alpha, 1) * min(fill.opacity, 1)
        return color
    }

    /// The items in opaque black, so that alpha is their coverage.
    fileprivate var itemsInBlack: [PaintItem] {
        guard var fill = onlyFill else { return items }
        fill.paint = .color(.black)
        fill.opacity = 1
        return [.fill(fill)]
    }

    private var onlyFill: Fill? {
        guard items.count == 1, backdrop == nil, case .fill(let fill) = items[0], !(fill.blur > 0) else { return nil }
        return fill
    }
}

/// The position of a part of a blurred group, and the pixels of it that are rendered.
struct ImagePlacement {
    /// Pixels that the image may change.
    let bounds: PixelBounds
    /// Pixels that will be read; ``PixelBounds/empty`` if none.
    let wanted: PixelBounds

    /// Returns `nil` if nothing lies within the group's bounds.
    init?(_ reached: PixelBounds, within bounds: PixelBounds, needed: PixelBounds) {
        self.bounds = reached.intersection(bounds)
        let wanted = self.bounds.intersection(needed)
        self.wanted = wanted.isEmpty ? .empty : wanted
        if self.bounds.isEmpty { return nil }
    }

    /// Returns the memory of the blurred image, in bytes.
    func bytes(_ blur: DeviceBlur) -> Int { wanted.isEmpty ? 0 : BlurredImageMaker.bytes(blur, wanted: wanted) }

    /// Memory of the unblurred image, in bytes.
    var sharpBytes: Int { wanted.area * 4 }
}
