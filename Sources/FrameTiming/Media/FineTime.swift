/// A time counted in 2⁻²⁴ flick, some 10⁻¹⁶ s: fine enough for the fraction of a cycle, whole enough for its end.
///
/// Seconds that mean a whole flick, give or take what floating point loses, are exactly that flick: 0.3 − 0.1 and 0.2 are
/// one time. Seconds that mean something between two flicks, such as a third of a millisecond, keep it, so that after a
/// thousand cycles of such a length the fraction is still right to 10⁻⁹.
struct FineTime: Comparable {
    var units: Int128

    static let zero = FineTime(units: 0)
    /// What ``init(seconds:)`` makes of infinity.
    static let distantFuture = FineTime(units: unitsPerFlick << 63)
    private static let halfFlick = FineTime(units: unitsPerFlick / 2)
    /// How early something counts as reached: the half flick that an end may be away from the flick it is rounded to, and
    /// some more for floating point.
    private static let early: Int128 = unitsPerFlick * 5 / 8

    private static let unitsPerFlick: Int128 = 1 << 24
    /// How far from a whole flick seconds may be and mean it: 2⁻¹², what floating point loses on times of 2000 s. Of a
    /// cycle of a millisecond that is 4 · 10⁻¹⁰.
    private static let slack = 0x1p-12

    init(units: Int128) {
        self.units = units
    }

    /// Saturates 414 years from zero, as ``MediaTime`` does; NaN is ``zero``.
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
            // In two parts, because Swift turns floating point into 128 bits by a general and slow way.
            let begun = flicks.rounded(.towardZero)
            let rest = ((flicks - begun) * Double(Self.unitsPerFlick)).rounded()
            units = Int128(Int64(begun)) << 24 + Int128(Int64(rest))
        }
    }

    /// A length of time: what is not above half a flick is none.
    init(length seconds: Double) {
        let time = FineTime(seconds: seconds)
        self = time > .halfFlick ? time : .zero
    }

    var seconds: Double {
        real / (Double(MediaTime.flicksPerSecond) * Double(Self.unitsPerFlick))
    }

    /// ``units`` as a real number: up to 778 s by way of 64 bits, which is a hundred times as fast and the same.
    private var real: Double {
        let short = Int64(truncatingIfNeeded: units)
        return Int128(short) == units ? Double(short) : Double(units)
    }

    /// Whether what is due at `end` has come: then, later, or less than a nanosecond before.
    func reaches(_ end: FineTime) -> Bool { units > end.units - Self.early }

    static func < (left: FineTime, right: FineTime) -> Bool { left.units < right.units }
    static func + (left: FineTime, right: FineTime) -> FineTime { FineTime(units: left.units + right.units) }
    static func - (left: FineTime, right: FineTime) -> FineTime { FineTime(units: left.units - right.units) }
    static func / (left: FineTime, right: FineTime) -> Double { left.real / right.real }
}
