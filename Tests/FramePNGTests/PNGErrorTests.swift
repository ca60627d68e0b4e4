import FramePNG
import FramePainting
import Testing

@Suite struct PNGErrorTests {
    static let size = PixelSize(width: 111, height: 222)

    /// Every case, with the evidence required in its message.
    static let cases: [(error: PNGError, evidence: [String])] = [
        (.notPNG(firstBytes: []), ["empty"]),
        (.notPNG(firstBytes: [71, 73, 70]), ["[71, 73, 70]", "[137, 80, 78, 71, 13, 10, 26, 10]"]),
        (.truncated(chunk: "PLTE", offset: 33, expected: 60, found: 44), ["PLTE", "33", "60", "44"]),
        (.truncated(chunk: nil, offset: 77, expected: 12, found: 5), ["IEND", "77", "12", "5"]),
        (.invalidChunkName([1, 2, 3, 4], offset: 55), ["[1, 2, 3, 4]", "55", "four letters"]),
        (.missingHeader(first: "sRGB"), ["sRGB", "IHDR"]),
        (.headerLength(12), ["IHDR", "12", "13"]),
        (.interlaced(size, maxPixels: 30), ["111×222", "interlaced", "30"]),
        (.secondHeader(offset: 41), ["IHDR", "41"]),
        (
            .tooLarge(size, limits: PNGLimits(maxWidth: 10, maxHeight: 20, maxPixels: 30, maxChunkBytes: 40)),
            ["111×222", "10×20", "30"]
        ),
        (.chunkTooLarge(name: "tEXt", length: 900, limit: 800), ["tEXt", "900", "800"]),
        (.tooFewImageBytes(13, size: size), ["13 bytes", "111×222"]),
        (.damaged("IDAT: CRC error", offset: 99), ["IDAT: CRC error", "99"]),
        (.notAnimated, ["acTL"]),
        (.damagedAnimation(.length(chunk: "fcTL", found: 25, expected: 26), offset: 41), ["fcTL", "25", "26", "41"]),
        (.damagedAnimation(.checksum(chunk: "fdAT"), offset: 41), ["fdAT", "41"]),
        (.damagedAnimation(.number(chunk: "fdAT", found: 7, expected: 6), offset: 41), ["fdAT", "7", "6"]),
        (
            .damagedAnimation(.area(width: 5, height: 6, left: 7, top: 8, of: size), offset: 41),
            ["5×6", "(7, 8)", "111×222"]
        ),
        (.damagedAnimation(.frameCount(found: 3, declared: 4), offset: 41), ["3", "4"]),
        (.damagedAnimation(.noData(frame: 3), offset: 41), ["frame 3"]),
        (.damagedAnimation(.dataBeforeControl, offset: 41), ["fdAT", "fcTL"]),
        (.damagedAnimation(.operation(frame: 3, dispose: 9, blend: 8), offset: 41), ["frame 3", "9", "8"]),
        (.unwritableSize(size), ["111×222", "16384"]),
        (.invalidLevel(12), ["12", "0", "9"]),
        (.partialRow(byteCount: 13, bytesPerRow: 8), ["13", "8"]),
        (.tooManyRows(appended: 7, missing: 5, height: 90), ["7", "5", "90"]),
        (.missingRows(missing: 5, height: 90), ["5", "90"]),
        (.finished, ["finished"]),
        (.writing("no memory for the output"), ["libpng", "no memory for the output"]),
    ]

    @Test func everyMessageShowsItsEvidence() {
        for (error, evidence) in Self.cases {
            for part in evidence { #expect(error.message.contains(part), "\(error.message)") }
        }
        #expect(Set(Self.cases.map(\.error.message)).count == Self.cases.count)
    }
}
