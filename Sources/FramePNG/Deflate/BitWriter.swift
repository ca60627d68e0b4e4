/// Packs bits into bytes in deflate's order, lowest first.
struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount: UInt64 = 0

    /// Appends the lowest `count` bits of `bits`, at most 48; all higher bits must be 0.
    mutating func write(_ bits: UInt64, count: Int) {
        pending |= bits << pendingCount
        pendingCount += UInt64(count)
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }

    /// Calls `body` with a run that writes without bounds checks.
    ///
    /// - Parameter bitCount: Upper bound for the number of bits that `body` writes.
    mutating func writeUnchecked(upTo bitCount: Int, _ body: (inout Run) -> Void) {
        let start = bytes.count
        let room = bitCount / 8 + 16
        bytes.append(contentsOf: repeatElement(0, count: room))
        var used = 0
        bytes.withUnsafeMutableBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            var run = Run(next: base + start, pending: pending, pendingCount: pendingCount)
            body(&run)
            used = run.next - UnsafeMutableRawPointer(base) - start
            pending = run.pending
            pendingCount = run.pendingCount
        }
        precondition(used <= room - 8, "more bits were written than announced")
        bytes.removeLast(room - used)
    }

    /// Writes through a pointer, for the inner loop of a block.
    struct Run {
        fileprivate(set) var next: UnsafeMutableRawPointer
        fileprivate(set) var pending: UInt64
        fileprivate(set) var pendingCount: UInt64

        fileprivate init(next: UnsafeMutableRawPointer, pending: UInt64, pendingCount: UInt64) {
            self.next = next
            self.pending = pending
            self.pendingCount = pendingCount
        }

        /// Appends the lowest `count` bits of `bits`, at most 56; all higher bits must be 0.
        @inline(__always)
        mutating func write(_ bits: UInt64, count: UInt64) {
            pending |= bits &<< pendingCount
            next.storeBytes(of: pending.littleEndian, as: UInt64.self)
            pendingCount &+= count
            let whole = pendingCount &>> 3
            next += Int(truncatingIfNeeded: whole)
            pending = pending &>> (whole &<< 3)
            pendingCount &= 7
        }
    }

    /// Pads the last byte with zeros.
    mutating func alignToByte() {
        if pendingCount > 0 { write(0, count: Int(8 - pendingCount)) }
    }

    /// Appends whole bytes.
    ///
    /// - Precondition: The writer is at a byte boundary.
    mutating func append(_ more: [UInt8]) {
        bytes.append(contentsOf: more)
    }

    mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }
}
