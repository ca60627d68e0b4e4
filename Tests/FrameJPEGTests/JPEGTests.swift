import FramePainting
import Testing

@testable import FrameJPEG

/// Reading and writing JPEG files, including damaged ones.
@Suite("JPEG") struct JPEGTests {
    /// Returns an image with smooth colors, which JPEG nearly preserves.
    private static func picture(_ width: Int, _ height: Int) -> PixelBuffer {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                bytes += [UInt8(255 * x / width), UInt8(255 * y / height), 128, 255]
            }
        }
        return PixelBuffer(size: PixelSize(width: width, height: height), bytes: bytes)
    }

    @Test(arguments: [(1, 1), (7, 3), (16, 16), (130, 61)]) func anImageRoundTripsApproximately(width: Int, height: Int)
        throws
    {
        let picture = Self.picture(width, height)
        let file = try JPEGEncoder.encode(picture, quality: 1)
        #expect(JPEGDecoder.recognizes(file))
        let image = try JPEGDecoder.decode(file)
        #expect(image.pixels.size == picture.size && image.orientation == 1)
        let worst = zip(image.pixels.bytes, picture.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
        // Colors have half the resolution.
        #expect(worst <= 40)
        let mean = Double(zip(image.pixels.bytes, picture.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) })
        #expect(mean / Double(picture.bytes.count) < (width < 16 ? 20 : 2))
    }

    @Test func qualityCostsBytes() throws {
        let picture = Self.picture(120, 90)
        let sizes = try [0, 0.3, 0.7, 1].map { try JPEGEncoder.encode(picture, quality: $0).count }
        #expect(sizes == sizes.sorted() && sizes[0] < sizes[3])
        #expect(try JPEGEncoder.encode(picture, quality: .nan) == JPEGEncoder.encode(picture, quality: 5))
    }

    /// Every truncation and many changed bytes give an error or an image of that size, and never trap.
    @Test func damagedFilesAreErrors() throws {
        let file = try JPEGEncoder.encode(Self.picture(40, 24), quality: 0.6)
        for length in 0..<(file.count - 2) {
            #expect(throws: JPEGError.self) { try JPEGDecoder.decode(Array(file[..<length])) }
        }
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 0x55
            _ = try? JPEGDecoder.decode(damaged)
        }
    }

    @Test func otherFilesAreNotJPEGs() {
        #expect(throws: JPEGError.notJPEG) { try JPEGDecoder.decode([]) }
        #expect(throws: JPEGError.notJPEG) { try JPEGDecoder.decode([0x89, 0x50, 0x4E, 0x47]) }
        #expect(throws: JPEGError.self) { try JPEGDecoder.decode([0xFF, 0xD8, 0xFF]) }
        #expect(JPEGError.damaged("x").message.contains("x"))
    }

    /// A header of 65,500 × 65,500 pixels allocates no memory.
    @Test func aHugeHeaderIsRefusedBeforeAnythingIsAllocated() throws {
        var file = try JPEGEncoder.encode(Self.picture(8, 8), quality: 0.5)
        let frame = try #require(file.indices.first { $0 > 2 && file[$0] == 0xC0 && file[$0 - 1] == 0xFF })
        file.replaceSubrange(frame + 4..<frame + 8, with: [0xFF, 0xDC, 0xFF, 0xDC])
        #expect(throws: JPEGError.tooLarge(PixelSize(width: 65_500, height: 65_500))) { try JPEGDecoder.decode(file) }
    }

    @Test(arguments: 1...8) func theOrientationIsReadInBothByteOrders(_ orientation: Int) throws {
        let file = try JPEGEncoder.encode(Self.picture(9, 5), quality: 0.9)
        for isLittle in [false, true] {
            func short(_ value: Int) -> [UInt8] { isLittle ? [UInt8(value), 0] : [0, UInt8(value)] }
            func long(_ value: Int) -> [UInt8] { isLittle ? [UInt8(value), 0, 0, 0] : [0, 0, 0, UInt8(value)] }
            let order: [UInt8] = isLittle ? [0x49, 0x49] : [0x4D, 0x4D]
            let tag: [UInt8] = isLittle ? [0x12, 0x01] : [0x01, 0x12]
            let tiff =
                order + short(42) + long(8) + short(1) + tag + short(3) + long(1) + short(orientation) + [0, 0]
                + long(0)
            let segment: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
            let turned = file[..<2] + [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment + file[2...]
            #expect(try JPEGDecoder.decode(Array(turned)).orientation == orientation)
            for length in 0..<segment.count {
                let cut = file[..<2] + [0xFF, 0xE1, 0, UInt8(length + 2)] + segment[..<length] + file[2...]
                _ = try JPEGDecoder.decode(Array(cut))
            }
        }
    }
}
