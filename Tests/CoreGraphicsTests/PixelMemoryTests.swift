import CoreGraphics
import FrameGeometry
import FramePainting
import Testing

/// The memory of bitmap contexts and images.
@Suite struct PixelMemoryTests {
    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let half = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)

    private func context(
        _ bytes: UnsafeMutableRawPointer?, _ info: CGImageAlphaInfo, _ order: CGBitmapInfo = [],
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), bytesPerRow: Int = 8
    ) -> CGContext? {
        CGContext(
            data: bytes, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: info.rawValue | order.rawValue)
    }

    /// The bytes of a red pixel with an alpha of 1/2 in every layout: at the bottom left, since y points up.
    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [128, 0, 0, 128] as [UInt8]),
        (.premultipliedLast, .byteOrderDefault, [128, 0, 0, 128]),
        (.premultipliedLast, .byteOrder32Little, [128, 0, 0, 128]),
        (.premultipliedFirst, .byteOrderDefault, [128, 128, 0, 0]),
        (.premultipliedFirst, .byteOrder32Little, [0, 0, 128, 128]),
        (.noneSkipLast, .byteOrderDefault, [128, 0, 0, 255]), (.noneSkipFirst, .byteOrder32Little, [0, 0, 128, 255]),
    ])
    func drawingIsInTheCallersMemoryAtOnce(
        info: CGImageAlphaInfo, order: CGBitmapInfo, pixel: [UInt8]
    ) throws {
        var bytes = [UInt8](repeating: 0, count: 16)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(self.context(memory.baseAddress, info, order))
            context.setFillColor(Self.half)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(Array(memory[8..<12]) == pixel)
            #expect(context.data == memory.baseAddress)
            #expect(context.alphaInfo == info && context.bytesPerRow == 8 && context.bitsPerPixel == 32)
            // What is drawn later is drawn over it, and what the caller writes is kept.
            memory[12] = 7
            memory[15] = 255
            context.setFillColor(Self.red)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            #expect(Array(memory[8..<12]) == pixel)
            #expect(memory[12] == 7)
            let image = try #require(context.makeImage())
            #expect(image.alphaInfo == info && image.bytesPerRow == 8)
            #expect(image.dataProvider?.data.map { Array($0) } == Array(memory))
        }
    }

    @Test func grayAndAlphaHaveOneByte() throws {
        var bytes = [UInt8](repeating: 9, count: 8)
        try bytes.withUnsafeMutableBytes { memory in
            let gray = try #require(
                context(memory.baseAddress, .none, space: CGColorSpaceCreateDeviceGray(), bytesPerRow: 4))
            gray.setFillColor(CGColor(gray: 0.5, alpha: 1))
            gray.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            #expect(Array(memory) == [128, 9, 9, 9, 9, 9, 9, 9])
            let alpha = try #require(context(memory.baseAddress, .alphaOnly, bytesPerRow: 4))
            alpha.setFillColor(Self.red)
            alpha.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            #expect(Array(memory[..<4]) == [128, 255, 9, 9])
        }
    }

    @Test func aContextWithoutMemoryHasItsOwn() throws {
        let context = try #require(self.context(nil, .premultipliedLast, bytesPerRow: 0))
        context.setFillColor(Self.red)
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        let data = try #require(context.data)
        #expect(data.load(as: UInt32.self) == 0xFF00_00FF && context.bytesPerRow == 8)
        data.storeBytes(of: 0xFF00_FF00, toByteOffset: 4, as: UInt32.self)
        context.setFillColor(Self.half)
        context.setBlendMode(.copy)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let pixels = try #require(context.makeImage()).rasterImage.pixels
        #expect(pixels[0, 0] == SIMD4(255, 0, 0, 255) && pixels[1, 0] == SIMD4(0, 255, 0, 255))
        #expect(pixels[0, 1] == SIMD4(128, 0, 0, 128) && pixels[1, 1] == .zero)
        #expect(context.data == data)
    }

    @Test func transparencyLayersAndClearingReachTheMemory() throws {
        var bytes = [UInt8](repeating: 255, count: 16)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(self.context(memory.baseAddress, .premultipliedLast))
            context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
            #expect(memory.allSatisfy { $0 == 0 })
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(Self.red)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            #expect(memory.allSatisfy { $0 == 0 })
            context.endTransparencyLayer()
            #expect(Array(memory[..<4]) == [128, 0, 0, 128])
        }
    }

    @Test(arguments: [
        (5, 8, CGImageAlphaInfo.premultipliedLast), (8, 7, .premultipliedLast), (8, 8, .last), (8, 8, .none),
    ])
    func otherLayoutsAreRefused(bits: Int, bytesPerRow: Int, info: CGImageAlphaInfo) {
        let context = CGContext(
            data: nil, width: 2, height: 2, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
        #expect(context == nil)
    }

    /// An image made of the bytes of another is that image.
    @Test(arguments: [true, false]) func imagesAreMadeOfTheirBytes(isOpaque: Bool) throws {
        let bytes: [UInt8] = isOpaque ? [1, 2, 3, 255, 4, 5, 6, 255] : [1, 2, 3, 4, 0, 0, 0, 0]
        let image = CGImage(RasterImage(PixelBuffer(size: PixelSize(width: 2, height: 1), bytes: bytes)))
        let copy = CGImage(
            width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
            bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow,
            space: try #require(image.colorSpace), bitmapInfo: image.bitmapInfo,
            provider: try #require(image.dataProvider), decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(try #require(copy).rasterImage == image.rasterImage)
        #expect(image.alphaInfo == (isOpaque ? .noneSkipLast : .premultipliedLast))
        #expect(image.colorSpace?.model == .rgb)
    }

    @Test func straightAlphaIsMultiplied() throws {
        let provider = try #require(CGDataProvider(data: Data([200, 100, 0, 128])))
        let image = CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
            provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        let pixels = try #require(image).rasterImage.pixels
        #expect(pixels[0, 0] == SIMD4(100, 50, 0, 128))
        #expect(try #require(image?.dataProvider?.data).map { $0 } == [199, 100, 0, 128])
        let short = CGImage(
            width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil,
            shouldInterpolate: false, intent: .defaultIntent)
        #expect(short == nil)
    }
}
