import FramePNG
import FramePainting
import TestSupport
import Testing

/// Damaged, truncated and oversized files give a specific error and never part of an image.
@Suite struct PNGDamageTests {
    static func refusal(_ file: [UInt8], limits: PNGLimits = .default) -> PNGError? {
        do throws(PNGError) {
            _ = try PNGDecoder.decode(file, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    /// A sample of each form, with tRNS where allowed.
    static let samples = SamplePNG.forms.flatMap { form in
        [false, true].map { isInterlaced in
            var sample = SamplePNG.random(form, width: 5, height: 5, isInterlaced: isInterlaced)
            if form.colorType < 4 { sample.transparency = [[0, 1], [], [0, 1, 0, 2, 0, 3], [7]][form.colorType] }
            return sample
        }
    }

    @Test func everyPrefixIsRefused() {
        for sample in Self.samples {
            let file = sample.file
            for count in file.indices {
                switch Self.refusal(Array(file[..<count])) {
                case .notPNG(let firstBytes)?: #expect(firstBytes.count == count && count < 8)
                case .truncated(_, _, let expected, let found)?: #expect(found < expected && count >= 8)
                case let other: Issue.record("\(count) of \(file.count) bytes: \(String(describing: other))")
                }
            }
        }
    }

    /// Every chunk here affects pixels and has a checksum. Only a damaged *name* can turn one, tRNS, into an ancillary
    /// chunk, which gives a warning.
    @Test func noFlippedBitGoesUnnoticed() {
        for sample in Self.samples {
            var file = sample.file
            for bit in 0..<file.count * 8 {
                file[bit / 8] ^= 1 << (bit % 8)
                var warnings: [String] = []
                if (try? PNGDecoder.decode(file, warn: { warnings.append($0) })) != nil {
                    #expect(!sample.transparency.isEmpty && warnings.count == 1 && warnings[0].hasSuffix("CRC error"))
                }
                file[bit / 8] ^= 1 << (bit % 8)
            }
        }
    }

    /// A damaged chunk without effect on pixels gives a warning and a complete image.
    @Test func flippedBitsOutsideThePixelsAreWarnedOf() throws {
        let image = SamplePNG.random((6, 8), width: 6, height: 6).image
        var file = try PNGEncoder.encode(image)
        // The contents and checksum of sRGB, after signature and IHDR (33 bytes), length and name (8).
        for bit in 41 * 8..<46 * 8 {
            file[bit / 8] ^= 1 << (bit % 8)
            var warnings: [String] = []
            #expect(try PNGDecoder.decode(file, warn: { warnings.append($0) }) == image)
            #expect(warnings == ["sRGB: CRC error"])
            file[bit / 8] ^= 1 << (bit % 8)
        }
    }

    /// With repaired checksums, damaged contents give an image of the size in the header, or an error.
    @Test func damagedContentsAreHarmless() {
        var noise = SplitMix64(seed: 7)
        for sample in Self.samples {
            let chunks = Chunk.all(in: sample.file)
            for _ in 0..<60 {
                var damaged = chunks
                for _ in 0..<Int.random(in: 1...3, using: &noise) {
                    let chunk = Int.random(in: 0..<chunks.count - 1, using: &noise)
                    let byte = Int.random(in: damaged[chunk].bytes.indices, using: &noise)
                    damaged[chunk].bytes[byte] ^= 1 << Int.random(in: 0..<8, using: &noise)
                }
                if let image = try? PNGDecoder.decode(sample.file[..<8] + damaged.flatMap(\.encoded)) {
                    #expect(SamplePNG.bigEndian(image.size.width) == Array(damaged[0].bytes[..<4]))
                    #expect(SamplePNG.bigEndian(image.size.height) == Array(damaged[0].bytes[4..<8]))
                }
            }
        }
    }

    @Test func noiseIsRefused() {
        var noise = SplitMix64(seed: 11)
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for count in 0..<200 {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &noise) }
            #expect(Self.refusal(bytes) == .notPNG(firstBytes: Array(bytes.prefix(8))))
            #expect(Self.refusal(signature + bytes) != nil)
        }
    }

    // MARK: Damage with right checksums

    static func file(_ chunks: [Chunk]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap(\.encoded)
    }

    @Test func imageDataMustFitTheHeader() throws {
        let chunks = Chunk.all(in: SamplePNG.random((0, 8), width: 4, height: 4).file)
        let rows = [UInt8](repeating: 0, count: 20)
        for (count, expected) in [(19, "Not enough image data"), (0, "Not enough image data")] {
            var short = chunks
            short[1].bytes = SamplePNG.stored(Array(rows[..<count]))
            let error = try #require(Self.refusal(Self.file(short)))
            #expect(error.message.contains(expected), "\(error.message)")
        }
        var wrongSum = chunks
        wrongSum[1].bytes[wrongSum[1].bytes.count - 1] ^= 1
        #expect(Self.refusal(Self.file(wrongSum))?.message.contains("incorrect data check") == true)
        var long = chunks
        long[1].bytes = SamplePNG.stored(rows + [0])
        #expect(Self.refusal(Self.file(long))?.message.contains("IDAT") == true)
    }

    @Test func missingAndMisplacedChunksAreRefused() {
        let chunks = Chunk.all(in: SamplePNG.random((3, 2), width: 4, height: 4).file)
        #expect(chunks.map(\.name) == ["IHDR", "PLTE", "IDAT", "IEND"])
        for missing in chunks.indices {
            var rest = chunks
            rest.remove(at: missing)
            #expect(Self.refusal(Self.file(rest)) != nil, "without \(chunks[missing].name)")
        }
        for first in chunks.indices.dropLast() {
            var swapped = chunks
            swapped.swapAt(first, first + 1)
            #expect(Self.refusal(Self.file(swapped)) != nil, "\(chunks[first].name) late")
        }
        #expect(Self.refusal(Self.file([chunks[0]] + chunks)) != nil)
        let unknownCritical = [chunks[0], Chunk(name: "QQQQ", bytes: [])] + chunks[1...]
        #expect(Self.refusal(Self.file(unknownCritical))?.message.contains("QQQQ") == true)
    }

    @Test func chunkNamesAreLetters() {
        let chunks = Chunk.all(in: SamplePNG.random((0, 8), width: 4, height: 4).file)
        for byte in UInt8.min...127 {
            let isLetter = Character(UnicodeScalar(byte)).isLetter
            // A lowercase first letter marks an ancillary chunk.
            let name = "a\(UnicodeScalar(byte))AA"
            let file = Self.file([chunks[0], Chunk(name: name, bytes: [])] + chunks[1...])
            let expected = PNGError.invalidChunkName(Array(name.utf8), offset: 33)
            #expect(Self.refusal(file) == (isLetter ? nil : expected), "\(byte)")
        }
    }

    @Test func headersThatDoNotExistAreRefused() {
        let chunks = Chunk.all(in: SamplePNG.random((0, 8), width: 4, height: 4).file)
        let valid = Set(SamplePNG.forms.map { [UInt8($0.depth), UInt8($0.colorType)] })
        for depth in 0...17 {
            for colorType in 0...8 where !valid.contains([UInt8(depth), UInt8(colorType)]) {
                var damaged = chunks
                damaged[0].bytes[8...9] = [UInt8(depth), UInt8(colorType)]
                #expect(Self.refusal(Self.file(damaged)) != nil, "depth \(depth), color type \(colorType)")
            }
        }
        for (byte, value) in [(3, 0), (7, 0), (10, 1), (11, 1), (12, 2)] {
            var damaged = chunks
            damaged[0].bytes[byte] = UInt8(value)
            #expect(Self.refusal(Self.file(damaged)) != nil, "byte \(byte) of IHDR is \(value)")
        }
        var noWidth = chunks
        noWidth[0].bytes[3] = 0
        #expect(Self.refusal(Self.file(noWidth))?.message.contains("Image width is zero in IHDR") == true)
    }

    @Test func damagedTransparencyIsNotDropped() {
        var sample = SamplePNG.random((3, 2), width: 4, height: 4)
        sample.transparency = [1, 2, 3, 4, 5]
        #expect(Self.refusal(sample.file)?.message.contains("tRNS") == true)
    }

    /// libpng's table has all 256 entries, with black for entries that the file lacks, so no read exceeds it.
    @Test func indexesPastThePaletteAreBlack() throws {
        for depth in [1, 2, 4, 8] {
            let last = (1 << depth) - 1
            var sample = SamplePNG(width: 2, height: 1, depth: depth, colorType: 3, samples: [0, last])
            sample.palette = [[1, 2, 3]]
            #expect(try PNGDecoder.decode(sample.file).bytes == [1, 2, 3, 255, 0, 0, 0, 255])
        }
    }
}
