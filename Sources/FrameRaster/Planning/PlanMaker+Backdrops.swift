import FramePainting

extension PlanMaker {
    /// Replaces everything painted so far with a blurred version of it.
    ///
    /// - Parameter own: Pixels that are blurred, which are those of the group's own clip.
    mutating func add(
        _ backdrop: Backdrop, _ map: DeviceMap, within bounds: PixelBounds, of own: PixelBounds, level: Int
    ) {
        let index = backdropCount
        backdropCount += 1
        guard imageDepth < Self.imageDepthLimit, let local = map.affine(around: bounds.center) else { return }
        let blur = DeviceBlur(backdrop.sigma, .gaussian, local)
        backdropReach = (max(0, backdropReach.x - Self.reach(blur).x), max(0, backdropReach.y - Self.reach(blur).y))
        let saturation = backdrop.saturation >= 0 && backdrop.saturation.isFinite ? backdrop.saturation : 1
        guard !blur.isNone || saturation != 1 else { return }
        var bounds = bounds
        if background == .clear {
            // Blurring a clear canvas has no effect, and within an image, most pixels in reach are clear.
            bounds = blur.reached(from: Plan(self).painted).intersection(bounds)
            guard !bounds.isEmpty else { return }
        }
        let wanted = bounds.intersection(needed)
        guard !wanted.isEmpty else {
            append(Step(bounds: bounds, work: .unseen))
            return
        }
        let bytes = BlurredImageMaker.bytes(blur, wanted: wanted)
        guard bytes <= budget else {
            isOverBudget = true
            return
        }
        budget -= bytes
        let area = blur.source(of: wanted).intersection(own).intersection(canvas)
        let input = RasterCache.BackdropEntry.Input(
            backdrop: backdrop, blur: blur, bounds: bounds, wanted: wanted, area: area)
        let known = isRepeating ? cache?.backdrop(index, input) : nil
        let image = known ?? blurred(blur, area, wanted, saturation)
        if imageDepth == 0 { cache?.keep(RasterCache.BackdropEntry(input: input, image: image), at: index) }
        // Nothing below is seen where the image takes its place.
        leaveOutSteps(within: image.bounds.intersection(bounds))
        if level == 0, image.bounds.minX <= 0, image.bounds.maxX >= size.width {
            rows.hide(image.bounds.minY..<image.bounds.maxY, before: steps.count)
        }
        append(Step(bounds: bounds, work: .blurredImage(image, replaces: true, hidden: nil)))
    }

    /// Leaves out the steps of the current group that change only pixels of `area`. They keep their places, because other
    /// steps are known by theirs.
    private mutating func leaveOutSteps(within area: PixelBounds) {
        for index in groupStart..<steps.count {
            let bounds = steps[index].bounds
            if bounds.intersection(area) == bounds { steps[index] = Step(bounds: .empty, work: .unseen) }
        }
    }

    /// Blurs the pixels painted so far.
    private func blurred(
        _ blur: DeviceBlur, _ area: PixelBounds, _ wanted: PixelBounds, _ saturation: Double
    ) -> BlurredImage {
        var maker = BlurredImageMaker(
            blur, of: area, anchor: (0, 0), wanted: wanted, edges: .omitted, finish: .saturate(saturation))
        Plan(self).cut(to: area).forEachRow(within: area) { _, row, repeats in
            maker.take(row + area.minX, repeatsAbove: repeats)
        }
        return maker.image()
    }

    /// Returns the maximum distance that the nested backdrops of a group together read beyond the visible pixels.
    ///
    /// - Parameter bounds: Clip of the group, if known. In perspective, the size of a blur depends on it.
    func reach(
        ofBackdropsIn group: Group, _ map: DeviceMap, within bounds: PixelBounds?, depth: Int
    ) -> (x: Int, y: Int) {
        guard imageDepth < Self.imageDepthLimit else { return (0, 0) }
        var sum = (x: 0, y: 0)
        func add(_ reach: (x: Int, y: Int)) {
            sum = (min(sum.x + reach.x, size.width), min(sum.y + reach.y, size.height))
        }
        if let backdrop = group.backdrop {
            if bounds == nil, !map.isFlat {
                add((size.width, size.height))
            } else if let local = map.affine(around: (bounds ?? canvas).center) {
                add(Self.reach(DeviceBlur(backdrop.sigma, .gaussian, local)))
            }
        }
        func addGroups(_ items: [PaintItem], within bounds: PixelBounds?) {
            for case .group(let inner) in items where depth < Self.depthLimit && !becomesImage(inner) {
                let map = (inner.projection.map { map.after($0) } ?? map).after(inner.transform)
                withStackRoom {
                    add(
                        reach(
                            ofBackdropsIn: inner, map, within: inner.clip == nil ? bounds : nil, depth: depth + 1))
                }
            }
        }
        addGroups(group.items, within: bounds)
        addGroups(group.mask?.items ?? [], within: nil)
        return sum
    }

    private static func reach(_ blur: DeviceBlur) -> (x: Int, y: Int) {
        (blur.across.reach + 1, blur.along.reach + 1)
    }
}
