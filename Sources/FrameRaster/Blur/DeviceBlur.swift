import FrameGeometry

/// A blur in pixels of the device.
struct DeviceBlur: Sendable {
    let across: BlurAxis
    let along: BlurAxis
    /// How far the result is moved, in 256ths of a pixel.
    let offset: (x: Int, y: Int)

    init(sigmaX: Double, sigmaY: Double, offset: (x: Int, y: Int) = (0, 0)) {
        across = BlurAxis(sigma: sigmaX, phase: offset.x & 255)
        along = BlurAxis(sigma: sigmaY, phase: offset.y & 255)
        self.offset = offset
    }

    /// Of a round Gaussian, what `map` makes of its deviations along the device's axes. Exact for everything but a map that
    /// stretches at a slant.
    init(_ sigma: Double, _ map: Affine) {
        let sigma = sigma > 0 && sigma.isFinite ? sigma : 0
        self.init(
            sigmaX: sigma * (map.a * map.a + map.c * map.c).squareRoot(),
            sigmaY: sigma * (map.b * map.b + map.d * map.d).squareRoot())
    }

    /// Whether no pixel would differ by a level.
    var isNone: Bool { across.sigma < 0.01 && along.sigma < 0.01 }

    /// The pixels that something of `source` may reach.
    func reached(from source: PixelBounds) -> PixelBounds {
        guard !source.isEmpty else { return .empty }
        let (x, y) = (offset.x >> 8, offset.y >> 8)
        return PixelBounds(
            minX: source.minX + x - across.reach, minY: source.minY + y - along.reach,
            maxX: source.maxX + x + 1 + across.reach, maxY: source.maxY + y + 1 + along.reach)
    }

    /// The pixels that reach something of `wanted`.
    func source(of wanted: PixelBounds) -> PixelBounds {
        guard !wanted.isEmpty else { return .empty }
        let (x, y) = (offset.x >> 8, offset.y >> 8)
        return PixelBounds(
            minX: wanted.minX - x - 1 - across.reach, minY: wanted.minY - y - 1 - along.reach,
            maxX: wanted.maxX - x + across.reach, maxY: wanted.maxY - y + along.reach)
    }
}
