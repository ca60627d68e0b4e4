import FrameGeometry
import FramePainting

extension PlanMaker {
    mutating func add(
        _ group: Group, _ outer: DeviceMap, within scissor: PixelBounds, level: Int, depth: Int
    ) {
        let opacity = group.opacity > 0 ? min(group.opacity, 1) : 0
        guard opacity > 0 else { return }
        let map = (group.projection.map { outer.after($0) } ?? outer).after(group.transform)
        var bounds = scissor
        var own = canvas
        var clip: DeviceShape?
        if let wanted = group.clip {
            guard let shape = place(wanted.shape, map.after(wanted.transform), within: scissor, edges: wanted.edges)
            else { return }
            bounds = shape.bounds
            own = shape.whole
            if case .rect(let rect) = shape.shape, rect.isOnWholePixels {
                // This is a scissor, so no pixel is partly covered.
            } else {
                clip = shape.shape
            }
        }
        // An image is masked before it is blurred.
        let becomesImage = becomesImage(group)
        let mask = becomesImage ? nil : group.mask
        if opacity == 1, clip == nil, mask == nil, group.blend == .normal {
            addContent(of: group, map, within: bounds, of: own, level: level, depth: depth)
            return
        }
        // Set the number now, because a backdrop inside paints the steps so far.
        levels = max(levels, level + (mask == nil ? 1 : 2))
        let first = steps.count
        let outer = openStep
        openStep = outer ?? first
        let outerStart = groupStart
        defer { (openStep, groupStart) = (outer, outerStart) }
        let isolates = group.blend != .normal
        steps.append(Step(bounds: bounds, work: isolates ? .isolate(level: level) : .save(level: level)))
        groupStart = steps.count
        addContent(of: group, map, within: bounds, of: own, level: level + 1, depth: depth)
        guard steps.count > first + 1 || !group.blend.leavesUnpaintedAlone else {
            steps.removeLast()
            return
        }
        let painted = changed(by: group.blend, from: first, within: bounds)
        guard !painted.isEmpty else {
            steps.removeSubrange(first...)
            return
        }
        steps[first].bounds = painted
        if let mask {
            let begin = steps.count
            steps.append(Step(bounds: painted, work: .isolate(level: level + 1)))
            groupStart = steps.count
            // Masks are compared together with their groups.
            twins = mask.items
            add(mask.items, map, within: painted, level: level + 2, depth: depth)
            guard steps.count > begin + 1 else {
                steps.removeSubrange(first...)
                return
            }
        }
        if mask == nil, !isolates {
            steps.append(Step(bounds: painted, work: .merge(level: level, opacity: opacity, clip: clip)))
            return
        }
        let blend = Blend(level: level, opacity: opacity, clip: clip, mask: mask?.kind, mode: group.blend)
        steps.append(Step(bounds: painted, work: .blend(blend)))
        // No shape marks these rows, because a group that changes unpainted pixels affects the rows at the ends of its
        // bounds.
        if !group.blend.leavesUnpaintedAlone {
            rows.mark(painted.minY, painted.minY)
            rows.mark(painted.maxY, painted.maxY)
        }
    }

    /// - Parameter own: Pixels of the group's clip, including those that an enclosing clip hides.
    private mutating func addContent(
        of group: Group, _ map: DeviceMap, within bounds: PixelBounds, of own: PixelBounds, level: Int, depth: Int
    ) {
        if isRasterized(group) {
            if addRasterized(of: group, map, within: bounds, depth: depth) { return }
            var whole = group
            (whole.raster, whole.opacity, whole.clip, whole.blend) = (nil, 1, nil, .normal)
            (whole.transform, whole.projection) = (.identity, nil)
            add(whole, map, within: bounds, level: level, depth: depth)
            return
        }
        if isBlurred(group) {
            if addBlurredImage(of: group, map, within: bounds, depth: depth) { return }
            var sharp = Group(items: group.items)
            sharp.mask = group.mask
            // The depth applies to nested groups too; otherwise every enclosing group would render the images inside
            // again.
            let imageDepth = imageDepth
            self.imageDepth = Self.imageDepthLimit
            add(sharp, map, within: bounds, level: level, depth: depth)
            self.imageDepth = imageDepth
            return
        }
        if let backdrop = group.backdrop { add(backdrop, map, within: bounds, of: own, level: level) }
        add(group.items, map, within: bounds, level: level, depth: depth)
    }

    /// Returns the pixels that a group may change, with its content painted after step `first`.
    private func changed(by mode: BlendMode, from first: Int, within bounds: PixelBounds) -> PixelBounds {
        let painted = painted(steps[(first + 1)...])
        if mode.leavesUnpaintedAlone { return painted }
        // Clear over clear stays clear in every mode.
        return background == .clear ? painted.union(self.painted(steps[..<first])).intersection(bounds) : bounds
    }

    private func painted(_ steps: ArraySlice<Step>) -> PixelBounds {
        steps.reduce(PixelBounds.empty) { $0.union($1.bounds) }
    }
}

/// Rasterized groups, which are rendered in their own coordinates first and then drawn as an image under their
/// transform.
extension PlanMaker {
    /// Maximum number of pixels in one rasterized group: five screens of the largest phone. Larger groups are drawn
    /// directly.
    private static let rasterizedLimit = 1 << 24

    func isRasterized(_ group: Group) -> Bool { group.rasterScale != nil && imageDepth < Self.imageDepthLimit }

    /// Whether the group is rendered to a separate image, including its mask.
    func becomesImage(_ group: Group) -> Bool { isRasterized(group) || isBlurred(group) }

    /// Adds a rasterized group. Returns `false` without doing anything if it is too large.
    mutating func addRasterized(of group: Group, _ map: DeviceMap, within bounds: PixelBounds, depth: Int) -> Bool {
        guard let scale = group.rasterScale else { return false }
        guard let reachable = map.pixels(of: reachable, per: scale), let seen = map.pixels(of: bounds, per: scale)
        else { return true }
        var part = PlanMaker(
            PixelSize(width: reachable.maxX - reachable.minX, height: reachable.maxY - reachable.minY),
            background: .clear, reachable: reachable.moved(-reachable.minX, -reachable.minY),
            shown: seen.moved(-reachable.minX, -reachable.minY),
            imageDepth: imageDepth + 1, budget: budget, cache: cache, filtersImages: filtersImages)
        let content = Group(
            mask: group.mask, blur: group.blur, falloff: group.falloff, shadow: group.shadow, backdrop: group.backdrop,
            items: group.items)
        let own = DeviceMap.flat(.scale(x: scale, y: scale)).moved(x: -reachable.minX, y: -reachable.minY)
        part.edgeRows = edgeRows
        part.backdropReach = part.reach(ofBackdropsIn: content, own, within: part.canvas, depth: depth)
        part.add(content, own, within: part.canvas, level: 0, depth: depth)
        budget = part.budget
        isOverBudget = isOverBudget || part.isOverBudget
        edgeRows = part.edgeRows
        let plan = Plan(part)
        guard !plan.painted.isEmpty else { return true }
        // A clear border lets the outermost pixels fade if the image lies between pixels.
        let area = plan.painted.moved(reachable.minX, reachable.minY).expanded(1, 1).intersection(seen)
        guard !area.isEmpty else { return true }
        guard area.area <= Self.rasterizedLimit, area.area * 4 <= budget else {
            isOverBudget = true
            return false
        }
        budget -= area.area * 4
        let image = RasterImage(plan.pixels(in: area.moved(-reachable.minX, -reachable.minY)))
        let rect = Rect(
            x: Double(area.minX), y: Double(area.minY), width: Double(area.maxX - area.minX),
            height: Double(area.maxY - area.minY))
        add(ImageItem(image, in: rect), map.after(Affine.scale(x: 1 / scale, y: 1 / scale)), within: bounds)
        return true
    }
}

extension Group {
    /// Pixels per unit, if the group is rasterized at a usable scale.
    var rasterScale: Double? { raster.flatMap { $0 > 0 && $0.isFinite && (1 / $0).isFinite ? $0 : nil } }
}
