import FrameGeometry
import FramePainting

extension PlanBuilder {
    mutating func add(
        _ group: Group, _ outer: DeviceMap, within scissor: PixelBounds, level: Int, depth: Int
    ) {
        let opacity = group.opacity > 0 ? min(group.opacity, 1) : 0
        guard opacity > 0 else { return }
        let map = (group.projection.map { outer.after($0) } ?? outer).after(group.transform)
        var bounds = scissor
        var clip: DeviceShape?
        if let wanted = group.clip {
            guard let shape = place(wanted.shape, map.after(wanted.transform), within: scissor, edges: wanted.edges)
            else { return }
            bounds = shape.bounds
            if case .rect(let rect) = shape.shape, rect.isOnWholePixels {
                // A scissor: nothing is covered in part.
            } else {
                clip = shape.shape
            }
        }
        // A picture is masked before it is blurred.
        let isPicture = isPicture(group)
        let mask = isPicture ? nil : group.mask
        if opacity == 1, clip == nil, mask == nil, group.blend == .normal {
            addContent(of: group, map, within: bounds, level: level, depth: depth)
            return
        }
        // At once: a backdrop inside draws what there is so far.
        levels = max(levels, level + (mask == nil ? 1 : 2))
        let first = steps.count
        let isolates = group.blend != .normal
        steps.append(Step(bounds: bounds, work: isolates ? .isolate(level: level) : .save(level: level)))
        addContent(of: group, map, within: bounds, level: level + 1, depth: depth)
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
        // Without a shape of its own to mark them, rows at the ends of the bounds change.
        if !group.blend.leavesUnpaintedAlone {
            rows.mark(painted.minY, painted.minY)
            rows.mark(painted.maxY, painted.maxY)
        }
    }

    private mutating func addContent(
        of group: Group, _ map: DeviceMap, within bounds: PixelBounds, level: Int, depth: Int
    ) {
        if isBitmap(group) {
            if addBitmap(of: group, map, within: bounds, depth: depth) { return }
            var whole = group
            (whole.raster, whole.opacity, whole.clip, whole.blend) = (nil, 1, nil, .normal)
            (whole.transform, whole.projection) = (.identity, nil)
            add(whole, map, within: bounds, level: level, depth: depth)
            return
        }
        if isBlurred(group) {
            if addPicture(of: group, map, within: bounds, depth: depth) { return }
            var sharp = Group(items: group.items)
            sharp.mask = group.mask
            // And all that is in it, or else each group around would make the pictures inside once more.
            let pictureDepth = pictureDepth
            self.pictureDepth = Self.pictureDepthLimit
            add(sharp, map, within: bounds, level: level, depth: depth)
            self.pictureDepth = pictureDepth
            return
        }
        if let backdrop = group.backdrop { add(backdrop, map, within: bounds) }
        add(group.items, map, within: bounds, level: level, depth: depth)
    }

    /// The pixels that a group may change whose content is painted after step `first`.
    private func changed(by mode: BlendMode, from first: Int, within bounds: PixelBounds) -> PixelBounds {
        let painted = painted(steps[(first + 1)...])
        if mode.leavesUnpaintedAlone { return painted }
        // Nothing over nothing is nothing in every mode.
        return background == .clear ? painted.union(self.painted(steps[..<first])).intersection(bounds) : bounds
    }

    private func painted(_ steps: ArraySlice<Step>) -> PixelBounds {
        steps.reduce(PixelBounds.empty) { $0.union($1.bounds) }
    }
}
