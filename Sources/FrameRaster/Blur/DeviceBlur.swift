import FrameGeometry
import FramePainting

/// A blur in device pixels.
struct DeviceBlur: Equatable, Sendable {
    let across: BlurAxis
    let along: BlurAxis
    /// Displacement of the result, in 256ths of a pixel.
    let offset: (x: Int, y: Int)

    init(sigmaX: Double, sigmaY: Double, _ falloff: Falloff = .gaussian, offset: (x: Int, y: Int) = (0, 0)) {
        across = BlurAxis(sigma: sigmaX, falloff, phase: offset.x & 255)
        along = BlurAxis(sigma: sigmaY, falloff, phase: offset.y & 255)
        self.offset = offset
    }

    static func == (left: DeviceBlur, right: DeviceBlur) -> Bool {
        left.across == right.across && left.along == right.along && left.offset == right.offset
    }

    /// Maps a circular Gaussian to the device's axes. The result is exact unless `map` skews.
    init(_ sigma: Double, _ falloff: Falloff, _ map: Affine) {
        let sigma = sigma > 0 && sigma.isFinite ? sigma : 0
        self.init(
            sigmaX: sigma * (map.a * map.a + map.c * map.c).squareRoot(),
            sigmaY: sigma * (map.b * map.b + map.d * map.d).squareRoot(), falloff)
    }

    /// Whether the blur is too narrow to change any pixel by a level.
    var isNone: Bool { across.sigma < 0.01 && along.sigma < 0.01 }

    /// Returns the pixels that `source` can affect.
    func reached(from source: PixelBounds) -> PixelBounds {
        guard !source.isEmpty else { return .empty }
        let (x, y) = (offset.x >> 8, offset.y >> 8)
        return PixelBounds(
            minX: source.minX + x - across.reach, minY: source.minY + y - along.reach,
            maxX: source.maxX + x + 1 + across.reach, maxY: source.maxY + y + 1 + along.reach)
    }

    /// Returns the pixels that can affect `wanted`.
    func source(of wanted: PixelBounds) -> PixelBounds {
        guard !wanted.isEmpty else { return .empty }
        let (x, y) = (offset.x >> 8, offset.y >> 8)
        return PixelBounds(
            minX: wanted.minX - x - 1 - across.reach, minY: wanted.minY - y - 1 - along.reach,
            maxX: wanted.maxX - x + across.reach, maxY: wanted.maxY - y + along.reach)
    }
}

/// A shadow in device pixels.
struct DeviceShadow: Sendable {
    let blur: DeviceBlur
    let color: Color

    /// Largest offset, in pixels. A shadow farther away cannot reach any canvas.
    private static let farthest = 65_536.0

    /// - Parameter content: Blur of the group that casts the shadow.
    init(_ shadow: Shadow, _ map: Affine, _ content: DeviceBlur) {
        let own = DeviceBlur(shadow.sigma, shadow.falloff, map)
        func both(_ own: BlurAxis, _ content: BlurAxis) -> Double {
            (own.sigma * own.sigma + content.sigma * content.sigma).squareRoot()
        }
        func whole(_ value: Double) -> Int {
            value.isNaN ? 0 : Int((max(-Self.farthest, min(Self.farthest, value)) * 256).rounded())
        }
        blur = DeviceBlur(
            sigmaX: both(own.across, content.across), sigmaY: both(own.along, content.along), shadow.falloff,
            offset: (
                whole(map.a * shadow.offset.x + map.c * shadow.offset.y),
                whole(map.b * shadow.offset.x + map.d * shadow.offset.y)
            ))
        color = shadow.color
    }
}

/// A Gaussian along one device axis.
///
/// A narrow Gaussian is evaluated at every pixel. A wide one is evaluated on a grid of `step` pixels, four sevenths of
/// its deviation: pixels are spread over texels by a ``CubicSpline``, the texels convolved, and interpolated back to
/// pixels. Both spline steps widen the image by the known variance `step`²/3 pixels², by which the Gaussian is
/// narrowed. The remaining error is below 0.15 of 255 levels against a Gaussian in `Double`, for edges, bars, noise and
/// waves of any length with values from 0 to 255.
///
/// The cut Gaussian has an edge of its own, which the spline steps soften. Its grid is therefore a third of its
/// deviation, and its texels' weights are integrals over their width. The remaining error is below 2 of 255 levels.
struct BlurAxis: Equatable, Sendable {
    /// Standard deviation in pixels.
    let sigma: Double
    let step: Int
    /// Weights of texels −``radius`` … ``radius``, which add up to 1.
    let weights: [Float]
    /// Whether opposite weights are equal.
    let isSymmetric: Bool

    /// Largest deviation, in pixels; wider ones are clamped.
    private static let limit = 4096.0

    /// - Parameter phase: Displacement of the result, 0…255 in 256ths of a pixel. It moves a grid, or the Gaussian
    ///   itself if that is evaluated at every pixel.
    init(sigma: Double, _ falloff: Falloff = .gaussian, phase: Int = 0) {
        self.sigma = sigma > 0 ? min(sigma, Self.limit) : 0
        step = max(1, Int(self.sigma / falloff.deviationsPerTexel))
        let place = step == 1 ? Double(phase) / 256 : 0
        isSymmetric = place == 0
        switch falloff {
        case .gaussian: break
        case .cut:
            let variance = self.sigma * self.sigma * NormalDistribution.cutVariance / Double(step * step)
            weights = Self.cutWeights(step == 1 ? variance : variance - 2 * CubicSpline.variance, at: place)
            return
        }
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
        // The Gaussian is too narrow to be sampled between pixels. Linear interpolation moves it, and widens it by a
        // known variance.
        let narrow = Self.weights(max(0, variance - place * (1 - place)), at: 0)
        weights = (0..<narrow.count + 2).map { index in
            let here = index > 0 && index <= narrow.count ? narrow[index - 1] : 0
            let before = index > 1 ? narrow[index - 2] : 0
            return here * Float(1 - place) + before * Float(place)
        }
    }

    private static func weights(_ variance: Double, at place: Double) -> [Float] {
        // Narrower Gaussians give a neighbor less than a hundredth of a level.
        guard variance > 1e-2 * 1e-2 else { return [1] }
        let radius = Int((Falloff.gaussian.reach * variance.squareRoot() - 0.5 + place).rounded(.up))
        let weights = (-radius...radius).map { texel in
            let distance = Double(texel) - place
            return RealMath.exp(-distance * distance / (2 * variance))
        }
        let sum = weights.reduce(0, +)
        return weights.map { Float($0 / sum) }
    }

    /// Returns the integrals of a cut Gaussian over the texels. A texel's width adds 1/12 to the variance.
    private static func cutWeights(_ variance: Double, at offset: Double) -> [Float] {
        let sigma = (max(0, variance - 1.0 / 12) / NormalDistribution.cutVariance).squareRoot()
        guard sigma > 1e-3 || offset > 0 else { return [1] }
        // This is far below a texel, where only the sum of two weights matters.
        let deviation = max(sigma, 1e-6)
        let radius = Int((Falloff.cut.reach * deviation + 0.5 + offset).rounded(.up))
        func below(_ position: Double) -> Double {
            Double(Falloff.cut.fraction(below: (position - offset) / deviation))
        }
        return (-radius...radius).map { Float(below(Double($0) + 0.5) - below(Double($0) - 0.5)) }
    }

    var radius: Int { weights.count / 2 }

    /// Radius of influence in pixels, with two texels for spreading and two for interpolation.
    var reach: Int { step == 1 ? radius : (radius + 4) * step + 1 }
}
