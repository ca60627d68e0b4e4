import FrameGeometry
import FramePainting

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

/// A shadow in pixels of the device.
struct DeviceShadow: Sendable {
    let blur: DeviceBlur
    let color: Color

    /// Further away than this nothing is seen of any canvas, in pixels.
    private static let farthest = 65_536.0

    /// - Parameter content: how the group is blurred that casts it.
    init(_ shadow: Shadow, _ map: Affine, _ content: DeviceBlur) {
        let own = DeviceBlur(shadow.sigma, map)
        func both(_ own: BlurAxis, _ content: BlurAxis) -> Double {
            (own.sigma * own.sigma + content.sigma * content.sigma).squareRoot()
        }
        func whole(_ value: Double) -> Int {
            value.isNaN ? 0 : Int((max(-Self.farthest, min(Self.farthest, value)) * 256).rounded())
        }
        blur = DeviceBlur(
            sigmaX: both(own.across, content.across), sigmaY: both(own.along, content.along),
            offset: (
                whole(map.a * shadow.offset.x + map.c * shadow.offset.y),
                whole(map.b * shadow.offset.x + map.d * shadow.offset.y)
            ))
        color = shadow.color
    }
}

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
