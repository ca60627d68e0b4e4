/// The contents of one deflate block before its Huffman codes are known: literals and the runs between them.
struct SequenceBuffer {
    /// A number of literals and the run that follows them.
    struct Sequence {
        /// Number of literals before the run.
        let literalCount: Int32
        /// Length of the run in bytes, at least ``RunLength/shortest``, or a number of repeated rows.
        var length: Int32
        let kind: Kind
    }

    enum Kind: UInt8 {
        /// Repeats the previous byte.
        case byteRun
        /// Repeats the previous pixel.
        case pixelRun
        /// Rows equal to the row above, each consisting of the byte ``filter`` and zeros.
        case repeatedRows
    }

    /// The filter byte at the start of every row.
    let filter: UInt8
    /// Number of bytes in a row after its filter byte.
    let bytesPerRow: Int

    /// Number of times each length symbol, and each literal of repeated rows, will be written. Recorded literals are
    /// counted all at once, in ``symbolCounts``.
    private var runCounts = [Int](repeating: 0, count: RunLength.symbolCount)

    // Both are oversized, so that a row is recorded without bounds checks.
    private var literals: [UInt8] = []
    private var sequences: [Sequence] = []
    private var literalCount = 0
    private var sequenceCount = 0
    /// Number of literals not yet followed by a run.
    private var openLiterals = 0
    private var lastByte = -1

    init(filter: UInt8, bytesPerRow: Int) {
        self.filter = filter
        self.bytesPerRow = bytesPerRow
    }

    /// Whether to end the block: late enough that its code table (about 80 bytes) does not matter, early enough for the
    /// codes to follow changes in the image and for memory to stay bounded on photographs. Tuned only to the order of
    /// magnitude.
    var isFull: Bool { literalCount >= 1 << 18 || sequenceCount >= 1 << 16 }

    /// Clears the block but keeps the last byte, because a run may continue from the previous block.
    mutating func removeAll() {
        literalCount = 0
        sequenceCount = 0
        for index in runCounts.indices { runCounts[index] = 0 }
        openLiterals = 0
    }

    /// Number of times each literal and length symbol will be written.
    ///
    /// Neighboring literals are often equal, and one counter cannot be increased twice without waiting, so four tables
    /// take turns.
    var symbolCounts: [Int] {
        var tables = [UInt32](repeating: 0, count: 4 * 256)
        withContents { literals, _ in
            tables.withUnsafeMutableBufferPointer { tables in
                guard let counts = tables.baseAddress, let literal = literals.baseAddress else { return }
                let whole = literals.count & ~3
                for index in stride(from: 0, to: whole, by: 4) {
                    counts[Int(literal[index])] &+= 1
                    counts[256 &+ Int(literal[index &+ 1])] &+= 1
                    counts[512 &+ Int(literal[index &+ 2])] &+= 1
                    counts[768 &+ Int(literal[index &+ 3])] &+= 1
                }
                for index in whole..<literals.count { counts[Int(literal[index])] &+= 1 }
            }
        }
        var counts = runCounts
        for byte in 0..<256 {
            counts[byte] += Int(tables[byte] + tables[256 + byte] + tables[512 + byte] + tables[768 + byte])
        }
        return counts
    }

    func withContents<Result>(
        _ body: (_ literals: UnsafeBufferPointer<UInt8>, _ sequences: UnsafeBufferPointer<Sequence>) -> Result
    ) -> Result {
        literals.withUnsafeBufferPointer { literals in
            sequences.withUnsafeBufferPointer { sequences in
                body(
                    UnsafeBufferPointer(rebasing: literals[..<literalCount]),
                    UnsafeBufferPointer(rebasing: sequences[..<sequenceCount]))
            }
        }
    }

    /// Records one row: the filter byte and at most ``bytesPerRow`` bytes that `body` adds.
    mutating func addRow(_ body: (inout Row) -> Void) {
        makeRoom()
        literals.withUnsafeMutableBufferPointer { literals in
            sequences.withUnsafeMutableBufferPointer { sequences in
                runCounts.withUnsafeMutableBufferPointer { counts in
                    RunLength.symbols.withUnsafeBufferPointer { symbols in
                        guard let literal = literals.baseAddress, let sequence = sequences.baseAddress,
                            let counts = counts.baseAddress, let symbols = symbols.baseAddress
                        else { return }
                        var row = Row(
                            literal: literal + literalCount, open: literal + (literalCount - openLiterals),
                            sequence: sequence + sequenceCount, counts: counts, symbols: symbols, lastByte: lastByte)
                        row.addLiteral(filter)
                        body(&row)
                        literalCount = row.literal - literal
                        openLiterals = row.literal - row.open
                        sequenceCount = row.sequence - sequence
                        lastByte = row.lastByte
                    }
                }
            }
        }
    }

    mutating func addRepeatedRows(_ count: Int) {
        makeRoom()
        if openLiterals == 0, sequenceCount > 0, sequences[sequenceCount - 1].kind == .repeatedRows {
            sequences[sequenceCount - 1].length += Int32(count)
        } else {
            sequences[sequenceCount] = Sequence(
                literalCount: Int32(openLiterals), length: Int32(count), kind: .repeatedRows)
            sequenceCount += 1
            openLiterals = 0
        }
        runCounts[Int(filter)] += count
        if bytesPerRow > RunLength.shortest {
            runCounts[0] += count
            runCounts.withUnsafeMutableBufferPointer { counts in
                RunLength.split(bytesPerRow - 1) { part, repeats in
                    counts[Int(RunLength.symbols[part])] += repeats * count
                }
            }
        } else {
            runCounts[0] += bytesPerRow * count
        }
        lastByte = 0
    }

    /// Reserves room for one more row with any contents; no run is shorter than a pixel. A pixel of three bytes is
    /// stored as four.
    private mutating func makeRoom() {
        let missing = literalCount + bytesPerRow + 2 - literals.count
        if missing > 0 { literals.append(contentsOf: repeatElement(0, count: max(missing, literals.count))) }
        let missingSequences = sequenceCount + bytesPerRow / 3 + 2 - sequences.count
        if missingSequences > 0 {
            let empty = Sequence(literalCount: 0, length: 0, kind: .byteRun)
            sequences.append(contentsOf: repeatElement(empty, count: max(missingSequences, sequences.count)))
        }
    }
}

extension SequenceBuffer {
    /// Records one row without bounds checks, because every byte of a photograph passes through here.
    struct Row {
        /// Position of the next literal.
        fileprivate(set) var literal: UnsafeMutablePointer<UInt8>
        /// The first literal not yet followed by a run.
        fileprivate(set) var open: UnsafeMutablePointer<UInt8>
        /// Position of the next sequence.
        fileprivate(set) var sequence: UnsafeMutablePointer<Sequence>
        /// Counts of length symbols.
        fileprivate let counts: UnsafeMutablePointer<Int>
        /// The array ``RunLength/symbols``, looked up once.
        fileprivate let symbols: UnsafePointer<UInt16>
        fileprivate(set) var lastByte: Int

        init(
            literal: UnsafeMutablePointer<UInt8>, open: UnsafeMutablePointer<UInt8>,
            sequence: UnsafeMutablePointer<Sequence>, counts: UnsafeMutablePointer<Int>,
            symbols: UnsafePointer<UInt16>, lastByte: Int
        ) {
            self.literal = literal
            self.open = open
            self.sequence = sequence
            self.counts = counts
            self.symbols = symbols
            self.lastByte = lastByte
        }

        @inline(__always)
        mutating func addLiteral(_ byte: UInt8) {
            literal.pointee = byte
            literal += 1
            lastByte = Int(byte)
        }

        /// Adds `count` bytes of one value, the first as a literal if the previous byte differs.
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

        /// Adds the lowest `bytes` bytes of `pixel`, 3 or 4, `count` times.
        @inline(__always)
        mutating func addPixelRun(_ pixel: UInt32, bytes: Int, count: Int) {
            let first = UInt8(truncatingIfNeeded: pixel)
            if count > 1, pixel == UInt32(first) &* (bytes == 4 ? 0x0101_0101 : 0x01_0101) {
                return addByteRun(first, count: count &* bytes)
            }
            UnsafeMutableRawPointer(literal).storeBytes(of: pixel.littleEndian, as: UInt32.self)
            literal += bytes
            lastByte = Int(bytes == 4 ? pixel &>> 24 : pixel &>> 16)
            if count > 1 { endSequence(length: (count &- 1) &* bytes, kind: .pixelRun) }
        }

        @inline(__always)
        mutating func add(_ literals: LiteralPixels) {
            literals.store(to: UnsafeMutableRawPointer(literal))
            literal += literals.count &* literals.bytes
            lastByte = Int(literal[-1])
        }

        @inline(__always)
        private mutating func endSequence(length: Int, kind: Kind) {
            let literalCount = Int32(truncatingIfNeeded: literal - open)
            sequence.pointee = Sequence(
                literalCount: literalCount, length: Int32(truncatingIfNeeded: length), kind: kind)
            sequence += 1
            open = literal
            RunLength.split(length) { part, repeats in counts[Int(symbols[part])] &+= repeats }
        }
    }
}
