extension RealMath {
    /// Returns the angle from the x axis to (x, y), in −π…π, with an error below 1 ulp.
    ///
    /// On the axes and diagonals the result is the double nearest to the multiple of π/4. Signed zeros follow IEEE 754:
    /// (−0, 1) gives −0, (0, −1) gives π, (−0, −1) gives −π; (0, 0) gives 0. Infinities count as directions. The result
    /// is NaN if either argument is NaN.
    ///
    /// Method: t is the quotient of the smaller and the larger magnitude, in 0…1. With c the nearest sixteenth, atan t
    /// = atan c + atan((t − c) / (1 + t c)), the first term from a table, the second from its Taylor series. The
    /// quotient and the sums are kept in two parts each.
    public static func atan2(_ y: Double, _ x: Double) -> Double {
        guard !y.isNaN, !x.isNaN else { return .nan }
        let isLeft = x.sign == .minus
        let isSteep = y.magnitude > x.magnitude
        let small = isSteep ? x.magnitude : y.magnitude
        let large = isSteep ? y.magnitude : x.magnitude

        var angle: (high: Double, low: Double)
        if small == 0 {
            angle = (0, 0)
        } else if large == .infinity {
            angle = small == .infinity ? arctangents[16] : (0, 0)
        } else if large.exponent - small.exponent > 60 {
            let quotient = small / large
            // Alone, it is the correctly rounded result, and the only one that may underflow.
            if !isSteep, !isLeft { return y.sign == .minus ? -quotient : quotient }
            angle = (quotient, 0)
        } else {
            let scale = powerOfTwo(Int(small.exponent - large.exponent))
            angle = arctangent(small.significand * scale, over: large.significand)
        }
        if isSteep { angle = difference(halfPi, angle) }
        if isLeft { angle = difference(pi, angle) }
        let result = angle.high + angle.low
        return y.sign == .minus ? -result : result
    }

    /// Returns atan(y / x) in two parts, for 0 < y ≤ 2x, 1 ≤ x < 2.
    private static func arctangent(_ y: Double, over x: Double) -> (high: Double, low: Double) {
        let sixteenths = (16 * y / x).rounded()
        let c = sixteenths / 16
        // c has five bits: its products with 26-bit halves are exact.
        let (xHigh, xLow) = halves(x)
        let (yHigh, yLow) = halves(y)
        let near = y - c * xHigh
        let top = sum(near, -c * xLow)
        let far = sum(x, c * yHigh)
        let bottom = sum(far.high, c * yLow)

        let r = top.high / bottom.high
        let product = self.product(r, bottom.high)
        let missing = ((top.high - product.high) - product.low) + (top.low - r * (bottom.low + far.low))
        let rest = missing / bottom.high

        // r^n / n for n = 3…11; |r| ≤ 1/32, so the next term is below 2⁻⁶³ of r.
        let square = r * r
        var series = -1.0 / 11
        series = series * square + 1.0 / 9
        series = series * square - 1.0 / 7
        series = series * square + 1.0 / 5
        series = series * square - 1.0 / 3
        series *= square * r

        let base = arctangents[Int(sixteenths)]
        let angle = sum(base.high, r)
        return (angle.high, angle.low + (base.low + (rest + series)))
    }

    /// The values atan(i/16) for i = 0…16: the nearest double, and the double nearest to the remainder. Computed with
    /// mpmath.
    private static let arctangents: [(high: Double, low: Double)] = [
        (0x0.0p+0, 0x0.0p+0),
        (0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60),
        (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
        (0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58),
        (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
        (0x1.362773707ebccp-2, -0x1.963a544b672d8p-57),
        (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
        (0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56),
        (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
        (0x1.0657e94db30d0p-1, -0x1.d5b495f6349e6p-56),
        (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
        (0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55),
        (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
        (0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57),
        (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
        (0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56),
        (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
    ]
    private static let halfPi = (high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
    private static let pi = (high: 0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53)
}
