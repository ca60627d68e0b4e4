import FrameGeometry

/// A blur in pixels of the device.
struct DeviceBlur: Sendable {
    let sigmaX: Double
    let sigmaY: Double

    init(sigmaX: Double, sigmaY: Double) {
        self.sigmaX = sigmaX
        self.sigmaY = sigmaY
    }

    /// Of a round Gaussian, what `map` makes of its deviations along the device's axes. Exact for everything but a map that
    /// stretches at a slant.
    init(_ sigma: Double, _ map: Affine) {
        let sigma = sigma > 0 && sigma.isFinite ? sigma : 0
        sigmaX = sigma * (map.a * map.a + map.c * map.c).squareRoot()
        sigmaY = sigma * (map.b * map.b + map.d * map.d).squareRoot()
    }

    /// Whether no pixel would differ by a level.
    var isNone: Bool { sigmaX < 0.01 && sigmaY < 0.01 }

    var reachX: Int { isNone ? 0 : BlurAxis(sigma: sigmaX).reach }
    var reachY: Int { isNone ? 0 : BlurAxis(sigma: sigmaY).reach }
    var steps: (x: Int, y: Int) { (BlurAxis(sigma: sigmaX).step, BlurAxis(sigma: sigmaY).step) }
}
