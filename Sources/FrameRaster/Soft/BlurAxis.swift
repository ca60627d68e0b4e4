import FrameGeometry

/// A Gaussian along one axis of the device.
///
/// A wide one is taken on a grid of `step` pixels, a quarter of its deviation: the means of so many pixels are convolved, and
/// straight lines drawn between the results. Both widen the picture by a variance that is known, (k² − 1)/12 and k²/6 pixels²
/// for k = `step`; the Gaussian is narrower by as much. What is left of the error is the ripple of the straight lines: at
/// most 1/16 · 0.242/8 of a step from 0 to 255, half a level.
struct BlurAxis: Sendable {
    /// In pixels.
    let sigma: Double
    let step: Int
    /// Of the middle, its neighbours, and so on; their sum over both sides is 1.
    let weights: [Float]

    /// Wider ones count as this, in pixels.
    private static let limit = 4096.0

    /// - Parameter phase: how far the result lies between pixels, 0…255 of 256; being drawn there widens it, too.
    init(sigma: Double, phase: Int = 0) {
        self.sigma = sigma > 0 ? min(sigma, Self.limit) : 0
        step = max(1, Int(self.sigma / 4))
        let length = Double(step)
        let share = Double(phase) / 256
        let widening = step == 1 ? share * (1 - share) : (length * length - 1) / 12 + length * length / 6
        let variance = max(0, self.sigma * self.sigma - widening) / (length * length)
        // Less than a hundredth of a level reaches a neighbour.
        guard variance > 1e-2 * 1e-2 else {
            weights = [1]
            return
        }
        let radius = Int((NormalDistribution.reach * variance.squareRoot()).rounded(.up))
        let side = (0...radius).map { RealMath.exp(-Double($0 * $0) / (2 * variance)) }
        let sum = side.reduce(0) { $0 + 2 * $1 } - side[0]
        weights = side.map { Float($0 / sum) }
    }

    var radius: Int { weights.count - 1 }

    /// How many pixels away something may have an effect.
    var reach: Int { (radius + 2) * step }
}
