/// Where the texels of a blurred picture lie along one axis.
///
/// Texel i stands for `step` pixels that begin i·`step` after an anchor, moved by `offset`; texels have no ends. The anchor is
/// a pixel of the picture itself, so that they do not depend on what part of it is looked at.
struct TexelGrid: Sendable {
    let step: Int
    let anchor: Int
    /// The first texel that is needed, and how many are.
    let first: Int
    let needed: Int

    /// In 256ths of a pixel. At every pixel only whole ones: the rest is in the Gaussian.
    private let offset: Int

    /// - Parameter wanted: the pixels that are looked at.
    init(wanted: Range<Int>, anchor: Int, axis: BlurAxis, offset: Int) {
        step = axis.step
        self.anchor = anchor
        let whole = step == 1 ? offset & ~255 : offset
        self.offset = whole
        func texel(_ pixel: Int) -> Int {
            Self.floor(Self.position(pixel, anchor, whole, axis.step), 256 * axis.step)
        }
        first = texel(wanted.lowerBound) - (step == 1 ? 0 : 1)
        needed = texel(wanted.upperBound - 1) + (step == 1 ? 1 : 3) - first
    }

    /// How many texels share in a pixel.
    var window: Int { step == 1 ? 1 : 4 }

    /// Where the centre of a pixel lies after the centre of texel 0, in 256ths of a pixel.
    private static func position(_ pixel: Int, _ anchor: Int, _ offset: Int, _ step: Int) -> Int {
        (pixel - anchor) * 256 + 128 - offset - 128 * step
    }

    private static func floor(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }

    /// The first of the texels that share in a pixel, counted from ``first``, and how far the pixel's centre is from the second
    /// of four to the third in 256ths of pixels, 0..<256·step.
    @inline(__always) func place(_ pixel: Int) -> (index: Int, part: Int) {
        let span = 256 * step
        let value = Self.position(pixel, anchor, offset, step) - (step == 1 ? first : first + 1) * span
        return (value / span, value % span)
    }

    /// The first pixel of a source whose centre lies at or after that of texel `texel`.
    func firstPixel(ofTexel texel: Int) -> Int { anchor + texel * step + step / 2 }

    /// In a source: the shares of pixel 0..<`step` after ``firstPixel(ofTexel:)`` in the texel before, that one and the next
    /// two.
    func weights(ofPixel pixel: Int) -> SIMD4<Double> {
        CubicSpline.weights((Double(pixel) + (step.isMultiple(of: 2) ? 0.5 : 0)) / Double(step)) / Double(step)
    }
}

/// The cubic B-spline: what spreads pixels over texels, and texels over pixels.
///
/// Four neighbours share in each place. Its variance is a third of the squared distance between them wherever the place
/// lies, and of a wave shorter than that distance it lets through the fourth power of what a box does: next to nothing.
enum CubicSpline {
    static let variance = 1.0 / 3

    /// The shares of the four texels around a place that is `t`, 0…1, on the way from the second to the third.
    @inline(__always) static func weights(_ t: Double) -> SIMD4<Double> {
        let rest = 1 - t
        return SIMD4(
            rest * rest * rest / 6, (3 * t - 6) * t * t / 6 + 2.0 / 3, (3 * rest - 6) * rest * rest / 6 + 2.0 / 3,
            t * t * t / 6)
    }

    /// The powers 0…3 of `t` in what lies between the second and the third of four texels.
    @inline(__always) static func powers(
        _ a: Float, _ b: Float, _ c: Float, _ d: Float
    ) -> (Float, Float, Float, Float) {
        ((a + 4 * b + c) * sixth, (c - a) * 0.5, (a + c) * 0.5 - b, (d - a + 3 * (b - c)) * sixth)
    }

    @inline(__always) static func powers(
        _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>
    ) -> (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
        ((a + b * 4 + c) * sixth, (c - a) * 0.5, (a + c) * 0.5 - b, (d - a + (b - c) * 3) * sixth)
    }

    private static let sixth: Float = 1.0 / 6
}
