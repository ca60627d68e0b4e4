import FrameGeometry
import FramePainting
import Testing

@testable import FrameRaster

@Suite struct SourceOverTests {
    @Test func theDivisionIsExactForEveryNumerator() {
        var wrong = 0
        for x in 0...UInt32(255 * 65_535) where SourceOver.divide(x) != (2 * x + 65_535) / 131_070 { wrong += 1 }
        #expect(wrong == 0)
    }
}
