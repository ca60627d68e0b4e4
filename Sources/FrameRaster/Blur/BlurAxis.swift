import FrameGeometry

/// A Gaussian along one axis of the device.
///
/// A narrow one is taken at every pixel. A wide one is taken on a grid of `step` pixels, four sevenths of its deviation: pixels
/// are spread over texels by a ``CubicSpline``, these convolved, and spread over pixels again. Both widen the picture by a
/// variance that is known, `step`²/3 pixels²; the Gaussian is narrower by as much. What is left of the error is below 0.15
/// of 255 levels for edges, bars, noise and waves of any length (all from 0 to 255), next to a Gaussian in `Double`.
struct BlurAxis: Sendable {
    /// In pixels.
    let sigma: Double
    let step: Int
    /// Of texels −``radius`` … ``radius``; their sum is 1.
    let weights: [Float]
    /// Whether a weight is that of the texel on the other side.
    let isSymmetric: Bool

    /// Wider ones count as this, in pixels.
    private static let limit = 4096.0

    /// - Parameter phase: how far the result lies after the pixels, 0…255 of 256. A grid is moved by that; taken at every
    ///   pixel, the Gaussian itself is.
    init(sigma: Double, phase: Int = 0) {
        self.sigma = sigma > 0 ? min(sigma, Self.limit) : 0
        step = max(1, Int(self.sigma / 1.75))
        let place = step == 1 ? Double(phase) / 256 : 0
        isSymmetric = place == 0
        guard step == 1 else {
            let length = Double(step)
            weights = Self.weights(self.sigma * self.sigma / (length * length) - 2 * CubicSpline.variance, at: 0)
            return
        }
        let variance = self.sigma * self.sigma
        if variance >= 0.5 || isSymmetric {
            weights = Self.weights(variance, at: place)
            return
        }
        // Too narrow to be looked at between pixels: drawn there by straight lines, which widens it.
        let narrow = Self.weights(max(0, variance - place * (1 - place)), at: 0)
        weights = (0..<narrow.count + 2).map { index in
            let here = index > 0 && index <= narrow.count ? narrow[index - 1] : 0
            let before = index > 1 ? narrow[index - 2] : 0
            return here * Float(1 - place) + before * Float(place)
        }
    }

    private static func weights(_ variance: Double, at place: Double) -> [Float] {
        // Less than a hundredth of a level reaches a neighbour.
        guard variance > 1e-2 * 1e-2 else { return [1] }
        let radius = Int((NormalDistribution.reach * variance.squareRoot() - 0.5 + place).rounded(.up))
        let weights = (-radius...radius).map { texel in
            let distance = Double(texel) - place
            return RealMath.exp(-distance * distance / (2 * variance))
        }
        let sum = weights.reduce(0, +)
        return weights.map { Float($0 / sum) }
    }

    var radius: Int { weights.count / 2 }

    /// How many pixels away something may have an effect: two texels more where pixels become texels, and where these become
    /// pixels.
    var reach: Int { step == 1 ? radius : (radius + 4) * step + 1 }
}
