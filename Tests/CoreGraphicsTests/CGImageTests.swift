import CoreGraphics
import FramePNG
import FramePainting
import Testing

@Suite struct CGImageTests {
    @Test func aPNGBecomesAnImage() throws {
        let pixels = PixelBuffer(size: PixelSize(width: 2, height: 1), bytes: [255, 0, 0, 255, 0, 64, 0, 128])
        let png = try PNGEncoder.encode(pixels, isOpaque: false)
        let image = try CGImage(pngData: Data(png))
        #expect(image.width == 2)
        #expect(image.height == 1)
        #expect(image.rasterImage.pixels[0, 0] == SIMD4(255, 0, 0, 255))
    }

    @Test func otherDataIsRefused() {
        #expect(throws: PNGError.self) { try CGImage(pngData: Data([1, 2, 3])) }
        #expect(throws: PNGError.self) { try CGImage(pngData: Data()) }
    }
}
