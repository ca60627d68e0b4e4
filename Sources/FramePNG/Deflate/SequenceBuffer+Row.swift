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
