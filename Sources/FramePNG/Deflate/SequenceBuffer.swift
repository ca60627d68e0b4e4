/// What one deflate block will say, before its Huffman codes are known: literals, and runs between them.
struct SequenceBuffer {
    /// A stretch of literals and what follows them.
    struct Sequence {
        /// How many of the literals come first.
        let literalCount: Int32
        /// Bytes of the run, at least ``RunLength/shortest``, or how many rows repeat.
        var length: Int32
        let kind: Kind
    }

    enum Kind: UInt8 {
        /// Repeats the byte before.
        case byteRun
        /// Repeats the pixel before.
        case pixelRun
        /// Rows that equal the row above: each the byte ``filter`` and zeros.
        case repeatedRows
    }

    /// The filter byte every row begins with.
    let filter: UInt8
    /// The bytes of a row after its filter byte.
    let bytesPerRow: Int

    private(set) var literals: [UInt8] = []
    private(set) var sequences: [Sequence] = []
    /// How often each literal and length symbol will be written.
    private(set) var symbolCounts = [Int](repeating: 0, count: RunLength.symbolCount)

    private var openLiterals: Int32 = 0
    private var lastByte = -1

    init(filter: UInt8, bytesPerRow: Int) {
        self.filter = filter
        self.bytesPerRow = bytesPerRow
    }

    /// Full enough for a block of its own: large enough that its code table (about 80 bytes) does not matter, small enough
    /// for the codes to follow a picture that changes, and for memory to stay bounded on photographs. Tuned by the orders
    /// of magnitude alone.
    var isFull: Bool { literals.count >= 1 << 18 || sequences.count >= 1 << 16 }

    /// Forgets what was said, but not the byte before: a run may go on from the last block.
    mutating func removeAll() {
        literals.removeAll(keepingCapacity: true)
        sequences.removeAll(keepingCapacity: true)
        for index in symbolCounts.indices { symbolCounts[index] = 0 }
        openLiterals = 0
    }

    @inline(__always)
    mutating func addLiteral(_ byte: UInt8) {
        literals.append(byte)
        symbolCounts[Int(byte)] &+= 1
        openLiterals &+= 1
        lastByte = Int(byte)
    }

    /// `count` bytes of one value: the first as a literal where the byte before is another.
    @inline(__always)
    mutating func addByteRun(_ byte: UInt8, count: Int) {
        var rest = count
        if lastByte != Int(byte) {
            addLiteral(byte)
            rest &-= 1
        }
        if rest >= RunLength.shortest {
            endSequence(length: rest, kind: .byteRun)
        } else {
            for _ in 0..<rest { addLiteral(byte) }
        }
    }

    /// `count` times the lowest `bytes` bytes of `pixel`.
    @inline(__always)
    mutating func addPixelRun(_ pixel: UInt32, bytes: Int, count: Int) {
        let first = UInt8(truncatingIfNeeded: pixel)
        if count > 1, pixel == UInt32(first) &* (bytes == 4 ? 0x0101_0101 : 0x01_0101) {
            return addByteRun(first, count: count &* bytes)
        }
        for index in 0..<bytes {
            addLiteral(UInt8(truncatingIfNeeded: pixel &>> (8 &* UInt32(truncatingIfNeeded: index))))
        }
        if count > 1 { endSequence(length: (count &- 1) &* bytes, kind: .pixelRun) }
    }

    mutating func addRepeatedRows(_ count: Int) {
        if openLiterals == 0, let last = sequences.last, last.kind == .repeatedRows {
            sequences[sequences.count - 1].length += Int32(count)
        } else {
            sequences.append(Sequence(literalCount: openLiterals, length: Int32(count), kind: .repeatedRows))
            openLiterals = 0
        }
        symbolCounts[Int(filter)] += count
        if bytesPerRow > RunLength.shortest {
            symbolCounts[0] += count
            RunLength.count(bytesPerRow - 1, times: count, in: &symbolCounts)
        } else {
            symbolCounts[0] += bytesPerRow * count
        }
        lastByte = 0
    }

    /// Literals that no run has followed yet.
    var trailingLiterals: Int { Int(openLiterals) }

    @inline(__always)
    private mutating func endSequence(length: Int, kind: Kind) {
        sequences.append(
            Sequence(literalCount: openLiterals, length: Int32(truncatingIfNeeded: length), kind: kind))
        openLiterals = 0
        RunLength.count(length, times: 1, in: &symbolCounts)
    }
}
