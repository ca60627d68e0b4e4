import FramePNG
import FramePainting
import Testing

@Suite struct PNGDecoderTests {
    @Test(arguments: [false, true])
    func everyFormDecodesToItsDefinition(isInterlaced: Bool) throws {
        let sizes = [(1, 1), (1, 9), (9, 1), (2, 2), (3, 5), (5, 7), (8, 8), (33, 17)]
        for form in SamplePNG.forms {
            for (width, height) in sizes {
                let sample = SamplePNG.random(form, width: width, height: height, isInterlaced: isInterlaced)
                #expect(try PNGDecoder.decode(sample.file) == sample.image, "\(form), \(width)×\(height)")
            }
        }
    }

    /// The number of rows requested at a time does not matter.
    @Test(arguments: [false, true])
    func rowsMatchTheImage(isInterlaced: Bool) throws {
        for form in SamplePNG.forms {
            let sample = SamplePNG.random(form, width: 5, height: 17, isInterlaced: isInterlaced)
            for count in [1, 4, 17] {
                var bytes: [UInt8] = []
                try PNGDecoder.withRows(of: sample.file, as: { $0 as any Error }) { rows in
                    #expect(rows.size == sample.image.size)
                    while bytes.count < sample.image.bytes.count {
                        var band = [UInt8](repeating: 0, count: min(count * 20, sample.image.bytes.count - bytes.count))
                        try band.withUnsafeMutableBytes { try rows.next(into: $0) }
                        bytes += band
                    }
                }
                #expect(bytes == sample.image.bytes, "\(form), \(count)")
            }
        }
    }

    /// The damage comes after the rows already read.
    @Test func damagedRowsAreAnError() throws {
        let sample = SamplePNG.random((6, 8), width: 300, height: 300)
        var file = sample.file
        file[file.count - 1000] ^= 1
        var readRows = 0
        #expect(throws: PNGError.self) {
            try PNGDecoder.withRows(of: file, as: { $0 as any Error }) { rows in
                var row = [UInt8](repeating: 0, count: 1200)
                for _ in 0..<300 {
                    try row.withUnsafeMutableBytes { try rows.next(into: $0) }
                    readRows += 1
                }
            }
        }
        #expect(readRows > 200 && readRows < 300)
    }

    /// tRNS holds one gray, one color, or the alpha of the first palette entries.
    @Test(arguments: [false, true])
    func transparencyIsApplied(isInterlaced: Bool) throws {
        for form in SamplePNG.forms where form.colorType < 4 {
            var sample = SamplePNG.random(form, width: 20, height: 20, isInterlaced: isInterlaced)
            sample.transparency =
                form.colorType == 3
                ? [0, 100, 255, 1].prefix(1 << form.depth).map(UInt8.init)
                : sample.samples[..<SamplePNG.channels(form.colorType)].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
            let image = try PNGDecoder.decode(sample.file)
            #expect(image == sample.image, "\(form)")
            #expect(!image.isOpaque)
        }
    }

    /// Of two 16-bit grays that are equal in 8 bits, only the specified one is transparent.
    @Test func transparentColorIsComparedInFullDepth() throws {
        let sample = SamplePNG(
            width: 2, height: 1, depth: 16, colorType: 0, samples: [0x1234, 0x1235], transparency: [0x12, 0x34])
        #expect(try PNGDecoder.decode(sample.file).bytes == [0x12, 0x12, 0x12, 0, 0x12, 0x12, 0x12, 255])
    }

    @Test func writtenImagesRoundTrip() throws {
        for size in [(1, 1), (1, 50), (50, 1), (3, 3), (61, 300)] {
            let size = PixelSize(width: size.0, height: size.1)
            for compression in [PNGCompression.fast, .level(0), .level(9)] {
                let opaque = PNGEncoderTests.image(size, isOpaque: true)
                let opaqueFile = try PNGEncoder.encode(opaque, isOpaque: true, compression: compression)
                #expect(try PNGDecoder.decode(opaqueFile).premultiplied == opaque)
                let layered = PNGEncoderTests.image(size, isOpaque: false)
                let file = try PNGEncoder.encode(layered, isOpaque: false, compression: compression)
                #expect(try PNGDecoder.decode(file) == StraightImage(layered, isOpaque: false))
                #expect(try PNGDecoder.decode(file).rasterImage == RasterImage(layered))
            }
        }
    }

    /// Colors under alpha 0 are preserved.
    @Test(arguments: SamplePNG.forms.map(\.colorType))
    func straightImagesLoseNothing(colorType: Int) throws {
        let image = SamplePNG.random((colorType, 8), width: 40, height: 40).image
        let file = try PNGEncoder.encode(image)
        #expect(Chunk.all(in: file)[0].bytes[9] == (image.isOpaque ? 2 : 6))
        #expect(try PNGDecoder.decode(file) == image)
    }

    @Test func opaqueFilesMatchTheDigest() throws {
        let layered = PNGEncoderTests.image(PixelSize(width: 30, height: 30), isOpaque: false)
        let file = try PNGEncoder.encode(layered, isOpaque: true)
        #expect(try PNGDecoder.decode(file) == StraightImage(layered, isOpaque: true))
    }

    // MARK: Chunks that decide no pixel

    @Test func otherChunksAreSkipped() throws {
        let sample = SamplePNG.random((2, 8), width: 4, height: 4)
        let extra = [
            Chunk(name: "gAMA", bytes: [0, 0, 0, 1]), Chunk(name: "tEXt", bytes: Array("Title\0frame".utf8)),
            Chunk(name: "iCCP", bytes: Array("broken\0\0".utf8)), Chunk(name: "vpAg", bytes: [1, 2, 3]),
            Chunk(name: "acTL", bytes: [0, 0, 0, 1, 0, 0, 0, 0]),
        ]
        let file = sample.file[..<33] + extra.flatMap(\.encoded) + sample.file[33...]
        var warnings: [String] = []
        #expect(try PNGDecoder.decode(Array(file), warn: { warnings.append($0) }) == sample.image)
        #expect(warnings == [])
    }

    @Test func bytesAfterTheEndAreIgnored() throws {
        let sample = SamplePNG.random((0, 8), width: 4, height: 4)
        #expect(try PNGDecoder.decode(sample.file + [1, 2, 3]) == sample.image)
    }
}
