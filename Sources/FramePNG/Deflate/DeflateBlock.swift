/// One deflate block with dynamic Huffman codes (RFC 1951, section 3.2.7).
///
/// Two distances occur: one byte and one pixel. Both get a one-bit code, whether used or not, so that the code is
/// complete.
struct DeflateBlock {
    private let sequences: SequenceBuffer
    private let bytesPerPixel: Int
    private let symbols: HuffmanCode
    /// Exact number of bits of the contents.
    private let contentBits: Int

    private static let distanceBits = 1
    /// Returns the code of a distance. Distance 1 has the lower symbol and therefore the code 0, the pixel distance the
    /// code 1.
    private static func distanceCode(_ kind: SequenceBuffer.Kind) -> UInt64 { kind == .pixelRun ? 1 : 0 }

    /// - Parameter bytesPerPixel: 3 or 4.
    init(_ sequences: SequenceBuffer, bytesPerPixel: Int) {
        self.sequences = sequences
        self.bytesPerPixel = bytesPerPixel
        var counts = sequences.symbolCounts
        counts[RunLength.endOfBlock] = 1
        symbols = HuffmanCode(counts: counts, limit: 15)
        contentBits =
            zip(counts, symbols.lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
            + RunLength.ranges.reduce(0) { $0 + counts[Int($1.symbol)] * ($1.extraBits + Self.distanceBits) }
    }

    func write(isLast: Bool, to bits: inout BitWriter) {
        bits.write(isLast ? 1 : 0, count: 1)
        bits.write(2, count: 2)
        writeCodes(to: &bits)
        bits.writeUnchecked(upTo: contentBits) { writeContents(to: &$0) }
    }

    // MARK: Codes

    /// Code lengths of the distances. Distance symbols 0…3 stand for distances 1…4.
    private var distanceLengths: [UInt8] { bytesPerPixel == 4 ? [1, 0, 0, 1] : [1, 0, 1] }

    private func writeCodes(to bits: inout BitWriter) {
        let used = (symbols.lengths.lastIndex { $0 > 0 } ?? RunLength.endOfBlock) + 1
        let header = CodeLengths(Array(symbols.lengths[..<max(used, 257)]) + distanceLengths)
        bits.write(UInt64(max(used, 257) - 257), count: 5)
        bits.write(UInt64(distanceLengths.count - 1), count: 5)
        header.write(to: &bits)
    }

    // MARK: Contents

    private func writeContents(to target: inout BitWriter.Run) {
        let codes = zip(symbols.codes, symbols.lengths).map { UInt32($0) << 8 | UInt32($1) }
        let lengths = runBits()
        sequences.withContents { literals, sequences in
            codes.withUnsafeBufferPointer { codes in
                lengths.withUnsafeBufferPointer { lengths in
                    // A local copy stays in registers.
                    var run = target
                    defer { target = run }
                    var next = 0
                    for sequence in sequences {
                        let end = next &+ Int(sequence.literalCount)
                        writeLiterals(literals, next..<end, codes, to: &run)
                        next = end
                        switch sequence.kind {
                        case .byteRun, .pixelRun:
                            writeRun(Int(sequence.length), Self.distanceCode(sequence.kind), lengths, to: &run)
                        case .repeatedRows:
                            writeRepeatedRows(Int(sequence.length), codes, lengths, to: &run)
                        }
                    }
                    writeLiterals(literals, next..<literals.count, codes, to: &run)
                    let end = codes[RunLength.endOfBlock]
                    run.write(UInt64(end >> 8), count: UInt64(end & 0xFF))
                }
            }
        }
    }

    /// Writes three literals at a time: at most 45 bits, while a write takes 56.
    @inline(__always)
    private func writeLiterals(
        _ literals: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ codes: UnsafeBufferPointer<UInt32>,
        to run: inout BitWriter.Run
    ) {
        var next = range.lowerBound
        while next &+ 3 <= range.upperBound {
            let first = UInt64(codes[Int(literals[next])])
            let second = UInt64(codes[Int(literals[next &+ 1])])
            let third = UInt64(codes[Int(literals[next &+ 2])])
            let (one, two) = (first & 0xFF, (first & 0xFF) &+ (second & 0xFF))
            run.write(
                first &>> 8 | (second &>> 8) &<< one | (third &>> 8) &<< two, count: two &+ (third & 0xFF))
            next &+= 3
        }
        while next < range.upperBound {
            let code = codes[Int(literals[next])]
            run.write(UInt64(code &>> 8), count: UInt64(code & 0xFF))
            next &+= 1
        }
    }

    /// Returns, for each length 0…258, its code and extra bits with room for the distance. The lowest 8 bits hold their
    /// number without the distance.
    private func runBits() -> [UInt64] {
        var table = [UInt64](repeating: 0, count: RunLength.longest + 1)
        for range in RunLength.ranges {
            let codeLength = Int(symbols.lengths[Int(range.symbol)])
            let code = UInt64(symbols.codes[Int(range.symbol)])
            for offset in 0..<1 << range.extraBits where range.first + offset <= RunLength.longest {
                let bits = code | UInt64(offset) << UInt64(codeLength)
                table[range.first + offset] = bits << 8 | UInt64(codeLength + range.extraBits)
            }
        }
        return table
    }

    @inline(__always)
    private func writeRun(
        _ length: Int, _ distance: UInt64, _ lengths: UnsafeBufferPointer<UInt64>, to run: inout BitWriter.Run
    ) {
        RunLength.split(length) { part, repeats in
            let entry = lengths[part]
            let count = entry & 0xFF
            let bits = entry &>> 8 | distance &<< count
            for _ in 0..<repeats { run.write(bits, count: count &+ 1) }
        }
    }

    private func writeRepeatedRows(
        _ count: Int, _ codes: UnsafeBufferPointer<UInt32>, _ lengths: UnsafeBufferPointer<UInt64>,
        to run: inout BitWriter.Run
    ) {
        let filter = codes[Int(sequences.filter)]
        let zero = codes[0]
        let zeros = sequences.bytesPerRow
        let literals = zeros > RunLength.shortest ? 1 : zeros
        for _ in 0..<count {
            run.write(UInt64(filter &>> 8), count: UInt64(filter & 0xFF))
            for _ in 0..<literals { run.write(UInt64(zero &>> 8), count: UInt64(zero & 0xFF)) }
            if literals < zeros { writeRun(zeros &- 1, 0, lengths, to: &run) }
        }
    }
}
