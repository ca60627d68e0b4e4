extension RealMath {
    /// Returns e^x, with an error below 1 ulp; exactly 1 at 0.
    ///
    /// Above 709.78 the result is infinite, below −745.13 it is 0; NaN stays NaN.
    ///
    /// Method: x = k ln 2 + r with |r| ≤ ln 2 / 2, the Taylor series of e^r, and exact scaling by 2^k. The remainder
    /// and the sum 1 + r are kept in two parts each, so that only the last addition rounds.
    public static func exp(_ x: Double) -> Double {
        guard x < 709.782712893385 else { return x.isNaN ? x : .infinity }
        guard x > -745.1332191019412 else { return 0 }
        let k = (x * 0x1.71547652b82fep+0).rounded(.toNearestOrEven)
        // ln 2 in two parts; the first has 33 bits, so its products with k are exact.
        let high = x - k * 0x1.62e42fefp-1
        let low = k * 0x1.473de6af278edp-34
        let r = high - low
        let rest = (high - r) - low

        // Σ r^n / n! for n = 2…13; the next term is below 2⁻⁵⁷ of the result.
        var series = 1.0 / 6_227_020_800
        series = series * r + 1.0 / 479_001_600
        series = series * r + 1.0 / 39_916_800
        series = series * r + 1.0 / 3_628_800
        series = series * r + 1.0 / 362_880
        series = series * r + 1.0 / 40_320
        series = series * r + 1.0 / 5040
        series = series * r + 1.0 / 720
        series = series * r + 1.0 / 120
        series = series * r + 1.0 / 24
        series = series * r + 1.0 / 6
        series = series * r + 0.5
        series *= r * r

        let sum = 1 + r
        let lost = (1 - sum) + r
        let result = sum + (lost + (series + (rest + rest * r)))

        // 2^k may leave the range of doubles where the result does not.
        let half = Int(k) / 2
        return result * powerOfTwo(half) * powerOfTwo(Int(k) - half)
    }

    /// Returns the natural logarithm, with an error below 1 ulp; exactly 0 at 1.
    ///
    /// The result is −∞ at ±0, NaN below 0 and ∞ at ∞; NaN stays NaN.
    ///
    /// Method: x = 2^k · (1 + f) with √½ ≤ 1 + f < √2, and with s = f / (2 + f) the series log(1 + f) = 2s + 2s³/3 +
    /// 2s⁵/5 + …, rearranged as f − (f²/2 − s · (f²/2 + R)) so that the large term f is exact.
    public static func log(_ x: Double) -> Double {
        guard x > 0 else { return x == 0 ? -.infinity : .nan }
        guard x < .infinity else { return x }
        var k = Double(x.exponent)
        var significand = x.significand
        if significand > 0x1.6a09e667f3bcdp+0 {
            significand /= 2
            k += 1
        }
        let f = significand - 1
        let s = f / (2 + f)

        // R = Σ 2 s^(2n) / (2n + 1) for n = 1…11; s² < 0.0295, so the next term is below 2⁻⁶⁰ of the result.
        let square = s * s
        var series = 2.0 / 23
        series = series * square + 2.0 / 21
        series = series * square + 2.0 / 19
        series = series * square + 2.0 / 17
        series = series * square + 2.0 / 15
        series = series * square + 2.0 / 13
        series = series * square + 2.0 / 11
        series = series * square + 2.0 / 9
        series = series * square + 2.0 / 7
        series = series * square + 2.0 / 5
        series = series * square + 2.0 / 3
        series *= square

        let half = 0.5 * f * f
        let correction = s * (half + series) - half
        // ln 2 in two parts; the first has 33 bits, so its products with k are exact.
        let whole = k * 0x1.62e42fefp-1
        let (high, low) = k == 0 ? (f, 0) : sum(whole, f)
        return high + (low + (correction + k * 0x1.473de6af278edp-34))
    }
}
