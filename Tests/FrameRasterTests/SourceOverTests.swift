import FrameGeometry
import FramePainting
import TestSupport
import Testing

@testable import FrameRaster

@Suite struct SourceOverTests {
    /// Covers all 16,711,426 numerators. Subtraction, multiplication and addition of `Float`s are monotonic, so the
    /// first and the last numerator of each quotient prove the ones in between.
    @Test func theDivisionIsExactForEveryNumerator() {
        for quotient in UInt32(0)...255 {
            let first = quotient == 0 ? 0 : 65_535 * quotient - 32_767
            let last = min(65_535 * quotient + 32_767, 255 * 65_535)
            let found = SourceOver.divide(SIMD4(Float(first), Float(last), Float(first + 1), Float(last - 1)))
            #expect(found == SIMD4(repeating: quotient))
            for x in [first, last] {
                let t = x + 32_768
                #expect((t + (t >> 16)) >> 16 == quotient)
                #expect((2 * x + 65_535) / 131_070 == quotient)
            }
        }
    }

    /// The first and the last numerator of each quotient, and the halves between, prove all others: the steps are monotonic.
    @Test func halvesOfAnOpacityAreRoundedUp() {
        for quotient in UInt32(0)...255 {
            let middle = 65_536 * quotient
            let first = quotient == 0 ? 0 : middle - 32_768
            let last = quotient == 255 ? middle : middle + 32_767
            let found = SourceOver.shift(SIMD4(Float(first), Float(middle), Float(last), Float((first + last) / 2)))
            #expect(found == SIMD4(repeating: quotient))
        }
    }

    /// Every 16-bit source as a byte, against the rule over a clear pixel.
    @Test func narrowingIsTheRuleOverAClearPixel() {
        for value in stride(from: Float(0), through: 65_532, by: 4) {
            let values = SIMD4(value, value + 1, value + 2, value + 3)
            let source = FourPixels(red: values, green: values, blue: values, alpha: values)
            #expect(source.narrowed == source.over(.zero))
        }
    }

    private func pixel(_ items: [PaintItem], on background: Color) -> SIMD4<UInt8> {
        Rasterizer.pixels(
            of: DisplayList(size: PixelSize(width: 1, height: 1), background: background, items: items))[0, 0]
    }

    private func fill(_ color: Color, opacity: Double = 1) -> PaintItem {
        .fill(Fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), color: color, opacity: opacity))
    }

    /// S = 0, A = 32768: 255·32767/65535 = 127.498.
    @Test func halfBlackOverWhiteIs127() {
        let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
        #expect(pixel([fill(half)], on: .white) == SIMD4(127, 127, 127, 255))
        #expect(pixel([fill(.black, opacity: 0.5)], on: .white) == SIMD4(127, 127, 127, 255))
        // A group's half is exact: 127.5 rounds up.
        #expect(pixel([.group(Group(opacity: 0.5, items: [fill(.black)]))], on: .white) == SIMD4(128, 128, 128, 255))
        // Over a clear pixel: alpha 32768·255/65535 = 127.502.
        #expect(pixel([fill(half)], on: .clear) == SIMD4(0, 0, 0, 128))
        // White over black is the complement.
        #expect(pixel([fill(.white, opacity: 0.5)], on: .black) == SIMD4(128, 128, 128, 255))
    }

    /// Every byte-sized color value gives that byte.
    @Test func opaqueColorsAreTheirBytes() {
        for byte in UInt8.min...UInt8.max {
            let color = Color(red8: byte, green8: 255 - byte, blue8: byte / 2, alpha8: 255)
            let expected = SIMD4(byte, 255 - byte, byte / 2, 255)
            #expect(pixel([fill(color)], on: .white) == expected)
            #expect(pixel([], on: color) == expected)
        }
    }

    /// The whole rule, compared with exact arithmetic: one rounding of the source and one of the result.
    @Test func fillsFollowTheRule() {
        var numbers = SplitMix64(seed: 5)
        for _ in 0..<2000 {
            let alpha = numbers.number(0...1)
            let color = Color(
                red: numbers.number(0...1), green: numbers.number(0...1), blue: numbers.number(0...1), alpha: alpha)
            let below = SIMD4<UInt8>(
                UInt8(numbers.integer(0...255)), UInt8(numbers.integer(0...255)), UInt8(numbers.integer(0...255)), 255)
            let found = pixel(
                [fill(color)], on: Color(red8: below.x, green8: below.y, blue8: below.z, alpha8: 255))
            let keep = 65_535 - Int((alpha * 65_535).rounded(.toNearestOrEven))
            func expected(_ component: Double, _ byte: UInt8) -> UInt8 {
                let source = Int((component * (alpha * 65_535)).rounded(.toNearestOrEven))
                return UInt8((2 * (source * 255 + Int(byte) * keep) + 65_535) / 131_070)
            }
            #expect(
                found
                    == SIMD4(
                        expected(color.red, below.x), expected(color.green, below.y), expected(color.blue, below.z), 255
                    ))
        }
    }

    /// Runs are blended four or sixteen pixels at a time and reuse results. This must have no visible effect at any
    /// length, and nothing beyond the end may change.
    @Test func runsEqualTheirPixels() {
        var numbers = SplitMix64(seed: 6)
        let source = Source(color: SIMD4(100, 20_000, 0, 30_000))
        for length in 0...100 {
            for spread in [1, 4, 40, 1000] {
                let weight = Weight(opacity: numbers.number(0...1))
                // A few colors, each repeated, so that neighbors are often equal.
                func colors(_ choices: [UInt32]) -> [Pixel] {
                    var color = choices[0]
                    return (0..<length + 8).map { _ in
                        if numbers.integer(1...spread) == 1 { color = numbers.element(of: choices) }
                        return Pixel(word: color)
                    }
                }
                let pixels = colors([0xFF00_0000, 0, 0xFF12_3456, 0x8011_2233, 0xFFFF_FFFF])
                let others = colors([0xFF00_0000, 0xFF12_3456])
                let end = pixels[length...]
                var blended = pixels
                SourceOver.blend(source, over: &blended, count: length)
                #expect(blended == pixels[..<length].map { source.over($0) } + end)
                var laid = pixels
                SourceOver.lay(&laid, over: others, weight: weight, count: length)
                #expect(
                    laid
                        == zip(pixels, others).prefix(length).map {
                            SourceOver.lay($0, over: $1, weight: weight)
                        } + end)
            }
        }
    }
}
