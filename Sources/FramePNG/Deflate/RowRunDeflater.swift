/// Compresses rows of pixels into the zlib stream of a PNG's image data. It is fast for images of flat areas.
///
/// Every row is filtered with UP, which leaves zeros where a pixel equals the one above. Instead of deflate's expensive
/// search for matches, only runs of one byte and of one pixel are detected, which the next pixel reveals. A row equal
/// to the row above always encodes the same way, and its checksum has a closed form. On user interfaces, where three
/// rows in four equal the row above, the result is smaller than libpng's default and a hundred times as fast to make.
/// Photographs reduce to Huffman coding of differences, as small as zlib's level 1.
///
/// The stream depends only on the pixels: blocks end at a number of symbols, not where rows arrived together.
struct RowRunDeflater {
    let width: Int
    /// Bytes per pixel in the file: 3 (R, G, B) or 4 (R, G, B, straight A).
    let bytesPerPixel: Int

    var sequences: SequenceBuffer
    var checksum = Adler32()
    /// Last row as R, G, B, A; zeros above the first.
    var above: [UInt32]
    /// Current row minus the row above.
    var delta: [UInt32]
    private var bits = BitWriter()

    /// The zlib header: deflate with a 32 KiB window, fastest level (RFC 1950, section 2.2).
    private static let header: [UInt8] = [0x78, 0x01]
    /// PNG's filter type UP (PNG specification, section 9.2).
    static let up: UInt8 = 2

    init(width: Int, hasAlpha: Bool) {
        self.width = width
        bytesPerPixel = hasAlpha ? 4 : 3
        sequences = SequenceBuffer(filter: Self.up, bytesPerRow: width * bytesPerPixel)
        above = [UInt32](repeating: 0, count: width)
        delta = [UInt32](repeating: 0, count: width)
        bits.append(Self.header)
    }

    /// Appends rows of straight R, G, B, A. Without alpha in the file, the fourth byte is ignored.
    ///
    /// - Precondition: `rows` holds whole rows.
    mutating func append(_ rows: UnsafeRawBufferPointer) {
        let bytesPerRow = width * 4
        for start in stride(from: 0, to: rows.count, by: bytesPerRow) {
            append(row: UnsafeRawBufferPointer(rebasing: rows[start..<start + bytesPerRow]))
        }
    }

    /// Appends `count` rows that equal the last one (zeros before the first).
    mutating func repeatRow(_ count: Int) {
        guard count > 0 else { return }
        sequences.addRepeatedRows(count)
        checksum.addRepeatedRows(count, filter: Self.up, zeros: width * bytesPerPixel)
        flushIfFull()
    }

    /// Ends the stream and returns it.
    mutating func finish() -> [UInt8] {
        flush(isLast: true)
        bits.alignToByte()
        bits.append(checksum.bigEndianBytes)
        return bits.take()
    }

    private mutating func append(row: UnsafeRawBufferPointer) {
        if subtractAbove(row) { return repeatRow(1) }
        addRow()
        flushIfFull()
    }

    private mutating func flushIfFull() {
        if sequences.isFull { flush(isLast: false) }
    }

    private mutating func flush(isLast: Bool) {
        DeflateBlock(sequences, bytesPerPixel: bytesPerPixel).write(isLast: isLast, to: &bits)
        sequences.removeAll()
    }
}

// The two loops over every pixel.
extension RowRunDeflater {
    /// Writes the difference from the row above into `delta`, component by component, and stores the row. Returns
    /// whether the rows are equal.
    mutating func subtractAbove(_ row: UnsafeRawBufferPointer) -> Bool {
        let mask: UInt32 = bytesPerPixel == 4 ? 0xFFFF_FFFF : 0x00FF_FFFF
        return above.withUnsafeMutableBytes { above in
            delta.withUnsafeMutableBytes { delta in
                var remains = SIMD16<UInt8>.zero
                let lanes = SIMD4<UInt32>(repeating: mask.littleEndian)
                let kept = unsafeBitCast(lanes, to: SIMD16<UInt8>.self)
                let wholeGroups = row.count & ~15
                for offset in stride(from: 0, to: wholeGroups, by: 16) {
                    let now = row.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
                    let before = above.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
                    let difference = (now &- before) & kept
                    above.storeBytes(of: now, toByteOffset: offset, as: SIMD16<UInt8>.self)
                    delta.storeBytes(of: difference, toByteOffset: offset, as: SIMD16<UInt8>.self)
                    remains |= difference
                }
                for offset in wholeGroups..<row.count {
                    let difference = (row[offset] &- above[offset]) & (mask >> (8 * UInt32(offset & 3)) & 0xFF).byte
                    above[offset] = row[offset]
                    delta[offset] = difference
                    remains[0] |= difference
                }
                return remains == .zero
            }
        }
    }

    /// Encodes the filter byte and `delta` as literals and runs.
    mutating func addRow() {
        var checksum = self.checksum
        checksum.add(Self.up)
        delta.withUnsafeBufferPointer { delta in
            guard let pixels = delta.baseAddress else { return }
            sequences.addRow { row in
                // There are two copies of the loop, one for each number of bytes.
                if bytesPerPixel == 4 {
                    Self.addRuns(pixels, count: width, bytes: 4, to: &row, &checksum)
                } else {
                    Self.addRuns(pixels, count: width, bytes: 3, to: &row, &checksum)
                }
            }
        }
        checksum.reduce()
        self.checksum = checksum
    }

    @inline(__always)
    private static func addRuns(
        _ pixels: UnsafePointer<UInt32>, count: Int, bytes: Int, to target: inout SequenceBuffer.Row,
        _ sums: inout Adler32
    ) {
        // Local copies stay in registers.
        var (row, checksum) = (target, sums)
        defer { (target, sums) = (row, checksum) }
        var start = 0
        while start < count {
            let pixel = UInt32(littleEndian: pixels[start])
            let end = endOfRun(pixels, from: start, to: count)
            if pixel == 0 {
                let zeros = (end &- start) &* bytes
                checksum.addZeros(zeros)
                row.addByteRun(0, count: zeros)
            } else if end == start &+ 1, let literals = LiteralPixels(pixels, from: start, to: count, bytes: bytes) {
                checksum.add(literals)
                row.add(literals)
                start &+= literals.count
                continue
            } else {
                checksum.addPixels(pixel, bytes: bytes, count: end &- start)
                row.addPixelRun(pixel, bytes: bytes, count: end &- start)
            }
            start = end
        }
    }

    /// Returns the index after a run of equal pixels: usually the next one in photographs, otherwise searched sixteen
    /// at a time.
    @inline(__always)
    private static func endOfRun(_ pixels: UnsafePointer<UInt32>, from start: Int, to count: Int) -> Int {
        let pixel = pixels[start]
        var end = start &+ 1
        guard end < count, pixels[end] == pixel else { return end }
        let four = SIMD4<UInt32>(repeating: pixel)
        let raw = UnsafeRawPointer(pixels)
        while end &+ 16 <= count {
            let offset = end &* 4
            let first = raw.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self) ^ four
            let second = raw.loadUnaligned(fromByteOffset: offset &+ 16, as: SIMD4<UInt32>.self) ^ four
            let third = raw.loadUnaligned(fromByteOffset: offset &+ 32, as: SIMD4<UInt32>.self) ^ four
            let fourth = raw.loadUnaligned(fromByteOffset: offset &+ 48, as: SIMD4<UInt32>.self) ^ four
            if !isZero((first | second) | (third | fourth)) { break }
            end &+= 16
        }
        while end < count, pixels[end] == pixel { end &+= 1 }
        return end
    }

    /// Whether the vector is zero. Two 64-bit halves are tested, because a comparison of whole vectors compiles to one
    /// comparison per word.
    @inline(__always)
    private static func isZero(_ words: SIMD4<UInt32>) -> Bool {
        let halves = unsafeBitCast(words, to: SIMD2<UInt64>.self)
        return halves.x | halves.y == 0
    }
}

extension UInt32 {
    fileprivate var byte: UInt8 { UInt8(truncatingIfNeeded: self) }
}
