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
