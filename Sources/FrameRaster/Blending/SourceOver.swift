/// The rounding rule by which every pixel changes; the rest of this folder applies it to many pixels at a time.
///
/// A source has a premultiplied color S and an alpha A in 16 bits, 0…65535, with S ≤ A: color × alpha × opacity ×
/// coverage × 65535, rounded once (``whole(_:)``). A destination byte D becomes
///
///     D′ = ⌊(S·255 + D·(65535 − A)) / 65535 + ½⌋
///
/// The destination's alpha follows the same formula with S = A. There are no ties, because 65535 is odd. A = 65535
/// yields S as a byte and A = 0 yields D, so storing and skipping are pure optimizations.
///
/// Laying a finished layer R over its backdrop B with a ``Weight`` of W in U (a group's opacity, mask and clip) is the
/// same division:
///
///     D′ = ⌊(R·W + B·(U − W)) / U + ½⌋
enum SourceOver {
    static let one: Float = 65_535

    /// Rounds x / 65535 to the nearest integer, for integral x in 0…255·65535.
    ///
    /// In integers this is (t + (t ≫ 16)) ≫ 16 with t = x + 32768. It uses `Float` because every processor multiplies
    /// four of them in one instruction. It is exact: all integers up to 2²⁴ are `Float`s, so x and x − 128·65535 are.
    /// The latter times 2⁻¹⁶(1 + 2⁻¹⁶) is the quotient minus 128, with a relative error of 2⁻³² and a rounding error of
    /// at most 2⁻¹⁸, less than the 1/131,070 that separates the quotient from a half. Adding 2²³ + 128 leaves no bits
    /// for a fraction, so that addition rounds, and the quotient is in the lowest byte. The tests try every x.
    @inline(__always) static func divide(_ x: SIMD4<Float>) -> SIMD4<UInt32> {
        unsafeBitCast(raisedQuotient(x - half), to: SIMD4<UInt32>.self) & 255
    }

    /// 128·65535, which ``divide(_:)`` subtracts first.
    static let half: Float = 8_388_480

    /// Returns the quotient of ``divide(_:)`` plus 2²³, without the first subtraction.
    @inline(__always) static func raisedQuotient(_ x: SIMD4<Float>) -> SIMD4<Float> { x * 0x1.0001p-16 + 8_388_736 }

    /// Rounds a 16-bit source to a byte and adds 2²³, for integral x in 0…65535.
    ///
    /// It is ``divide(_:)`` of 255·x, that is x / 257, which is at least 1/514 from a half; the product's error is far
    /// smaller.
    @inline(__always) static func raisedByte(_ x: SIMD4<Float>) -> SIMD4<Float> { x * (1 / 257) + 0x1p23 }

    /// Rounds numbers in 0…65535 to the nearest integer, ties to even: adding 2⁵² leaves no bits for a fraction.
    @inline(__always) static func whole(_ value: SIMD4<Double>) -> SIMD4<Float> {
        SIMD4<Float>((value + 0x1p52) - 0x1p52)
    }

    /// Rounds x / 65536 to the nearest integer, halves up, for integral x in 0…255·65536.
    ///
    /// The quotient is an exact `Float`. Adding 2²³ rounds it, halves to even; of these, the ones rounded down get 1 more.
    /// The library's conversion of `Float` vectors to integers takes many times as long (`findings/vector-conversion.sh`).
    @inline(__always) static func shift(_ x: SIMD4<Float>) -> SIMD4<UInt32> {
        let quotient = x * 0x1p-16
        let raised = quotient + 0x1p23
        let rest = quotient - (raised - 0x1p23)
        return unsafeBitCast(raised.replacing(with: raised + 1, where: rest .== 0.5), to: SIMD4<UInt32>.self) & 255
    }
}

/// One premultiplied color in the 16-bit form that ``SourceOver`` takes.
struct Source: Equatable, Sendable {
    /// Red, green, blue and alpha: integers in 0…65535, none greater than alpha.
    var color: SIMD4<Float>

    @inline(__always) var isOpaque: Bool { color.w == SourceOver.one }
    @inline(__always) var isClear: Bool { color.w == 0 }

    /// The pixel that this source leaves on a transparent pixel, or on any pixel if the source is opaque.
    @inline(__always) var pixel: Pixel { over(.clear) }

    @inline(__always) func over(_ pixel: Pixel) -> Pixel {
        Pixel(channels: SourceOver.divide(color * 255 + pixel.channels * (SourceOver.one - color.w)))
    }
}

/// One source over any pixels, four at a time.
private struct SolidOver {
    /// Numerators over a clear pixel, less ``SourceOver/half``. They are exact, as are their sums below.
    private let red: SIMD4<Float>
    private let green: SIMD4<Float>
    private let blue: SIMD4<Float>
    private let alpha: SIMD4<Float>
    private let keep: SIMD4<Float>

    @inline(__always) init(_ source: Source) {
        let color = source.color * 255 - SourceOver.half
        (red, green) = (SIMD4(repeating: color.x), SIMD4(repeating: color.y))
        (blue, alpha) = (SIMD4(repeating: color.z), SIMD4(repeating: color.w))
        keep = SIMD4(repeating: SourceOver.one - source.color.w)
    }

    /// Opaque pixels stay opaque, which saves a channel.
    @inline(__always) func over(_ words: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let below = FourPixels(words)
        var sums = FourPixels(
            red: below.red * keep + red, green: below.green * keep + green, blue: below.blue * keep + blue,
            alpha: SIMD4(repeating: 127 * SourceOver.one))
        if !PackedPixels.areOpaque(words) { sums.alpha = below.alpha * keep + alpha }
        return sums.raisedQuotients
    }
}

/// The degree to which a finished layer replaces its backdrop.
///
/// A clip counts in 65,535ths, like the edge of a shape, so content clipped to a shape equals a fill of that shape. An
/// opacity counts in 65,536ths, where one half is exact: a color halfway between two bytes rounds up, as with real
/// numbers.
struct Weight: Equatable {
    /// Weight as an integer, 0…`unit`.
    let value: Float
    /// Unit of the weight, 65,535 or 65,536.
    let unit: Float

    /// - Parameters:
    ///   - opacity: Opacity of the layer, including its mask, 0…1.
    ///   - coverage: Coverage of the pixel, 0…``CoverageSpan/full``.
    @inline(__always) init(opacity: Double, coverage: Int = CoverageSpan.full) {
        unit = opacity < 1 ? 65_536 : SourceOver.one
        let fraction = opacity * (Double(coverage) / Double(CoverageSpan.full))
        // Adding 2⁵² leaves no bits for a fraction, which rounds the number.
        value = Float((fraction * Double(unit) + 0x1p52) - 0x1p52)
    }
}

/// The rule applied to runs of pixels of one row.
///
/// User interfaces are flat: four pixels mostly equal the four before them. The previous result is then reused.
extension SourceOver {
    /// Composites one source over `count` pixels.
    static func blend(_ source: Source, over pixels: UnsafeMutablePointer<Pixel>, count: Int) {
        if source.isOpaque {
            pixels.update(repeating: source.pixel, count: count)
            return
        }
        if source.isClear { return }
        let sources = SolidOver(source)
        var below = SIMD4<UInt32>(repeating: 0)
        var result = sources.over(below)
        var index = 0
        while index < count {
            if count &- index >= 16, PackedPixels.are(below, pixels + index) {
                PackedPixels.store(result, fourTimesTo: pixels + index)
                index &+= 16
                continue
            }
            let words = PackedPixels.load(pixels + index, count: count &- index)
            if !PackedPixels.areEqual(words, below) {
                below = words
                result = sources.over(words)
            }
            PackedPixels.store(result, to: pixels + index, count: count &- index)
            index &+= 4
        }
    }

    /// Composites `count` pixels over others.
    static func blend(_ sources: UnsafePointer<Pixel>, over pixels: UnsafeMutablePointer<Pixel>, count: Int) {
        for index in stride(from: 0, to: count, by: 4) {
            let words = PackedPixels.load(sources + index, count: count &- index)
            if PackedPixels.areEqual(words, .zero) { continue }
            let below = PackedPixels.load(pixels + index, count: count &- index)
            let result = FourPixels(words).map { $0 * 257 }.over(below)
            PackedPixels.store(result, to: pixels + index, count: count &- index)
        }
    }

    /// Lays `count` pixels over `backdrop` in place, all with one weight.
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
            let words = PackedPixels.load(pixels + index, count: count &- index)
            let others = PackedPixels.load(backdrop + index, count: count &- index)
            if !PackedPixels.areEqual(words, upper) || !PackedPixels.areEqual(others, lower) {
                upper = words
                lower = others
                let sums = FourPixels(words).zip(FourPixels(others)) { above, below in above * part + below * rest }
                result = isShifted ? sums.shifted : sums.divided
            }
            PackedPixels.store(result, to: pixels + index, count: count &- index)
        }
    }

    /// Lays one pixel over another.
    @inline(__always) static func lay(_ pixel: Pixel, over backdrop: Pixel, weight: Weight) -> Pixel {
        let sum = pixel.channels * weight.value + backdrop.channels * (weight.unit - weight.value)
        return Pixel(channels: weight.unit == one ? divide(sum) : shift(sum))
    }
}
