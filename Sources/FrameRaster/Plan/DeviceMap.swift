import FrameGeometry

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

    /// The affine map that is nearest around a place of the device; `nil` if nothing is seen there, or if there is none.
    func affine(around place: Point) -> Affine? {
        switch self {
        case .flat(let own): return own.isFinite && own.determinant != 0 ? own : nil
        case .space(let own): return own.inverse?.apply(place).flatMap { own.affine(around: $0) }
        }
    }
}
