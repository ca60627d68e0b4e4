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

/// One premultiplied colour in 16 bits as ``SourceOver`` takes it.
struct Source: Equatable, Sendable {
    /// Red, green, blue, alpha: whole numbers, 0…65535, none above alpha.
    var color: SIMD4<Float>

    @inline(__always) var isOpaque: Bool { color.w == SourceOver.one }
    @inline(__always) var isClear: Bool { color.w == 0 }

    /// What it leaves on a transparent pixel; on any pixel, if it is opaque.
    @inline(__always) var pixel: Pixel { over(.clear) }

    @inline(__always) func over(_ pixel: Pixel) -> Pixel {
        Pixel(channels: SourceOver.divide(color * 255 + pixel.channels * (SourceOver.one - color.w)))
    }

    /// The same source four times.
    @inline(__always) var fourfold: FourPixels {
        FourPixels(
            red: SIMD4(repeating: color.x), green: SIMD4(repeating: color.y), blue: SIMD4(repeating: color.z),
            alpha: SIMD4(repeating: color.w))
    }
}

/// How much a finished picture hides of what is below.
///
/// A clip hides as the edge of a shape does, in 65,535ths: so what is clipped to a shape is as if it had been filled. Half an
/// opacity is half of 65,536 exactly, so that a colour just between two bytes goes up, as it would in real numbers.
struct Weight: Equatable {
    /// A whole number, 0…`unit`.
    let value: Float
    /// 65,535 or 65,536.
    let unit: Float

    /// - Parameters:
    ///   - opacity: of the picture, its mask included, 0…1.
    ///   - coverage: of the pixel, 0…``CoverageSpan/full``.
    @inline(__always) init(opacity: Double, coverage: Int = CoverageSpan.full) {
        unit = opacity < 1 ? 65_536 : SourceOver.one
        let fraction = opacity * (Double(coverage) / Double(CoverageSpan.full))
        // Adding 2⁵² leaves no room for a fraction.
        value = Float((fraction * Double(unit) + 0x1p52) - 0x1p52)
    }
}

/// The rule over runs of pixels of one row.
///
/// Interfaces are flat: four pixels mostly equal the four before them. Then so does the result, and is not worked out again.
extension SourceOver {
    /// One source over `count` pixels.
    static func blend(_ source: Source, over pixels: UnsafeMutablePointer<Pixel>, count: Int) {
        if source.isOpaque {
            pixels.update(repeating: source.pixel, count: count)
            return
        }
        if source.isClear { return }
        let sources = source.fourfold
        var below = SIMD4<UInt32>(repeating: 0)
        var result = sources.over(below)
        var index = 0
        while index < count {
            if count &- index >= 16, Words.are(below, pixels + index) {
                Words.store(result, fourTimesTo: pixels + index)
                index &+= 16
                continue
            }
            let words = Words.load(pixels + index, count: count &- index)
            if !Words.areEqual(words, below) {
                below = words
                result = sources.over(words)
            }
            Words.store(result, to: pixels + index, count: count &- index)
            index &+= 4
        }
    }

    /// `count` pixels, as they are, over others.
    static func blend(_ sources: UnsafePointer<Pixel>, over pixels: UnsafeMutablePointer<Pixel>, count: Int) {
        for index in stride(from: 0, to: count, by: 4) {
            let words = Words.load(sources + index, count: count &- index)
            if Words.areEqual(words, .zero) { continue }
            let below = Words.load(pixels + index, count: count &- index)
            let result = FourPixels(words).map { $0 * 257 }.over(below)
            Words.store(result, to: pixels + index, count: count &- index)
        }
    }

    /// Lays `count` pixels, as they are, over `backdrop` with one weight, in place.
    static func lay(
        _ pixels: UnsafeMutablePointer<Pixel>, over backdrop: UnsafePointer<Pixel>, weight: Weight, count: Int
    ) {
        if weight.value == weight.unit { return }
        if weight.value == 0 {
            pixels.update(from: backdrop, count: count)
            return
        }
        let (part, rest) = (weight.value, weight.unit - weight.value)
        let isShifted = weight.unit != one
        var upper = SIMD4<UInt32>(repeating: 0)
        var lower = upper
        var result = upper
        for index in stride(from: 0, to: count, by: 4) {
            let words = Words.load(pixels + index, count: count &- index)
            let others = Words.load(backdrop + index, count: count &- index)
            if !Words.areEqual(words, upper) || !Words.areEqual(others, lower) {
                upper = words
                lower = others
                let sums = FourPixels(words).zip(FourPixels(others)) { above, below in above * part + below * rest }
                result = isShifted ? sums.shifted : sums.divided
            }
            Words.store(result, to: pixels + index, count: count &- index)
        }
    }

    /// One pixel laid over another.
    @inline(__always) static func lay(_ pixel: Pixel, over backdrop: Pixel, weight: Weight) -> Pixel {
        let sum = pixel.channels * weight.value + backdrop.channels * (weight.unit - weight.value)
        return Pixel(channels: weight.unit == one ? divide(sum) : shift(sum))
    }
}
