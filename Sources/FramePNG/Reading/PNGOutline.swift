import CFramePNG
import FramePainting

/// The chunk lengths and IHDR of a file, read before libpng sees the file.
///
/// Lengths are checked against the file and the limits here, where errors can name the chunk and both numbers and
/// nothing has been allocated yet. libpng checks contents and checksums.
struct PNGOutline {
    private(set) var size = PixelSize(width: 0, height: 0)
    private(set) var chunks: [PNGChunk] = []
    /// Total size of all IDAT chunks.
    private(set) var imageBytes = 0
    private(set) var isInterlaced = false
    private var bitsPerPixel = 0

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init(_ file: UnsafeBufferPointer<UInt8>, limits: PNGLimits) throws(PNGError) {
        guard file.count >= 8, file[..<8].elementsEqual(Self.signature) else {
            throw .notPNG(firstBytes: Array(file.prefix(8)))
        }
        var offset = 8
        var name: [UInt8] = []
        while name != Array("IEND".utf8) {
            // These are the length, name and checksum.
            guard file.count - offset >= 12 else {
                throw .truncated(chunk: nil, offset: offset, expected: 12, found: file.count - offset)
            }
            let length = Self.number(file, offset)
            name = Array(file[offset + 4..<offset + 8])
            guard name.allSatisfy(Self.isLetter) else { throw .invalidChunkName(name, offset: offset) }
            let isImageData = name == Array("IDAT".utf8)
            guard isImageData || length <= limits.maxChunkBytes else {
                throw .chunkTooLarge(name: Self.text(name), length: length, limit: limits.maxChunkBytes)
            }
            guard length <= file.count - offset - 12 else {
                throw .truncated(
                    chunk: Self.text(name), offset: offset, expected: 12 + length, found: file.count - offset)
            }
            if isImageData { imageBytes += length }
            try checkHeader(name, length, offset)
            if chunks.isEmpty { try readHeader(file, offset + 8, limits) }
            chunks.append(PNGChunk(name: Self.text(name), range: offset..<offset + 12 + length))
            offset += 12 + length
        }
        try checkImageBytes()
    }

    /// Requires IHDR as the first chunk, with 13 bytes, and nowhere else (PNG specification, third edition, 5.6 and
    /// 11.2.1).
    private func checkHeader(_ name: [UInt8], _ length: Int, _ offset: Int) throws(PNGError) {
        let isHeader = name == Array("IHDR".utf8)
        if chunks.isEmpty, !isHeader { throw .missingHeader(first: Self.text(name)) }
        if !chunks.isEmpty, isHeader { throw .secondHeader(offset: offset) }
        if isHeader, length != 13 { throw .headerLength(length) }
    }

    private mutating func readHeader(
        _ file: UnsafeBufferPointer<UInt8>, _ offset: Int, _ limits: PNGLimits
    ) throws(PNGError) {
        size = PixelSize(width: Self.number(file, offset), height: Self.number(file, offset + 4))
        guard limits.allows(size) else { throw .tooLarge(size, limits: limits) }
        isInterlaced = file[offset + 12] != 0
        // These are the samples per pixel by color type. Undefined types in between are left to libpng.
        let samples = [1, 0, 3, 1, 2, 0, 4]
        let colorType = Int(file[offset + 9])
        bitsPerPixel = samples.indices.contains(colorType) ? samples[colorType] * Int(file[offset + 8]) : 0
    }

    /// Rejects headers that promise more pixels than the image data can hold, so that the file bounds the memory.
    ///
    /// Deflate's shortest code for its longest match takes two bits for 258 bytes, so a byte of image data holds at
    /// most 1,032 bytes of rows (the same figure: Gailly and Adler, "zlib technical details").
    private func checkImageBytes() throws(PNGError) {
        if bitsPerPixel > 0, size.width * size.height > imageBytes * 1032 * 8 / bitsPerPixel {
            throw .tooFewImageBytes(imageBytes, size: size)
        }
    }

    private static func number(_ file: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        65...90 ~= byte || 97...122 ~= byte
    }

    private static func text(_ name: [UInt8]) -> String {
        String(decoding: name, as: UTF8.self)
    }
}

/// The location of a chunk in a file.
struct PNGChunk: Equatable {
    /// Name of four letters.
    let name: String
    /// Range from its length to its checksum.
    let range: Range<Int>

    /// Range of bytes between name and checksum.
    var contents: Range<Int> { range.lowerBound + 8..<range.upperBound - 4 }

    /// Range of bytes covered by the checksum, which excludes the length (PNG specification, third edition, 5.3).
    var summed: Range<Int> { range.lowerBound + 4..<range.upperBound - 4 }

    /// Returns the CRC-32 of a part of a file.
    static func checksum(of file: [UInt8], _ range: Range<Int>) -> Int {
        Int(CRC32.checksum(of: file[range]))
    }

    /// Encodes a whole chunk.
    ///
    /// - Parameter name: Name of four letters.
    static func encoded(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        let summed = Array(name.utf8) + contents
        let sum = UInt32(checksum(of: summed, summed.indices))
        return bigEndian(UInt32(contents.count)) + summed + bigEndian(sum)
    }
}

/// The checksum of PNG chunks (PNG specification, third edition, 5.5 and annex D).
public enum CRC32 {
    public static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: frame_png_checksum($0.baseAddress, $0.count)) }
    }
}

func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian, Array.init)
}
