/// The one rule by which pixels change. Everything else in this folder is this rule, many pixels at a time.
///
/// A source has its premultiplied colour S and its alpha A in 16 bits, 0…65535, S ≤ A: colour × alpha × opacity ×
/// coverage × 65535, rounded once, halves up. A destination byte D becomes
///
///     D′ = ⌊(S·255 + D·(65535 − A)) / 65535 + ½⌋
///
/// and the same goes for the destination's own alpha, whose S is A. The division is done as (t + (t ≫ 16)) ≫ 16 with
/// t = S·255 + D·(65535 − A) + 32768, which is exact for every numerator up to 255·65535 (all of them are tried in the
/// tests). A = 65535 gives S as a byte, A = 0 leaves D: skipping or storing is never more than a short cut.
///
/// Laying a finished picture over another with a weight W (a group's opacity and clip) is the same division:
/// D′ = (R·W + B·(65535 − W)) / 65535.
enum SourceOver {
    static let one = 65_535

    /// x / 65535 to the nearest, halves up, for x of 0…255·65535.
    @inline(__always) static func divide(_ x: UInt32) -> UInt32 {
        let t = x &+ 32_768
        return (t &+ (t &>> 16)) &>> 16
    }

    /// A share of 0…1 in 16 bits, halves up. Below 0 and NaN count as 0, above 1 as 1.
    @inline(__always) static func weight(_ share: Double) -> UInt32 {
        guard share > 0 else { return 0 }
        return UInt32(min(share, 1) * Double(one) + 0.5)
    }
}
