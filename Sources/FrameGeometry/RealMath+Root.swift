extension RealMath {
    /// Where in `range` a rising function passes through 0; `function` gives its value and its slope. The end of the
    /// range it does not reach, if it passes through 0 outside.
    ///
    /// Newton's steps, and a halving of the bracket wherever a step would leave it or gains less than halving would. Ends
    /// when no closer `Double` matters: after a step of at most `precision`, or at neighbouring numbers.
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
