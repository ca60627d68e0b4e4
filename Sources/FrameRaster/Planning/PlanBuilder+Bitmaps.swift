import FrameGeometry
import FramePainting

/// Groups that become bitmaps: drawn in their own coordinates first, whatever their transform.
extension PlanBuilder {
    /// The most pixels of one bitmap: five screens of the largest phone. A larger group is drawn as it is.
    private static let bitmapLimit = 1 << 24

    func isBitmap(_ group: Group) -> Bool { group.rasterScale != nil && pictureDepth < Self.pictureDepthLimit }

    /// Whether it is made a picture of its own, mask and all.
    func isPicture(_ group: Group) -> Bool { isBitmap(group) || isBlurred(group) }

    /// `false`, with nothing done, if it is too large.
    mutating func addBitmap(of group: Group, _ map: DeviceMap, within bounds: PixelBounds, depth: Int) -> Bool {
        guard let scale = group.rasterScale else { return false }
        guard let reachable = map.pixels(of: reachable, per: scale), let seen = map.pixels(of: bounds, per: scale)
        else { return true }
        var part = PlanBuilder(
            PixelSize(width: reachable.maxX - reachable.minX, height: reachable.maxY - reachable.minY),
            background: .clear, reachable: reachable.moved(-reachable.minX, -reachable.minY),
            shown: seen.moved(-reachable.minX, -reachable.minY),
            pictureDepth: pictureDepth + 1, budget: budget, cache: cache)
        let content = Group(
            mask: group.mask, blur: group.blur, shadow: group.shadow, backdrop: group.backdrop, items: group.items)
        let own = DeviceMap.flat(.scale(x: scale, y: scale)).moved(x: -reachable.minX, y: -reachable.minY)
        part.ahead = part.reach(ofBackdropsIn: content, own, within: part.canvas, depth: depth)
        part.add(content, own, within: part.canvas, level: 0, depth: depth)
        budget = part.budget
        isOverBudget = isOverBudget || part.isOverBudget
        let plan = Plan(part)
        guard !plan.painted.isEmpty else { return true }
        // A border of nothing, so that the outermost pixels fade where the bitmap lies between pixels.
        let area = plan.painted.moved(reachable.minX, reachable.minY).expanded(1, 1).intersection(seen)
        guard !area.isEmpty else { return true }
        guard area.area <= Self.bitmapLimit, area.area * 4 <= budget else {
            isOverBudget = true
            return false
        }
        budget -= area.area * 4
        let bitmap = Bitmap(plan.pixels(in: area.moved(-reachable.minX, -reachable.minY)))
        let rect = Rect(
            x: Double(area.minX), y: Double(area.minY), width: Double(area.maxX - area.minX),
            height: Double(area.maxY - area.minY))
        add(ImageItem(bitmap, in: rect), map.after(Affine.scale(x: 1 / scale, y: 1 / scale)), within: bounds)
        return true
    }
}

extension Group {
    /// Pixels per unit of the bitmap it becomes, if it does.
    var rasterScale: Double? { raster.flatMap { $0 > 0 && $0.isFinite && (1 / $0).isFinite ? $0 : nil } }
}
