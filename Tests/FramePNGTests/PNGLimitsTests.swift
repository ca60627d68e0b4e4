import FramePNG
import FramePainting
import Testing

@Suite struct PNGLimitsTests {
    static func limits(width: Int = 100, height: Int = 100, pixels: Int = 10_000, chunk: Int = 1000) -> PNGLimits {
        PNGLimits(maxWidth: width, maxHeight: height, maxPixels: pixels, maxChunkBytes: chunk)
    }

    @Test func sizesAreLimited() throws {
        let sample = SamplePNG.random((2, 8), width: 20, height: 10)
        for allowed in [Self.limits(), Self.limits(width: 20, height: 10, pixels: 200, chunk: 13)] {
            #expect(try PNGDecoder.decode(sample.file, limits: allowed) == sample.image)
        }
        for tight in [Self.limits(width: 19), Self.limits(height: 9), Self.limits(pixels: 199)] {
            let error = PNGError.tooLarge(PixelSize(width: 20, height: 10), limits: tight)
            #expect(PNGDamageTests.refusal(sample.file, limits: tight) == error)
            #expect(error.message.contains("20×10"))
            #expect(error.message.contains("\(tight.maxWidth)×\(tight.maxHeight) and \(tight.maxPixels)"))
        }
    }

    @Test func chunksAreLimited() throws {
        let sample = SamplePNG.random((2, 8), width: 20, height: 10)
        let text = Chunk(name: "tEXt", bytes: Array("Title\0".utf8) + [UInt8](repeating: 65, count: 94)).encoded
        let file = sample.file[..<33] + text + sample.file[33...]
        #expect(try PNGDecoder.decode(Array(file), limits: Self.limits(chunk: 100)) == sample.image)
        let error = PNGError.chunkTooLarge(name: "tEXt", length: 100, limit: 99)
        #expect(PNGDamageTests.refusal(Array(file), limits: Self.limits(chunk: 99)) == error)
        #expect(error.message.contains("100") && error.message.contains("99"))
    }

    /// The longest length a chunk can declare.
    @Test(arguments: ["IHDR", "PLTE", "IDAT", "tEXt", "IEND"])
    func lengthsBeyondTheFileAreRefused(name: String) {
        let file =
            SamplePNG.random((2, 8), width: 1, height: 1).file[..<33] + [0x7F, 0xFF, 0xFF, 0xFF]
            + Array(name.utf8) + [1, 2, 3, 4]
        switch PNGDamageTests.refusal(Array(file), limits: Self.limits(chunk: .max)) {
        case .truncated(chunk: name, offset: 33, expected: 0x7FFF_FFFF + 12, found: 12)?: break
        case let other: Issue.record("\(String(describing: other))")
        }
    }

    /// A few bytes that declare a gigabyte are rejected before it is allocated.
    @Test func memoryIsBoundedByTheFile() {
        for (width, height) in [(16_384, 16_384), (1, 0x7FFF_FFFF), (0x7FFF_FFFF, 0x7FFF_FFFF)] {
            var chunks = Chunk.all(in: SamplePNG.random((6, 16), width: 1, height: 1).file)
            chunks[0].bytes[..<8] = (SamplePNG.bigEndian(width) + SamplePNG.bigEndian(height))[...]
            let size = PixelSize(width: width, height: height)
            let unlimited = Self.limits(width: .max, height: .max, pixels: .max, chunk: .max)
            let error = PNGError.tooFewImageBytes(chunks[1].bytes.count, size: size)
            #expect(PNGDamageTests.refusal(PNGDamageTests.file(chunks), limits: unlimited) == error)
        }
    }

    /// The rows of an interlaced image are complete only at its end, so the whole image would have to be in memory.
    @Test func anInterlacedImageOfAnySizeIsNotReadInRows() throws {
        var chunks = Chunk.all(in: SamplePNG.random((0, 1), width: 1, height: 1, isInterlaced: true).file)
        chunks[0].bytes[..<8] = (SamplePNG.bigEndian(8192) + SamplePNG.bigEndian(8192))[...]
        chunks[1].bytes = [UInt8](repeating: 0, count: 10_000)
        let error = PNGError.interlaced(PixelSize(width: 8192, height: 8192), maxPixels: PNGLimits.default.maxPixels)
        #expect(throws: error) {
            try PNGDecoder.withRows(of: PNGDamageTests.file(chunks), limits: .canvas, as: { $0 as any Error }) { _ in }
        }
    }

    /// The memory granted to libpng suffices for the widest rows in every form.
    @Test func theWidestRowsAreRead() throws {
        for form in SamplePNG.forms where form.depth == 1 || form.depth == 16 {
            for isInterlaced in [false, true] {
                let sample = SamplePNG.random(form, width: PixelSize.limit, height: 1, isInterlaced: isInterlaced)
                let limits = Self.limits(width: PixelSize.limit, height: 1, pixels: .max, chunk: 768)
                #expect(try PNGDecoder.decode(sample.file, limits: limits) == sample.image)
            }
        }
    }

    /// The bound is deflate's: the best compressed image possible stays within it.
    @Test func theBestCompressedImageIsRead() throws {
        let size = PixelSize(width: 16_384, height: 1024)
        let file = try PNGEncoder.encode(PixelBuffer(size: size), isOpaque: true, compression: .level(9))
        #expect(size.width * size.height * 3 / file.count > 950)
        #expect(try PNGDecoder.decode(file).size == size)
    }
}
