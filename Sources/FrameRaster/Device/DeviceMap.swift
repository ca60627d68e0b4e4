import FrameGeometry
import FramePainting

/// The map from an item's coordinates to the device.
enum DeviceMap: Equatable, Sendable {
    case flat(Affine)
    /// A map with perspective.
    case space(Projection)

    var isFlat: Bool {
        switch self {
        case .flat: true
        case .space: false
        }
    }

    /// Applies `map` first, then this map.
    func after(_ map: Affine) -> DeviceMap {
        switch self {
        case .flat(let own): .flat(map.then(own))
        case .space(let own): .space(map.isIdentity ? own : Projection(map).then(own))
        }
    }

    /// Applies `map` first, then this map. A projection that is affine is treated as an affine map.
    func after(_ map: Projection) -> DeviceMap {
        if let affine = map.affine { return after(affine) }
        switch self {
        case .flat(let own): return .space(map.then(Projection(own)))
        case .space(let own): return .space(map.then(own))
        }
    }

    /// This map, followed by a translation on the device.
    func moved(x: Int, y: Int) -> DeviceMap {
        let move = Affine.translation(x: Double(x), y: Double(y))
        switch self {
        case .flat(let own): return .flat(own.then(move))
        case .space(let own): return .space(own.then(Projection(move)))
        }
    }

    /// Returns the map from the device back to the item's coordinates and on by `own`: `space` in perspective,
    /// otherwise `map`. Returns `nil` if there is no finite inverse.
    func inverse(then own: Affine) -> (map: Affine, space: Projection?)? {
        switch self {
        case .flat(let transform):
            guard let map = transform.inverse?.then(own), map.isFinite else { return nil }
            return (map, nil)
        case .space(let projection):
            guard let space = projection.inverse?.then(Projection(own)), space.isFinite else { return nil }
            return (.identity, space)
        }
    }

    /// Returns the pixels of a raster, with `scale` pixels per unit of the item's coordinates, that may be visible in
    /// `bounds` of the device, with a margin, or `nil` if there are none. They are limited to
    /// ``FramePainting/PixelSize/limit`` per side, near the origin if possible.
    func pixels(of bounds: PixelBounds, per scale: Double) -> PixelBounds? {
        let back: Projection? =
            switch self {
            case .flat(let own): own.inverse.map { Projection($0) }
            case .space(let own): own.inverse
            }
        guard let back else { return nil }
        let corners = [
            (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY),
            (bounds.maxX, bounds.maxY),
        ].map { Point(x: Double($0), y: Double($1)) }
        let places = corners.compactMap(back.apply)
        // A corner beyond the horizon leaves the area unbounded.
        let isEndless = places.count < corners.count
        func range(_ values: [Double]) -> Range<Int>? {
            isEndless
                ? Self.whole(-.infinity, .infinity)
                : Self.whole(values.reduce(.infinity, min) * scale, values.reduce(-.infinity, max) * scale)
        }
        guard let columns = range(places.map(\.x)), let rows = range(places.map(\.y)) else { return nil }
        return PixelBounds(
            minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound, maxY: rows.upperBound)
    }

    /// Adds two pixels at each end. Returns `nil` for ranges that are not numbers or too far away.
    private static func whole(_ low: Double, _ high: Double) -> Range<Int>? {
        let limit = Double(PixelSize.limit)
        let lower = max(low.rounded(.down) - 2, min(-limit / 2, high.rounded(.up) + 2 - limit))
        let upper = min(high.rounded(.up) + 2, lower + limit)
        guard lower < upper, abs(lower) < 1e9 else { return nil }
        return Int(lower)..<Int(upper)
    }

    /// Returns the best affine approximation around a point of the device, or `nil` if the point shows nothing or there
    /// is none.
    func affine(around place: Point) -> Affine? {
        switch self {
        case .flat(let own): return own.isFinite && own.determinant != 0 ? own : nil
        case .space(let own): return own.inverse?.apply(place).flatMap { own.affine(around: $0) }
        }
    }
}
