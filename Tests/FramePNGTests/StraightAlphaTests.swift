import FramePNG
import FramePainting
import Testing

@Suite struct StraightAlphaTests {
    /// Rounding half up by its definition: `r` is `n/d` rounded when `2n - d < 2rd <= 2n + d`.
    private func isRounding(_ result: Int, of numerator: Int, over denominator: Int) -> Bool {
        2 * result * denominator <= 2 * numerator + denominator
            && 2 * result * denominator > 2 * numerator - denominator
    }

    @Test func everyPremultipliedComponentRoundsHalfUp() {
        for alpha in 1...255 {
            for component in 0...alpha {
                let result = StraightAlpha.straight(UInt8(component), alpha: UInt8(alpha))
                #expect(isRounding(Int(result), of: component * 255, over: alpha))
            }
            for component in alpha...255 {
                #expect(StraightAlpha.straight(UInt8(component), alpha: UInt8(alpha)) == 255)
            }
        }
        for component in 0...255 { #expect(StraightAlpha.straight(UInt8(component), alpha: 0) == 0) }
    }

    @Test func everyStraightComponentRoundsHalfUp() {
        for alpha in 0...255 {
            for component in 0...255 {
                let result = StraightAlpha.premultiplied(UInt8(component), alpha: UInt8(alpha))
                #expect(isRounding(Int(result), of: component * alpha, over: 255))
            }
        }
    }

    /// Dividing and multiplying again restores the premultiplied component, so a frame survives its file.
    @Test func premultipliedSurvivesItsStraightForm() {
        for alpha in 0...255 {
            for component in 0...alpha {
                let straight = StraightAlpha.straight(UInt8(component), alpha: UInt8(alpha))
                #expect(StraightAlpha.premultiplied(straight, alpha: UInt8(alpha)) == UInt8(component))
            }
        }
    }

    /// Converting rows equals converting components, for every pair of component and alpha.
    @Test func rowsAreConvertedLikeComponents() {
        var pixels = PixelBuffer(size: PixelSize(width: 256, height: 256))
        for alpha in 0...255 {
            for component in 0...255 {
                let offset = (alpha * 256 + component) * 4
                pixels.bytes[offset] = UInt8(component)
                pixels.bytes[offset + 1] = UInt8(255 - component)
                pixels.bytes[offset + 2] = UInt8(component / 2)
                pixels.bytes[offset + 3] = UInt8(alpha)
            }
        }
        let straight = StraightImage(pixels, isOpaque: false)
        let opaque = StraightImage(pixels, isOpaque: true)
        let back = StraightImage(size: pixels.size, bytes: pixels.bytes).premultiplied
        for offset in pixels.bytes.indices {
            let component = pixels.bytes[offset]
            let alpha = pixels.bytes[offset | 3]
            let isAlpha = offset % 4 == 3
            #expect(straight.bytes[offset] == (isAlpha ? alpha : StraightAlpha.straight(component, alpha: alpha)))
            #expect(opaque.bytes[offset] == (isAlpha ? 255 : component))
            #expect(back.bytes[offset] == (isAlpha ? alpha : StraightAlpha.premultiplied(component, alpha: alpha)))
        }
        #expect(opaque.isOpaque)
        #expect(!straight.isOpaque)
    }
}
