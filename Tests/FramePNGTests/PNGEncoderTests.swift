import FramePNG
import FramePainting
import TestSupport
import Testing

@Suite struct PNGEncoderTests {
    /// Returns premultiplied pixels of every alpha, including opaque ones.
    static func image(_ size: PixelSize, isOpaque: Bool, seed: UInt64 = 1) -> PixelBuffer {
        var noise = SplitMix64(seed: seed)
        var pixels = PixelBuffer(size: size)
        for offset in stride(from: 0, to: pixels.bytes.count, by: 4) {
            let alpha: UInt8 = isOpaque ? 255 : .random(in: 0...255, using: &noise)
            for component in 0..<3 { pixels.bytes[offset + component] = .random(in: 0...alpha, using: &noise) }
            pixels.bytes[offset + 3] = alpha
        }
        return pixels
    }

    @Test(arguments: [true, false], [PNGCompression.fast, .level(1)])
    func fileHoldsOnlyHeaderColorSpaceAndPixels(isOpaque: Bool, compression: PNGCompression) throws {
        // Noise does not compress. For 300×200 pixels libpng needs several IDAT chunks, but our encoder always writes
        // one.
        let file = try PNGEncoder.encode(
            Self.image(PixelSize(width: 300, height: 200), isOpaque: isOpaque), isOpaque: isOpaque,
            compression: compression)
        let chunks = Chunk.all(in: file)
        #expect(Array(file[..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(chunks.map(\.name).filter { $0 != "IDAT" } == ["IHDR", "sRGB", "IEND"])
        #expect(chunks.dropFirst(2).dropLast().allSatisfy { $0.name == "IDAT" })
        #expect(compression == .fast ? chunks.count == 4 : chunks.count > 4)
        #expect(chunks[0].bytes == [0, 0, 1, 44, 0, 0, 0, 200, 8, isOpaque ? 2 : 6, 0, 0, 0])
        #expect(chunks[1].bytes == [0])
        #expect(file.count == 8 + chunks.reduce(0) { $0 + $1.bytes.count + 12 })
    }

    @Test(arguments: [true, false])
    func bytesDoNotDependOnTheBands(isOpaque: Bool) throws {
        let size = PixelSize(width: 61, height: 300)
        let pixels = Self.image(size, isOpaque: isOpaque)
        let whole = try PNGEncoder.encode(pixels, isOpaque: isOpaque)
        for rowsPerBand in [1, 2, 7, 32, 299, 300] {
            let encoder = try PNGEncoder(size: size, isOpaque: isOpaque)
            for row in stride(from: 0, to: size.height, by: rowsPerBand) {
                let end = min(size.height, row + rowsPerBand)
                try pixels.bytes.withUnsafeBytes { bytes in
                    try encoder.append(UnsafeRawBufferPointer(rebasing: bytes[row * 244..<end * 244]))
                }
            }
            #expect(try encoder.finish() == whole, "\(rowsPerBand) rows at a time")
        }
    }

    @Test func levelsGiveSmallerFilesOfTheSameImage() throws {
        var pixels = PixelBuffer(size: PixelSize(width: 200, height: 200))
        for index in pixels.bytes.indices { pixels.bytes[index] = UInt8(index / 7 % 13 * 19 % 256) }
        let sizes = try [0, 1, 6, 9].map {
            try PNGEncoder.encode(pixels, isOpaque: true, compression: .level($0)).count
        }
        #expect(sizes == sizes.sorted(by: >))
        #expect(
            try PNGEncoder.encode(pixels, isOpaque: true, compression: .small)
                == PNGEncoder.encode(pixels, isOpaque: true, compression: .level(9)))
    }

    // MARK: Wrong use

    @Test(arguments: [(0, 1), (1, 0), (-1, 5), (16_385, 1), (1, 16_385)])
    func sizesOutOfRangeAreRefused(width: Int, height: Int) {
        let size = PixelSize(width: width, height: height)
        #expect(throws: PNGError.unwritableSize(size)) { try PNGEncoder(size: size, isOpaque: true) }
        #expect(PNGError.unwritableSize(size).message.contains("\(width)×\(height)"))
    }

    @Test(arguments: [-1, 10]) func levelsOutOfRangeAreRefused(level: Int) {
        #expect(throws: PNGError.invalidLevel(level)) {
            try PNGEncoder(size: PixelSize(width: 1, height: 1), isOpaque: true, compression: .level(level))
        }
    }

    @Test func rowsAreCounted() throws {
        let encoder = try PNGEncoder(size: PixelSize(width: 2, height: 3), isOpaque: false)
        func append(_ byteCount: Int) throws {
            try [UInt8](repeating: 0, count: byteCount).withUnsafeBytes { try encoder.append($0) }
        }
        #expect(throws: PNGError.partialRow(byteCount: 12, bytesPerRow: 8)) { try append(12) }
        try append(8)
        try append(0)
        #expect(throws: PNGError.tooManyRows(appended: 3, missing: 2, height: 3)) { try append(24) }
        #expect(throws: PNGError.missingRows(missing: 2, height: 3)) { try encoder.finish() }
        try append(16)
        #expect(throws: PNGError.tooManyRows(appended: 1, missing: 0, height: 3)) { try append(8) }
        #expect(try Chunk.all(in: encoder.finish()).last?.name == "IEND")
        #expect(throws: PNGError.finished) { try encoder.finish() }
        #expect(throws: PNGError.finished) { try append(8) }
    }
}
