extension RealMath {
    /// The sine of `x` radians, with an error below 1 ulp for every finite `x`; exactly ±0 at ±0. NaN for infinities and
    /// NaN.
    ///
    /// Method: x = q · π/2 + r with |r| ≤ π/4 in two parts (see ``QuarterTurns``), then the Taylor series of sine or cosine.
    public static func sin(_ x: Double) -> Double {
        // 2⁻²⁷ and below: x³/6 is less than half an ulp of x.
        guard x.magnitude > 0x1p-27 else { return x }
        guard x.isFinite else { return .nan }
        let angle = QuarterTurns(x)
        switch angle.quarters {
        case 0: return nearSine(angle.rest, angle.tail)
        case 1: return nearCosine(angle.rest, angle.tail)
        case 2: return -nearSine(angle.rest, angle.tail)
        default: return -nearCosine(angle.rest, angle.tail)
        }
    }

    /// The cosine of `x` radians, with an error below 1 ulp for every finite `x`; exactly 1 at 0. NaN for infinities and
    /// NaN. Method as for ``sin(_:)``.
    public static func cos(_ x: Double) -> Double {
        guard x.isFinite else { return .nan }
        let angle = QuarterTurns(x)
        switch angle.quarters {
        case 0: return nearCosine(angle.rest, angle.tail)
        case 1: return -nearSine(angle.rest, angle.tail)
        case 2: return -nearCosine(angle.rest, angle.tail)
        default: return nearSine(angle.rest, angle.tail)
        }
    }

    /// sin(r + tail) for |r| ≤ π/4: r + Σ ± r^n / n! for n = 3…17. The next term is below 2⁻⁶² of the result.
    private static func nearSine(_ r: Double, _ tail: Double) -> Double {
        let square = r * r
        var series = 1.0 / 355_687_428_096_000
        series = series * square - 1.0 / 1_307_674_368_000
        series = series * square + 1.0 / 6_227_020_800
        series = series * square - 1.0 / 39_916_800
        series = series * square + 1.0 / 362_880
        series = series * square - 1.0 / 5_040
        series = series * square + 1.0 / 120
        series = series * square - 1.0 / 6
        return r + (series * square * r + tail * (1 - 0.5 * square))
    }

    /// cos(r + tail) for |r| ≤ π/4: 1 − r²/2 + Σ ± r^n / n! for n = 4…16. The next term is below 2⁻⁵⁸ of the result.
    /// What 1 − r²/2 loses in rounding is added back with the small terms.
    private static func nearCosine(_ r: Double, _ tail: Double) -> Double {
        let square = r * r
        var series = 1.0 / 20_922_789_888_000
        series = series * square - 1.0 / 87_178_291_200
        series = series * square + 1.0 / 479_001_600
        series = series * square - 1.0 / 3_628_800
        series = series * square + 1.0 / 40_320
        series = series * square - 1.0 / 720
        series = series * square + 1.0 / 24
        let half = 0.5 * square
        let sum = 1 - half
        let lost = (1 - sum) - half
        return sum + (lost + (series * square * square - r * tail))
    }
}
