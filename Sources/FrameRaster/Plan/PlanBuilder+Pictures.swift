import FrameGeometry
import FramePainting

/// What cannot be drawn row by row, because it depends on what is above and below: it becomes a picture while the plan is
/// made, whole, so that no row depends on how the others are drawn.
extension PlanBuilder {
    /// How far outside the canvas, in pixels, something may lie and still be blurred into it.
    static let pictureMargin = 2048
    /// Bytes for all blurred pictures of a list; those beyond stay sharp.
    static let pictureBudget = 1 << 30
    /// Groups in more blurred groups than this stay sharp.
    static let pictureDepthLimit = 8

    func isBlurred(_ group: Group) -> Bool {
        (group.blur > 0 && group.blur.isFinite || group.shadow != nil) && pictureDepth < Self.pictureDepthLimit
    }

    /// The group's items, blurred, and its shadow. `false`, with nothing done, if there is no memory left for them.
    mutating func addPicture(
        of group: Group, _ map: DeviceMap, within bounds: PixelBounds, depth: Int
    ) -> Bool {
        guard let cache else { return makePicture(of: group, map, within: bounds, depth: depth) }
        // What is done with the picture afterwards has no part in it.
        let made = Group(
            mask: group.mask, blur: group.blur, shadow: group.shadow, backdrop: group.backdrop,
            items: group.items)
        let origin = PictureCache.Origin(
            group: made, map: map, bounds: bounds, depth: depth, reachable: reachable,
            pictureDepth: pictureDepth)
        if let entry = cache.find(origin), entry.cost <= budget {
            budget -= entry.cost
            for step in entry.steps { append(step) }
            return true
        }
        let (first, budgetBefore, wasOverBudget) = (steps.count, budget, isOverBudget)
        isOverBudget = false
        let isDone = makePicture(of: group, map, within: bounds, depth: depth)
        if isDone, !isOverBudget {
            cache.keep(
                PictureCache.Entry(
                    origin: origin, steps: Array(steps[first...]), cost: budgetBefore - budget))
        }
        isOverBudget = isOverBudget || wasOverBudget
        return isDone
    }

    private mutating func makePicture(
        of group: Group, _ map: DeviceMap, within bounds: PixelBounds, depth: Int
    ) -> Bool {
        guard let local = map.affine(around: bounds.center) else { return true }
        let blur = DeviceBlur(group.blur, local)
        let shadow = group.shadow.map { DeviceShadow($0, local, blur) }
        let origin = (x: reachable.minX, y: reachable.minY)
        var part = PlanBuilder(
            PixelSize(width: reachable.maxX - origin.x, height: reachable.maxY - origin.y), background: .clear,
            reachable: reachable.moved(-origin.x, -origin.y), pictureDepth: pictureDepth + 1, budget: budget,
            cache: cache)
        var content = Group(items: group.items)
        content.mask = group.mask
        content.backdrop = group.backdrop
        part.add(content, map.moved(x: -origin.x, y: -origin.y), within: part.canvas, level: 0, depth: depth)
        budget = part.budget
        isOverBudget = isOverBudget || part.isOverBudget
        let plan = Plan(part)
        let painted = plan.painted.moved(origin.x, origin.y)
        let area = bounds.expanded(
            max(blur.reachX, shadow?.reachX ?? 0), max(blur.reachY, shadow?.reachY ?? 0)
        ).intersection(painted)
        guard !plan.painted.isEmpty, !area.isEmpty else { return true }

        let anchor = (x: painted.minX, y: painted.minY)
        var soft =
            blur.isNone ? nil : SoftPictureMaker(blur, of: area, anchor: anchor, seenIn: bounds, edges: .clear)
        var cast = shadow.flatMap { shadow in
            SoftPictureMaker(
                shadow.blur, of: area, anchor: anchor, seenIn: bounds, edges: .clear, offset: shadow.offset,
                finish: .tint(shadow.color))
        }
        let seen = area.intersection(bounds)
        let sharp = blur.isNone && !seen.isEmpty ? seen : nil
        let bytes = (soft?.bytes ?? 0) + (cast?.bytes ?? 0) + (sharp?.area ?? 0) * 4
        guard bytes <= budget else {
            isOverBudget = true
            return false
        }
        budget -= bytes
        var pixels = PixelBuffer(
            size: PixelSize(
                width: sharp.map { $0.maxX - $0.minX } ?? 0, height: sharp.map { $0.maxY - $0.minY } ?? 0))
        let seenRows = area.minY - origin.y..<area.maxY - origin.y
        plan.cut(to: area.moved(-origin.x, -origin.y)).forEachRow(seenRows) { y, row, repeats in
            let line = row + (area.minX - origin.x)
            soft?.take(line, repeatsAbove: repeats)
            cast?.take(line, repeatsAbove: repeats)
            guard let sharp, y + origin.y >= sharp.minY, y + origin.y < sharp.maxY else { return }
            pixels.copy(row + (sharp.minX - origin.x), toRow: y + origin.y - sharp.minY)
        }
        if let cast { append(cast.picture()) }
        if let soft { append(soft.picture()) }
        if let sharp { append(pixels, at: sharp) }
        return true
    }

    /// What is painted so far, blurred, instead of it.
    mutating func add(_ backdrop: Backdrop, _ map: DeviceMap, within bounds: PixelBounds) {
        guard let local = map.affine(around: bounds.center) else { return }
        let blur = DeviceBlur(backdrop.sigma, local)
        let saturation = backdrop.saturation >= 0 && backdrop.saturation.isFinite ? backdrop.saturation : 1
        guard !blur.isNone || saturation != 1 else { return }
        var bounds = bounds
        if background == .clear {
            // Nothing blurred is nothing: in a picture, that is most of what lies within reach.
            bounds = Plan(self).painted.expanded(blur.reachX, blur.reachY).intersection(bounds)
            guard !bounds.isEmpty else { return }
        }
        let area = bounds.expanded(blur.reachX, blur.reachY).aligned(to: blur.steps).intersection(canvas)
        guard
            var maker = SoftPictureMaker(
                blur, of: area, anchor: (0, 0), seenIn: bounds, edges: .repeated, finish: .saturate(saturation))
        else { return }
        guard maker.bytes <= budget else {
            isOverBudget = true
            return
        }
        budget -= maker.bytes
        Plan(self).cut(to: area).forEachRow(area.minY..<area.maxY) { _, row, repeats in
            maker.take(row + area.minX, repeatsAbove: repeats)
        }
        append(maker.picture(), replaces: true)
    }

    private mutating func append(_ picture: SoftPicture, replaces: Bool = false) {
        append(Step(bounds: picture.bounds, work: .picture(picture, replaces: replaces, hidden: nil)))
    }

    /// Marks the rows that are not certain to be as the one above.
    private mutating func append(_ step: Step) {
        steps.append(step)
        if case .picture(let picture, _, _) = step.work {
            for y in step.bounds.minY..<step.bounds.maxY where !picture.repeatsRowAbove(y) { rows.mark(y, y) }
            rows.mark(step.bounds.maxY, step.bounds.maxY)
        } else {
            rows.mark(step.bounds.minY, step.bounds.maxY)
        }
    }

    private mutating func append(_ pixels: PixelBuffer, at bounds: PixelBounds) {
        let rect = Rect(
            x: Double(bounds.minX), y: Double(bounds.minY), width: Double(bounds.maxX - bounds.minX),
            height: Double(bounds.maxY - bounds.minY))
        guard let source = ImageSource(ImageItem(Bitmap(pixels), in: rect), .flat(.identity), within: bounds) else {
            return
        }
        append(Step(bounds: bounds, work: .image(source, .rect(DeviceRect(bounds)))))
    }
}

extension PixelBuffer {
    fileprivate mutating func copy(_ pixels: UnsafePointer<Pixel>, toRow y: Int) {
        let start = y * bytesPerRow
        let count = bytesPerRow
        bytes.withUnsafeMutableBytes { memory in
            UnsafeMutableRawBufferPointer(rebasing: memory[start..<start + count])
                .copyMemory(from: UnsafeRawBufferPointer(start: pixels, count: count))
        }
    }
}
