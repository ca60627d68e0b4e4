/// A time in units of 2⁻²⁴ flick, about 10⁻¹⁶ s: precise for the fraction of a cycle, exact at its end.
///
/// Seconds within floating-point error of a whole flick become exactly that flick: 0.3 − 0.1 and 0.2 are equal. Seconds
/// between two flicks, such as a third of a millisecond, are kept, so that after a thousand such cycles the fraction is
/// still accurate to 10⁻⁹.
struct FineTime: Comparable {
    var units: Int128

    static let zero = FineTime(units: 0)
    /// Value of ``init(seconds:)`` for infinity.
    static let distantFuture = FineTime(units: unitsPerFlick << 63)
    private static let halfFlick = FineTime(units: unitsPerFlick / 2)
    /// Tolerance by which a time counts as reached early: half a flick, by which rounding may move an end, plus a
    /// margin for floating point.
    private static let early: Int128 = unitsPerFlick * 5 / 8

    private static let unitsPerFlick: Int128 = 1 << 24
    /// Distance to a whole flick within which seconds snap to it: 2⁻¹², the floating-point error at 2000 s. In a cycle
    /// of a millisecond that is 4 · 10⁻¹⁰.
    private static let slack = 0x1p-12

    init(units: Int128) {
        self.units = units
    }

    /// Converts seconds. The result saturates 414 years from zero, like ``MediaTime``; NaN is ``zero``.
    init(seconds: Double) {
        let flicks = seconds * Double(MediaTime.flicksPerSecond)
        guard flicks.magnitude < 0x1p63 else {
            self = flicks.isNaN ? .zero : flicks > 0 ? .distantFuture : FineTime(units: -FineTime.distantFuture.units)
            return
        }
        let whole = flicks.rounded()
        if (flicks - whole).magnitude < Self.slack {
            units = Int128(Int64(whole)) << 24
        } else {
            // The conversion has two parts, because the direct conversion from floating point to 128 bits is generic
            // and slow.
            let begun = flicks.rounded(.towardZero)
            let rest = ((flicks - begun) * Double(Self.unitsPerFlick)).rounded()
            units = Int128(Int64(begun)) << 24 + Int128(Int64(rest))
        }
    }

    /// Converts a duration; half a flick or less counts as zero.
    init(length seconds: Double) {
        let time = FineTime(seconds: seconds)
        self = time > .halfFlick ? time : .zero
    }

    var seconds: Double {
        real / (Double(MediaTime.flicksPerSecond) * Double(Self.unitsPerFlick))
    }

    /// The ``units`` as a floating-point number. Up to 778 s it is converted via 64 bits, with the same result but a
    /// hundred times as fast.
    private var real: Double {
        let short = Int64(truncatingIfNeeded: units)
        return Int128(short) == units ? Double(short) : Double(units)
    }

    /// Whether `end` is reached: at or after it, or less than a nanosecond before.
    func reaches(_ end: FineTime) -> Bool { units > end.units - Self.early }

    static func < (left: FineTime, right: FineTime) -> Bool { left.units < right.units }
    static func + (left: FineTime, right: FineTime) -> FineTime { FineTime(units: left.units + right.units) }
    static func - (left: FineTime, right: FineTime) -> FineTime { FineTime(units: left.units - right.units) }
    static func / (left: FineTime, right: FineTime) -> Double { left.real / right.real }
}
