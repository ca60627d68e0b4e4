/// The one rule by which pixels change. Everything else in this folder is this rule, many pixels at a time.
///
/// A source has its premultiplied colour S and its alpha A in 16 bits, 0…65535, S ≤ A: colour × alpha × opacity ×
/// coverage × 65535, rounded once (``whole(_:)``). A destination byte D becomes
///
///     D′ = ⌊(S·255 + D·(65535 − A)) / 65535 + ½⌋
///
/// and the same goes for the destination's own alpha, whose S is A. There are no ties: 65535 is odd. A = 65535 gives S as
/// a byte and A = 0 leaves D, so storing and skipping are never more than short cuts.
///
/// Laying a finished picture R over another B with a ``Weight`` W of U (a group's opacity, its mask and clip) is the same
/// division:
///
///     D′ = ⌊(R·W + B·(U − W)) / U + ½⌋
enum SourceOver {
    static let one: Float = 65_535

    /// x / 65535 to the nearest whole number, for whole x of 0…255·65535.
    ///
    /// In whole numbers this is (t + (t ≫ 16)) ≫ 16 with t = x + 32768; here it is in `Float`, because four of those are
    /// multiplied in one instruction on every processor. Why it is exact: all whole numbers up to 2²⁴ are `Float`s, so x
    /// and x − 128·65535 are. That times 2⁻¹⁶(1 + 2⁻¹⁶) is the quotient less 128, off by 2⁻³² of itself and by rounding at
    /// most 2⁻¹⁸, which is less than the 1/131,070 that separates it from a half. Adding 2²³ + 128 leaves no room for a
    /// fraction: the last addition rounds, and the quotient is in the last byte. The tests try every x.
    @inline(__always) static func divide(_ x: SIMD4<Float>) -> SIMD4<UInt32> {
        let raised = (x - 8_388_480) * 0x1.0001p-16 + 8_388_736
        return unsafeBitCast(raised, to: SIMD4<UInt32>.self) & 255
    }

    /// The nearest whole number, a tie to the even one, of numbers in 0…65535: adding 2⁵² leaves no room for a fraction.
    @inline(__always) static func whole(_ value: SIMD4<Double>) -> SIMD4<Float> {
        SIMD4<Float>((value + 0x1p52) - 0x1p52)
    }

    /// x / 65536 to the nearest whole number, a half upwards, for whole x of 0…255·65536: all these are `Float`s, with
    /// 32768 added too.
    @inline(__always) static func shift(_ x: SIMD4<Float>) -> SIMD4<UInt32> {
        unsafeBitCast(SIMD4<Int32>(x + 32_768), to: SIMD4<UInt32>.self) &>> 16
    }
}
