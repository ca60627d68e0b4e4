/// The transcendental functions that take part in a frame.
///
/// The system's mathematics library selects different code on different processors, and the last bit of a sine can
/// decide a pixel. These functions use only IEEE 754 addition, multiplication, division, square root and rounding, each
/// rounded separately (no fused multiply-add), which every processor defines alike.
///
/// Each function states its error in ulp, units in the last place of the result. The tests compare 20,000 results of
/// each function with exact values.
public enum RealMath {
    /// Returns the rounded sum and its exact rounding error, if `left` is 0 or not smaller in magnitude than `right`.
    /// Source: Dekker, "A floating-point technique for extending the available precision", 1971.
    static func sum(_ left: Double, _ right: Double) -> (high: Double, low: Double) {
        let high = left + right
        return (high, (left - high) + right)
    }

    /// Returns left − right to about 106 bits, if left is not smaller in magnitude.
    static func difference(
        _ left: (high: Double, low: Double), _ right: (high: Double, low: Double)
    ) -> (high: Double, low: Double) {
        let (high, low) = sum(left.high, -right.high)
        return (high, low + (left.low - right.low))
    }

    /// Returns the rounded product and its exact rounding error, away from overflow and underflow. Source: Dekker 1971.
    static func product(_ left: Double, _ right: Double) -> (high: Double, low: Double) {
        let high = left * right
        let (leftHigh, leftLow) = halves(left)
        let (rightHigh, rightLow) = halves(right)
        let low = ((leftHigh * rightHigh - high) + leftHigh * rightLow + leftLow * rightHigh) + leftLow * rightLow
        return (high, low)
    }

    /// Splits a number into two of 26 bits each. Source: Veltkamp 1968; 2²⁷ + 1 splits 53 bits in the middle.
    static func halves(_ x: Double) -> (high: Double, low: Double) {
        let scaled = 134_217_729 * x
        let high = scaled - (scaled - x)
        return (high, x - high)
    }

    /// Returns 2^exponent, for the exponents of normal numbers (−1022…1023).
    static func powerOfTwo(_ exponent: Int) -> Double {
        Double(bitPattern: UInt64(exponent + 1023) << 52)
    }
}

extension RealMath {
    /// Returns the root of an increasing function in `range`; `function` returns value and slope. If the root lies
    /// outside, the result is the nearer end of the range.
    ///
    /// Takes Newton steps, and bisects if a step would leave the bracket or gain less than bisection. Stops after a
    /// step of at most `precision`, or at neighboring numbers.
    @inlinable public static func root(
        in range: ClosedRange<Double>, precision: Double, of function: (Double) -> (value: Double, slope: Double)
    ) -> Double {
        var (low, high) = (range.lowerBound, range.upperBound)
        var t = low + (high - low) / 2
        var lastStep = high - low
        while true {
            let (value, slope) = function(t)
            if value == 0 { return t }
            if value < 0 { low = t } else { high = t }
            var next = t - value / slope
            if !(next > low && next < high) || abs(next - t) > lastStep / 2 {
                next = low + (high - low) / 2
            }
            lastStep = abs(next - t)
            t = next
            if lastStep <= precision || next == low || next == high { return t }
        }
    }
}
