import FrameGeometry
import FramePainting
import FrameRaster
import TestSupport
import Testing

@Suite struct ImageTests {
    /// Returns valid premultiplied pixels, every third of them opaque.
    private static func image(_ width: Int, _ height: Int, seed: UInt64 = 1, opaque: Bool = false) -> RasterImage {
        var numbers = SplitMix64(seed: seed)
        var pixels = PixelBuffer(size: PixelSize(width: width, height: height))
        for index in stride(from: 0, to: pixels.bytes.count, by: 4) {
            let alpha = opaque || numbers.isTrue(0.3) ? 255 : numbers.integer(0...255)
            for channel in 0..<3 { pixels.bytes[index + channel] = UInt8(numbers.integer(0...alpha)) }
            pixels.bytes[index + 3] = UInt8(alpha)
        }
        return RasterImage(pixels)
    }

    private static func draw(
        _ item: ImageItem, width: Int = 12, height: Int = 10, scale: Double = 1, background: Color = .clear
    ) -> PixelBuffer {
        Rasterizer.pixels(
            of: DisplayList(
                size: PixelSize(width: width, height: height), scale: scale, background: background,
                items: [.image(item)]))
    }

    // MARK: Copies

    /// An image drawn pixel for pixel at an integral position is copied byte for byte, for every scale, sampling and
    /// position.
    @Test func pixelForPixelIsACopy() {
        for opaque in [false, true] {
            let image = Self.image(6, 5, opaque: opaque)
            for sampling in ImageItem.Sampling.allCases {
                for (scale, x, y) in [(1.0, 2, 3), (3, 0, 0), (3, 5, 4), (1, -2, -1), (1, 9, 7), (2, 7, 7)] {
                    let rect = Rect(
                        x: Double(x) / scale, y: Double(y) / scale, width: 6 / scale, height: 5 / scale)
                    let found = Self.draw(ImageItem(image, in: rect, sampling: sampling), scale: scale)
                    for row in 0..<10 {
                        for column in 0..<12 {
                            let inside = (0..<6).contains(column - x) && (0..<5).contains(row - y)
                            #expect(
                                found[column, row] == (inside ? image.pixels[column - x, row - y] : SIMD4()),
                                "\(column) \(row) scale \(scale)")
                        }
                    }
                }
            }
        }
    }

    /// Mirroring and quarter turns map whole pixels to whole pixels.
    @Test func mirrorsAndQuarterTurnsMovePixels() {
        let image = Self.image(6, 5)
        let rect = Rect(x: 0, y: 0, width: 6, height: 5)
        for sampling in ImageItem.Sampling.allCases {
            let mirrored = Self.draw(
                ImageItem(
                    image, in: rect, sampling: sampling, transform: Affine(a: -1, b: 0, c: 0, d: 1, tx: 6, ty: 0)))
            let turned = Self.draw(
                ImageItem(
                    image, in: rect, sampling: sampling, transform: Affine(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)))
            for y in 0..<5 {
                for x in 0..<6 {
                    #expect(mirrored[5 - x, y] == image.pixels[x, y])
                    #expect(turned[4 - y, x] == image.pixels[x, y])
                }
            }
        }
    }

    // MARK: Sampling

    /// A row of 0, 100, 200, drawn half a pixel farther right, shows the means of neighbors. The edge pixels are half
    /// covered: 0 and 200 at half of 255 alpha.
    @Test func bilinearFilteringAveragesNeighbors() {
        let bytes: [UInt8] = [0, 0, 0, 255, 100, 0, 0, 255, 200, 0, 0, 255]
        let image = RasterImage(PixelBuffer(size: PixelSize(width: 3, height: 1), bytes: bytes))
        let found = Self.draw(ImageItem(image, in: Rect(x: 1.5, y: 0, width: 3, height: 1)), background: .black)
        #expect((0..<6).map { found[$0, 0].x } == [0, 0, 50, 150, 100, 0])
    }

    /// At twice the size, pixels mix ¾ and ¼ of the nearest two, with the edge pixels repeated.
    @Test func enlargingRepeatsTheEdgePixels() {
        let bytes: [UInt8] = [0, 0, 0, 255, 100, 0, 0, 255]
        let image = RasterImage(PixelBuffer(size: PixelSize(width: 2, height: 1), bytes: bytes))
        let rect = Rect(x: 0, y: 0, width: 4, height: 2)
        let smooth = Self.draw(ImageItem(image, in: rect))
        #expect((0..<4).map { smooth[$0, 1].x } == [0, 25, 75, 100])
        let hard = Self.draw(ImageItem(image, in: rect, sampling: .nearest))
        #expect((0..<4).map { hard[$0, 1].x } == [0, 0, 100, 100])
    }

    /// The part of the image given by `source`, in fractions.
    @Test func aPartOfTheImage() {
        let image = Self.image(8, 4)
        let found = Self.draw(
            ImageItem(
                image, in: Rect(x: 1, y: 2, width: 4, height: 2),
                source: Rect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)))
        for y in 0..<2 { for x in 0..<4 { #expect(found[1 + x, 2 + y] == image.pixels[2 + x, 2 + y]) } }
        #expect(found[0, 2] == SIMD4())
        #expect(found[5, 2] == SIMD4())
    }

    /// A solid color stays the same, no matter how the image is stretched and rotated.
    @Test func aFlatImageStaysFlat() {
        let image = RasterImage(
            PixelBuffer(
                size: PixelSize(width: 3, height: 3), bytes: (0..<9).flatMap { _ in [51, 102, 153, 204] as [UInt8] }))
        let found = Self.draw(
            ImageItem(
                image, in: Rect(x: -20, y: -20, width: 50, height: 50),
                transform: Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 6, ty: 5)))
        for y in 0..<10 { for x in 0..<12 { #expect(found[x, y] == SIMD4(51, 102, 153, 204)) } }
    }

    /// Random maps, compared with interpolation in `Double` at pixels completely inside.
    @Test func bilinearAgreesWithRealNumbers() {
        var numbers = SplitMix64(seed: 8)
        var compared = 0
        for _ in 0..<150 {
            let image = Self.image(7, 6, seed: numbers.next())
            let transform = Affine(
                a: numbers.number(-2...2), b: numbers.number(-2...2), c: numbers.number(-2...2),
                d: numbers.number(-2...2), tx: numbers.number(0...12), ty: numbers.number(0...10))
            guard let inverse = transform.inverse else { continue }
            let opacity = numbers.number(0...1)
            let found = Self.draw(
                ImageItem(image, in: Rect(x: 0, y: 0, width: 7, height: 6), opacity: opacity, transform: transform))
            for y in 0..<10 {
                for x in 0..<12 {
                    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
                        inverse.apply(Point(x: Double(x) + $0.0, y: Double(y) + $0.1))
                    }
                    guard corners.allSatisfy({ $0.x > 0 && $0.x < 7 && $0.y > 0 && $0.y < 6 }) else { continue }
                    let place = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                    let expected = Self.interpolate(image.pixels, place) * opacity
                    for channel in 0..<4 {
                        #expect(abs(Double(found[x, y][channel]) - expected[channel]) < 0.52)
                    }
                    compared += 1
                }
            }
        }
        #expect(compared > 1000)
    }

    private static func interpolate(_ pixels: PixelBuffer, _ place: Point) -> SIMD4<Double> {
        func at(_ x: Double, _ y: Double) -> SIMD4<Double> {
            let column = min(max(Int(x), 0), pixels.size.width - 1)
            let row = min(max(Int(y), 0), pixels.size.height - 1)
            let bytes = pixels[column, row]
            return SIMD4(Double(bytes.x), Double(bytes.y), Double(bytes.z), Double(bytes.w))
        }
        let (x, y) = ((place.x - 0.5).rounded(.down), (place.y - 0.5).rounded(.down))
        let (u, v) = (place.x - 0.5 - x, place.y - 0.5 - y)
        return at(x, y) * (1 - u) * (1 - v) + at(x + 1, y) * u * (1 - v) + at(x, y + 1) * (1 - u) * v
            + at(x + 1, y + 1) * u * v
    }

    // MARK: Edges

    /// A white image equals a white rectangle, with the same anti-aliased edges, byte for byte.
    @Test func edgesMatchAFill() {
        let white = RasterImage(
            PixelBuffer(size: PixelSize(width: 2, height: 2), bytes: [UInt8](repeating: 255, count: 16)))
        let rect = Rect(x: 2.3, y: 1.7, width: 6.1, height: 5.9)
        for transform in [Affine.identity, Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 6, ty: -2)] {
            for opacity in [1, 0.37] {
                let image = Self.draw(
                    ImageItem(white, in: rect, opacity: opacity, transform: transform), background: .black)
                let fill = Rasterizer.pixels(
                    of: DisplayList(
                        size: image.size, background: .black,
                        items: [.fill(Fill(.rect(rect), color: .white, opacity: opacity, transform: transform))]))
                let worst = zip(image.bytes, fill.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
                // The source is rounded in `Float` in one image and in `Double` in the other.
                #expect(worst <= 1)
            }
        }
    }
}
