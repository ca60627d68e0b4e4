/// The position of a blurred image's texels along one axis.
///
/// Texel i stands for the `step` pixels from i·`step` after an anchor, displaced by `offset`; the grid is unbounded.
/// The anchor is a pixel of the image, so the texels do not depend on which part of it is read.
struct TexelGrid: Sendable {
    let step: Int
    let anchor: Int
    /// First texel needed; ``needed`` is the number of texels.
    let first: Int
    let needed: Int

    /// Offset in 256ths of a pixel. It consists of whole pixels only if `step` is 1; the Gaussian holds the rest.
    private let offset: Int

    /// - Parameter wanted: Pixels that will be read.
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

    /// Number of texels that contribute to a pixel.
    var window: Int { step == 1 ? 1 : 4 }

    /// Returns the distance from the center of texel 0 to a pixel's center, in 256ths of a pixel.
    private static func position(_ pixel: Int, _ anchor: Int, _ offset: Int, _ step: Int) -> Int {
        (pixel - anchor) * 256 + 128 - offset - 128 * step
    }

    private static func floor(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }

    /// Returns the first texel that contributes to a pixel, counted from ``first``, and the distance of the pixel's
    /// center from the second of the four toward the third, in 256ths of a pixel, 0..<256·step.
    @inline(__always) func place(_ pixel: Int) -> (index: Int, part: Int) {
        let span = 256 * step
        let value = Self.position(pixel, anchor, offset, step) - (step == 1 ? first : first + 1) * span
        return (value / span, value % span)
    }

    /// Returns the first source pixel whose center lies at or after the center of `texel`.
    func firstPixel(ofTexel texel: Int) -> Int { anchor + texel * step + step / 2 }

    /// Returns the weights of source pixel 0..<`step` after ``firstPixel(ofTexel:)`` in the preceding texel, that texel
    /// and the next two.
    func weights(ofPixel pixel: Int) -> SIMD4<Double> {
        CubicSpline.weights((Double(pixel) + (step.isMultiple(of: 2) ? 0.5 : 0)) / Double(step)) / Double(step)
    }
}

/// The uniform cubic B-spline, which spreads pixels over texels and interpolates texels.
///
/// Four neighbors contribute to each position. The variance is a third of the squared texel distance at every position.
/// Waves shorter than that distance pass with the fourth power of a box filter's response, which is next to nothing.
enum CubicSpline {
    static let variance = 1.0 / 3

    /// Returns the weights of the four texels around a position at `t`, 0…1, between the second and the third.
    @inline(__always) static func weights(_ t: Double) -> SIMD4<Double> {
        let rest = 1 - t
        return SIMD4(
            rest * rest * rest / 6, (3 * t - 6) * t * t / 6 + 2.0 / 3, (3 * rest - 6) * rest * rest / 6 + 2.0 / 3,
            t * t * t / 6)
    }

    /// Returns the coefficients of `t`⁰…`t`³ between the second and the third of four texels.
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
