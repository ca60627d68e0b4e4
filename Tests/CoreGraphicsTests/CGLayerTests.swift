import CoreGraphics
import FrameGeometry
import FramePainting
import Testing

/// Drawings that are made once and drawn several times, with y pointing down and up.
@Suite struct CGLayerTests {
    private func pixels(_ context: CGContext) throws -> PixelBuffer {
        try #require(context.makeImage()).rasterImage.pixels
    }

    private func context(pointsUp: Bool) -> CGContext? {
        pointsUp
            ? CGContext(
                data: nil, width: 12, height: 12, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            : CGContext(bounds: Rect(x: 0, y: 0, width: 12, height: 12), scale: 1)
    }

    @Test(arguments: [false, true]) func aLayerDrawsItsContents(pointsUp: Bool) throws {
        let direct = try #require(context(pointsUp: pointsUp))
        direct.fill(CGRect(x: 3, y: 2, width: 2, height: 1))
        direct.fillEllipse(in: CGRect(x: 3, y: 3, width: 3, height: 2))
        let target = try #require(context(pointsUp: pointsUp))
        let layer = try #require(CGLayer(target, size: CGSize(width: 4, height: 5), auxiliaryInfo: nil))
        let inside = try #require(layer.context)
        inside.fill(CGRect(x: 1, y: 1, width: 2, height: 1))
        inside.fillEllipse(in: CGRect(x: 1, y: 2, width: 3, height: 2))
        target.draw(layer, at: CGPoint(x: 2, y: 1))
        #expect(try pixels(target) == pixels(direct))
    }

    @Test func aLayerIsStretchedAndClippedToItsSize() throws {
        let target = try #require(context(pointsUp: false))
        let layer = try #require(CGLayer(target, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
        layer.context?.fill(CGRect(x: -5, y: 0, width: 20, height: 1))
        target.draw(layer, in: CGRect(x: 2, y: 2, width: 8, height: 8))
        let expected = try #require(context(pointsUp: false))
        expected.fill(CGRect(x: 2, y: 2, width: 8, height: 4))
        #expect(try pixels(target) == pixels(expected))
    }

    @Test func aLayerWithoutSizeDrawsNothing() throws {
        let target = try #require(context(pointsUp: false))
        for size in [CGSize.zero, CGSize(width: -1, height: 2), CGSize(width: CGFloat.infinity, height: 2)] {
            #expect(CGLayer(target, size: size, auxiliaryInfo: nil) == nil)
        }
    }

    @Test func shadowsFollowTheDirectionOfY() throws {
        for pointsUp in [false, true] {
            let target = try #require(context(pointsUp: pointsUp))
            target.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: .black)
            target.setFillColor(.white)
            target.fill(CGRect(x: 4, y: 2, width: 2, height: 2))
            let shown = try pixels(target)
            // From the top: two rows of white and, five below, two of black; or all of it from the bottom.
            #expect(shown[5, pointsUp ? 8 : 3] == [255, 255, 255, 255])
            #expect(shown[5, pointsUp ? 3 : 8] == [0, 0, 0, 255])
        }
    }

    @Test func withoutAntialiasingPixelsAreFullyCoveredOrEmpty() throws {
        for (allowed, wanted) in [(true, false), (false, true), (false, false)] {
            let target = try #require(context(pointsUp: false))
            target.setAllowsAntialiasing(allowed)
            target.setShouldAntialias(wanted)
            target.fillEllipse(in: CGRect(x: 1, y: 1, width: 9, height: 8))
            let bytes = try pixels(target).bytes
            #expect(Set(stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }) == [0, 255])
        }
    }

    @Test func dashesOfAPathAreItsParts() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let dashed = line.copy(dashingWithPhase: 1, lengths: [4, 2])
        let expected = CGMutablePath()
        expected.addLines(between: [.zero, CGPoint(x: 3, y: 0)])
        expected.addLines(between: [CGPoint(x: 5, y: 0), CGPoint(x: 9, y: 0)])
        #expect(dashed == expected)
        #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
    }
}
