import FrameGeometry
import FramePainting
import FrameRaster
import Testing

/// Images that Core Graphics resamples.
@Suite struct FilteredImageTests {
    private func draw(
        _ image: PixelBuffer, in rect: Rect, on size: PixelSize, transform: Affine = .identity,
        sampling: ImageItem.Sampling = .bilinear, filters: Bool = true
    ) -> PixelBuffer {
        let item = ImageItem(RasterImage(image), in: rect, sampling: sampling, transform: transform)
        let rasterizer = Rasterizer(DisplayList(size: size, items: [.image(item)]), filtersImages: filters)
        return rasterizer.draw(rows: 0..<size.height)
    }

    private func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> PixelBuffer {
        PixelBuffer(
            size: PixelSize(width: width, height: height),
            bytes: (0..<width * height).flatMap { pixel($0 % width, $0 / width) })
    }

    /// Of a tent over −2…2 of the image, around 1 and inside it, the part from 2 on is ⅛ of the whole, and the part
    /// before 0 is missing: 255 · ⅛ / ⅞ = 36.4.
    @Test func weightsOfReducedImagesFallLinearly() {
        let halves = image(4, 2) { x, _ in [UInt8(x < 2 ? 0 : 255), 0, 0, 255] }
        let size = PixelSize(width: 2, height: 1)
        let drawn = draw(halves, in: Rect(x: 0, y: 0, width: 2, height: 1), on: size)
        #expect(drawn.bytes == [36, 0, 0, 255, 219, 0, 0, 255])
    }

    /// The measured weights are ⅞ and ⅛.
    @Test func pixelsOfEnlargedImagesAreNearlySquares() {
        let size = PixelSize(width: 4, height: 1)
        let drawn = draw(
            image(2, 1) { x, _ in [UInt8(x * 200), 0, 0, 255] }, in: Rect(x: 0, y: 0, width: 4, height: 1), on: size)
        #expect((0..<4).map { drawn[$0, 0].x } == [0, 25, 175, 200])
    }

    @Test func oneColorStaysTheSame() {
        let size = PixelSize(width: 7, height: 5)
        for pixel: [UInt8] in [[255, 255, 255, 255], [10, 20, 30, 40], [1, 0, 2, 3]] {
            let plain = image(61, 43) { _, _ in pixel }
            for transform in [Affine.identity, .scale(x: -1, y: 1).then(.translation(x: 7, y: 0))] {
                let drawn = draw(plain, in: Rect(x: 0, y: 0, width: 7, height: 5), on: size, transform: transform)
                #expect(drawn.bytes == (0..<35).flatMap { _ in pixel })
            }
        }
    }

    /// Sampling would show one of the two colors of each pixel of the device.
    @Test func fineDetailsBecomeTheirMean() {
        let board = image(64, 64) { x, y in (x + y) % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
        let size = PixelSize(width: 8, height: 8)
        let rect = Rect(x: 0, y: 0, width: 8, height: 8)
        let mean = draw(board, in: rect, on: size)
        #expect(mean.bytes.enumerated().allSatisfy { $0.offset % 4 == 3 || (125...130).contains($0.element) })
        let turn = Affine.translation(x: -4, y: -4).then(.rotation(0.5)).then(.translation(x: 4, y: 4))
        let turned = draw(board, in: rect, on: size, transform: turn)
        #expect((125...130).contains(turned[4, 4].x))
        for sampling in ImageItem.Sampling.allCases {
            let sampled = draw(board, in: rect, on: size, sampling: sampling, filters: sampling == .nearest)
            #expect(sampled == draw(board, in: rect, on: size, sampling: sampling, filters: false))
        }
    }

    @Test func pixelsOnPixelsAreCopied() {
        let small = image(3, 2) { x, y in [UInt8(x * 90), UInt8(y * 200), 7, 255] }
        let size = PixelSize(width: 5, height: 5)
        let rect = Rect(x: 1, y: 2, width: 3, height: 2)
        #expect(draw(small, in: rect, on: size) == draw(small, in: rect, on: size, filters: false))
    }

    @Test func turnedImagesThatAreNotReducedAreInterpolated() {
        let small = image(3, 2) { x, y in [UInt8(x * 90), UInt8(y * 200), 7, 255] }
        let size = PixelSize(width: 10, height: 9)
        let turn = Affine.translation(x: -4, y: -4).then(.rotation(0.5)).then(.translation(x: 4, y: 4))
        let rect = Rect(x: 0.5, y: 1, width: 8, height: 7)
        #expect(
            draw(small, in: rect, on: size, transform: turn)
                == draw(small, in: rect, on: size, transform: turn, filters: false))
    }

    @Test func extremePlacesAreDrawn() {
        let small = image(3, 2) { x, y in [UInt8(x * 90), UInt8(y * 200), 7, 255] }
        let size = PixelSize(width: 4, height: 4)
        let numbers = [0, 1, -1, 1e-300, 1e300, -1e300, .infinity, .nan, 0x1p63, .leastNonzeroMagnitude]
        for x in numbers {
            for width in numbers {
                let rect = Rect(x: x, y: 0.5, width: width, height: width == 1 ? 1e-9 : 3)
                _ = draw(small, in: rect, on: size)
                _ = draw(small, in: Rect(x: 0, y: 0, width: 2, height: 2), on: size, transform: .scale(x: width, y: 1))
                _ = draw(
                    small, in: Rect(x: 0, y: 0, width: 2, height: 2), on: size,
                    transform: .translation(x: x, y: 0).then(.rotation(1)).then(.scale(x: 1, y: width)))
            }
        }
    }

    /// The part of a large image that is seen is as in the whole.
    @Test func aPartIsAsInTheWhole() {
        let noise = image(50, 40) { x, y in [UInt8((x * x * 7 + y * 13) % 256), UInt8(x * y % 256), 9, 255] }
        let whole = draw(noise, in: Rect(x: 0, y: 0, width: 20, height: 15), on: PixelSize(width: 20, height: 15))
        let part = draw(noise, in: Rect(x: -8, y: -6, width: 20, height: 15), on: PixelSize(width: 9, height: 7))
        for y in 0..<7 {
            for x in 0..<9 { #expect(part[x, y] == whole[x + 8, y + 6]) }
        }
    }
}
