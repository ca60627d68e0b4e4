public import FrameGeometry

// Everything is estimated generously: an item that may paint in an area counts as one that does.
extension [PaintItem] {
    /// Returns the items that may change pixels in `area`. Groups that only clip, fade, mask or move their items keep
    /// only such items. Clipped to `area`, these items paint the same as all of them.
    ///
    /// If an item has a backdrop, all items are returned, because a backdrop blurs whatever is next to the area.
    ///
    /// - Parameter area: Area in the items' coordinates. A pixel crossed by its edges counts only as far as it is
    ///   inside, so leave a margin of one.
    public func reaching(_ area: Rect) -> [PaintItem] {
        contains(where: \.hasBackdrop) ? self : reaching(Extent(area))
    }

    /// A rectangle that contains everything the items paint. It is empty if they paint nothing, and `nil` if it is
    /// unbounded.
    public var extent: Rect? { (self as [PaintItem]).limits.rect }

    fileprivate func reaching(_ area: Extent) -> [PaintItem] { compactMap { $0.reaching(area) } }

    fileprivate var limits: Extent { reduce(.nothing) { $0.union($1.extent) } }
}

extension PaintItem {
    fileprivate var hasBackdrop: Bool {
        guard case .group(let group) = self else { return false }
        return group.backdrop != nil || (group.items + (group.mask?.items ?? [])).contains(where: \.hasBackdrop)
    }

    fileprivate func reaching(_ area: Extent) -> PaintItem? {
        guard case .group(var group) = self, group.paintsItemsAlone, let inverse = group.transform.inverse else {
            return extent.meets(area) ? self : nil
        }
        let inside = area.mapped(by: inverse)
        guard group.clip?.extent.meets(inside) ?? true else { return nil }
        group.items = group.items.reaching(inside)
        return group.items.isEmpty ? nil : .group(group)
    }

    /// Area in which the item may paint, in the enclosing group's coordinates.
    fileprivate var extent: Extent {
        switch self {
        case .fill(let fill):
            let margin = fill.stroke.map { $0.width / 2 * Swift.max($0.miterLimit, 2) } ?? 0
            return fill.shape.extent.grown(by: margin).grown(by: Extent.reach(ofBlur: fill.blur)).mapped(
                by: fill.transform)
        case .image(let image): return Extent(image.rect).mapped(by: image.transform)
        case .group(let group): return group.extent
        }
    }
}

extension Group {
    /// Whether each pixel depends only on what the items paint there.
    fileprivate var paintsItemsAlone: Bool {
        blur <= 0 && shadow == nil && raster == nil && blend == .normal && projection == nil
    }

    fileprivate var extent: Extent {
        guard blend.leavesUnpaintedAlone else { return .everything }
        var extent = items.limits.grown(by: Extent.reach(ofBlur: blur))
        if let shadow {
            let moved = extent.mapped(by: .translation(x: shadow.offset.x, y: shadow.offset.y))
            extent = extent.union(moved.grown(by: Extent.reach(ofBlur: shadow.sigma)))
        }
        if let raster { extent = extent.grown(by: 2 / raster) }
        let flat = extent.intersection(clip?.extent ?? .everything).mapped(by: transform)
        return projection.map { flat.mapped(by: $0) } ?? flat
    }
}

extension Clip {
    fileprivate var extent: Extent { shape.extent.mapped(by: transform) }
}

extension Shape {
    fileprivate var extent: Extent {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ring(let rect, _, _), .ellipse(let rect): Extent(rect)
        case .path(let path, _): path.controlBounds.map(Extent.init) ?? .nothing
        case .glyphs(let glyphs): glyphs.extent
        }
    }
}

extension Glyphs {
    fileprivate var extent: Extent {
        let extents = outlines.map { $0.controlBounds.map(Extent.init) ?? .nothing }
        return places.reduce(.nothing) { extent, place in
            guard extents.indices.contains(place.outline) else { return extent }
            return extent.union(extents[place.outline].mapped(by: transform(of: place)))
        }
    }
}

/// A rectangle given by its edges, possibly empty or unbounded.
private struct Extent {
    let (left, top, right, bottom): (Double, Double, Double, Double)

    static let nothing = Extent(.infinity, .infinity, -.infinity, -.infinity)
    static let everything = Extent(-.infinity, -.infinity, .infinity, .infinity)

    private init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    init(_ rect: Rect) {
        self.init(
            min(rect.minX, rect.maxX), min(rect.minY, rect.maxY), max(rect.minX, rect.maxX), max(rect.minY, rect.maxY))
    }

    /// Returns a distance greater than the radius at which a Gaussian is cut off, for any size of pixel.
    static func reach(ofBlur sigma: Double) -> Double { sigma > 0 ? 8 * sigma : 0 }

    private var isNothing: Bool { left > right || top > bottom }

    func meets(_ other: Extent) -> Bool {
        !(isNothing || other.isNothing || right < other.left || left > other.right || bottom < other.top
            || top > other.bottom)
    }

    func grown(by margin: Double) -> Extent {
        isNothing ? self : Extent(left - margin, top - margin, right + margin, bottom + margin)
    }

    func union(_ other: Extent) -> Extent {
        if isNothing { return other }
        if other.isNothing { return self }
        return Extent(
            min(left, other.left), min(top, other.top), max(right, other.right), max(bottom, other.bottom))
    }

    func intersection(_ other: Extent) -> Extent {
        Extent(max(left, other.left), max(top, other.top), min(right, other.right), min(bottom, other.bottom))
    }

    /// The rectangle; `nil` if it is unbounded.
    var rect: Rect? {
        if isNothing { return .zero }
        let rect = Rect(x: left, y: top, width: right - left, height: bottom - top)
        return rect.size.width.isFinite && rect.size.height.isFinite ? rect : nil
    }

    func mapped(by map: Affine) -> Extent { isNothing ? self : .around(corners.map(map.apply)) }

    /// Returns the mapped extent, which is unbounded if a corner is not in front of the eye.
    func mapped(by map: Projection) -> Extent {
        if isNothing { return self }
        let seen = corners.compactMap(map.apply)
        return seen.count == corners.count ? .around(seen) : .everything
    }

    private var corners: [Point] {
        [Point(x: left, y: top), Point(x: right, y: top), Point(x: left, y: bottom), Point(x: right, y: bottom)]
    }

    private static func around(_ points: [Point]) -> Extent {
        guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return .everything }
        return points.reduce(.nothing) { $0.union(Extent(Rect(origin: $1, size: .zero))) }
    }
}
