import FrameGeometry
import FramePainting
import Testing

@testable import FrameRaster

@Suite struct SourceOverTests {
    /// Against the rule in whole numbers, and that against its definition.
    @Test func theDivisionIsExactForEveryNumerator() {
        var wrong = 0
        for x in 0...UInt32(255 * 65_535) {
            let t = x &+ 32_768
            let quotient = (t &+ (t &>> 16)) &>> 16
            if quotient != (2 &* x &+ 65_535) / 131_070 { wrong += 1 }
            if SourceOver.divide(SIMD4(repeating: Float(x))).x != quotient { wrong += 1 }
        }
        #expect(wrong == 0)
    }
}
