import FrameGeometry
import FramePainting

/// The way from an item's coordinates to the device.
enum DeviceMap: Equatable, Sendable {
    case flat(Affine)
    /// In perspective.
    case space(Projection)

    var isFlat: Bool {
        switch self {
        case .flat: true
        case .space: false
        }
    }

    /// First `map`, then this.
    func after(_ map: Affine) -> DeviceMap {
        switch self {
        case .flat(let own): .flat(map.then(own))
        case .space(let own): .space(map.isIdentity ? own : Projection(map).then(own))
        }
    }

    /// First `map`, then this. A projection that is an affine map is one, also under another.
    func after(_ map: Projection) -> DeviceMap {
        if let affine = map.affine { return after(affine) }
        switch self {
        case .flat(let own): return .space(map.then(Projection(own)))
        case .space(let own): return .space(map.then(own))
        }
    }

    /// This, then moved on the device.
    func moved(x: Int, y: Int) -> DeviceMap {
        let move = Affine.translation(x: Double(x), y: Double(y))
        switch self {
        case .flat(let own): return .flat(own.then(move))
        case .space(let own): return .space(own.then(Projection(move)))
        }
    }

    /// The places, in pixels of which there are `scale` per unit of the item's coordinates, that may show in `bounds` of the
    /// device, and a few more; `nil` if there are none. Brought to ``FramePainting/PixelSize/limit`` a side, near the origin
    /// if there is a choice.
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
        // A corner that shows what lies beyond the horizon: no end is in sight.
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

    /// Two pixels more at each end; `nil` for what is not a number or too far away.
    private static func whole(_ low: Double, _ high: Double) -> Range<Int>? {
        let limit = Double(PixelSize.limit)
        let lower = max(low.rounded(.down) - 2, min(-limit / 2, high.rounded(.up) + 2 - limit))
        let upper = min(high.rounded(.up) + 2, lower + limit)
        guard lower < upper, abs(lower) < 1e9 else { return nil }
        return Int(lower)..<Int(upper)
    }

    /// The affine map that is nearest around a place of the device; `nil` if nothing is seen there, or if there is none.
    func affine(around place: Point) -> Affine? {
        switch self {
        case .flat(let own): return own.isFinite && own.determinant != 0 ? own : nil
        case .space(let own): return own.inverse?.apply(place).flatMap { own.affine(around: $0) }
        }
    }
}
