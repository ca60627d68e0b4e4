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

    /// How often each literal and length symbol will be written.
    private(set) var symbolCounts = [Int](repeating: 0, count: RunLength.symbolCount)

    // Both are longer than what is said: a row is taken down without looking for room.
    private var literals: [UInt8] = []
    private var sequences: [Sequence] = []
    private var literalCount = 0
    private var sequenceCount = 0
    /// Literals that no run has followed yet.
    private var openLiterals = 0
    private var lastByte = -1

    init(filter: UInt8, bytesPerRow: Int) {
        self.filter = filter
        self.bytesPerRow = bytesPerRow
    }

    /// Full enough for a block of its own: large enough that its code table (about 80 bytes) does not matter, small enough
    /// for the codes to follow a picture that changes, and for memory to stay bounded on photographs. Tuned by the orders
    /// of magnitude alone.
    var isFull: Bool { literalCount >= 1 << 18 || sequenceCount >= 1 << 16 }

    /// Forgets what was said, but not the byte before: a run may go on from the last block.
    mutating func removeAll() {
        literalCount = 0
        sequenceCount = 0
        for index in symbolCounts.indices { symbolCounts[index] = 0 }
        openLiterals = 0
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

    /// Takes down what `body` says of one row: the filter byte and at most ``bytesPerRow`` bytes more.
    mutating func addRow(_ body: (inout Row) -> Void) {
        makeRoom()
        literals.withUnsafeMutableBufferPointer { literals in
            sequences.withUnsafeMutableBufferPointer { sequences in
                symbolCounts.withUnsafeMutableBufferPointer { counts in
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
        symbolCounts[Int(filter)] += count
        if bytesPerRow > RunLength.shortest {
            symbolCounts[0] += count
            symbolCounts.withUnsafeMutableBufferPointer { counts in
                RunLength.split(bytesPerRow - 1) { part, repeats in
                    counts[Int(RunLength.symbols[part])] += repeats * count
                }
            }
        } else {
            symbolCounts[0] += bytesPerRow * count
        }
        lastByte = 0
    }

    /// For one more row, whatever is said of it: no run is shorter than a pixel.
    private mutating func makeRoom() {
        let missing = literalCount + bytesPerRow + 1 - literals.count
        if missing > 0 { literals.append(contentsOf: repeatElement(0, count: max(missing, literals.count))) }
        let missingSequences = sequenceCount + bytesPerRow / 3 + 2 - sequences.count
        if missingSequences > 0 {
            let empty = Sequence(literalCount: 0, length: 0, kind: .byteRun)
            sequences.append(contentsOf: repeatElement(empty, count: max(missingSequences, sequences.count)))
        }
    }
}

extension SequenceBuffer {
    /// Takes down one row. There is room, so everything is a store and a step: of a photograph every byte comes through here.
    struct Row {
        /// Where the next literal goes.
        fileprivate(set) var literal: UnsafeMutablePointer<UInt8>
        /// The first literal that no run has followed yet.
        fileprivate(set) var open: UnsafeMutablePointer<UInt8>
        /// Where the next sequence goes.
        fileprivate(set) var sequence: UnsafeMutablePointer<Sequence>
        fileprivate let counts: UnsafeMutablePointer<Int>
        /// ``RunLength/symbols``, looked up once.
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
            counts[Int(byte)] &+= 1
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

        /// `count` times the lowest `bytes` bytes of `pixel`: 3 or 4.
        @inline(__always)
        mutating func addPixelRun(_ pixel: UInt32, bytes: Int, count: Int) {
            let first = UInt8(truncatingIfNeeded: pixel)
            if count > 1, pixel == UInt32(first) &* (bytes == 4 ? 0x0101_0101 : 0x01_0101) {
                return addByteRun(first, count: count &* bytes)
            }
            addLiteral(first)
            addLiteral(UInt8(truncatingIfNeeded: pixel &>> 8))
            addLiteral(UInt8(truncatingIfNeeded: pixel &>> 16))
            if bytes == 4 { addLiteral(UInt8(truncatingIfNeeded: pixel &>> 24)) }
            if count > 1 { endSequence(length: (count &- 1) &* bytes, kind: .pixelRun) }
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
