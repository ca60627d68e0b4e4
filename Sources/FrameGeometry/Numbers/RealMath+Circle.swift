extension RealMath {
    /// Returns the sine of `x` radians, with an error below 1 ulp for every finite `x`; exactly ±0 at ±0. The result is
    /// NaN for infinities and NaN.
    ///
    /// Method: x = q · π/2 + r with |r| ≤ π/4 in two parts (see `QuarterTurns`), then the Taylor series of sine or
    /// cosine.
    public static func sin(_ x: Double) -> Double {
        // For 2⁻²⁷ and below, x³/6 is less than half an ulp of x.
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

    /// Returns the cosine of `x` radians, with an error below 1 ulp for every finite `x`; exactly 1 at 0. The result is
    /// NaN for infinities and NaN. The method is that of ``sin(_:)``.
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

    /// Returns sin(r + tail) for |r| ≤ π/4: r + Σ ± r^n / n! for n = 3…17. The next term is below 2⁻⁶² of the result.
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

    /// Returns cos(r + tail) for |r| ≤ π/4: 1 − r²/2 + Σ ± r^n / n! for n = 4…16. The next term is below 2⁻⁵⁸ of the
    /// result. The rounding error of 1 − r²/2 is added back with the small terms.
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

/// An angle reduced to quarter turns: x = (4n + quarters) · π/2 + rest + tail.
///
/// The remainder has a relative error of 2⁻⁶¹ for every finite x, however large or close to a multiple of π/2.
///
/// Method (Payne and Hanek, "Radian reduction for trigonometric functions", SIGNUM 1983): x = m · 2^e with an integer m
/// of 53 bits. Only the 192 bits of 2/π whose product with m · 2^e lies between 2 and 2⁻¹⁹⁰ matter: higher bits
/// contribute whole turns, lower ones are too small. All arithmetic is in integers, so nothing cancels.
struct QuarterTurns {
    /// Number of quarter turns, 0…3.
    let quarters: Int
    /// Remainder within π/4 of zero.
    let rest: Double
    /// Rounding error of `rest`, less than an ulp of it.
    let tail: Double

    /// - Precondition: `x` is finite.
    init(_ x: Double) {
        // This is the double just below π/4.
        guard x.magnitude > 0x1.921fb54442d18p-1 else {
            self.init(quarters: 0, rest: x, tail: 0)
            return
        }
        let bits = x.bitPattern
        let significand = bits & 0xf_ffff_ffff_ffff | 0x10_0000_0000_0000
        let exponent = Int(bits >> 52 & 0x7ff) - 1075
        // The window starts at the bit of 2/π with weight 2^(1 − exponent), which has weight 2 in the product.
        let start = exponent + 62
        let (word, shift) = (start / 64, UInt64(start % 64))
        func window(_ index: Int) -> UInt64 {
            let high = Self.twoOverPi[word + index] << shift
            return shift == 0 ? high : high | Self.twoOverPi[word + index + 1] >> (64 - shift)
        }
        // The product modulo 2¹⁹², most significant word first.
        let third = significand.multipliedFullWidth(by: window(2))
        let second = significand.multipliedFullWidth(by: window(1))
        let (middle, carry) = second.low.addingReportingOverflow(third.high)
        let top = significand &* window(0) &+ second.high &+ (carry ? 1 : 0)

        // These are two bits of quarters, followed by a fraction of a quarter, which becomes signed when rounded to the
        // nearest quarter.
        var fraction = (high: top << 2 | middle >> 62, low: middle << 2 | third.low >> 62)
        let isNegative = fraction.high >> 63 == 1
        if isNegative {
            fraction.low = ~fraction.low
            fraction.high = ~fraction.high
        }
        let quarters = Int(top >> 62) + (isNegative ? 1 : 0)

        // No double comes nearer than 2⁻⁶² to a multiple of π/2, so the 128 bits of the fraction hold 64 significant
        // ones.
        let zeros = fraction.high.leadingZeroBitCount
        let leading = zeros == 0 ? fraction.high : fraction.high << UInt64(zeros) | fraction.low >> UInt64(64 - zeros)
        let product = leading.multipliedFullWidth(by: Self.halfPi).high
        let unit = Double(sign: isNegative == (x < 0) ? .plus : .minus, exponent: -63 - zeros, significand: 1)
        self.init(
            quarters: (x < 0 ? -quarters : quarters) & 3,
            rest: Double(product & ~0x7ff) * unit,
            tail: Double(product & 0x7ff) * unit)
    }

    private init(quarters: Int, rest: Double, tail: Double) {
        self.quarters = quarters
        self.rest = rest
        self.tail = tail
    }

    /// The number π/2 · 2⁶³.
    private static let halfPi: UInt64 = 0xc90fdaa22168c234

    /// Binary digits of 2/π, after 64 zeros for the windows of small angles. Computed with mpmath at 2000 bits.
    private static let twoOverPi: [UInt64] = [
        0x0000000000000000, 0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041,
        0xfe5163abdebbc561, 0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e,
        0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b,
        0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
        0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab,
        0xf0cfbc209af4361d,
    ]
}
