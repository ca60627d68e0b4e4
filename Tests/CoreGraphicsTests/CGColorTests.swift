import CoreGraphics
import FrameGeometry
import Testing

@Suite struct CGColorTests {
    @Test func colorsAreStoredAsRedGreenBlueAlpha() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.numberOfComponents == 4)
        #expect(color.alpha == 0.4)
        #expect(color == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 0.5, 0.5, 1])
        #expect(color.copy(alpha: 1) == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
        #expect(color.color == Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    }

    @Test func equalColorsAreOneElementInASet() {
        let colors: Set = [CGColor.black, .white, .clear, CGColor(gray: 0, alpha: 1)]
        #expect(colors.count == 3)
        #expect(CGColor.clear != CGColor.black)
    }
}
