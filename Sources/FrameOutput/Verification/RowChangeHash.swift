import Glibc

/// SHA-256 of a frame's rows as what changes from row to row.
///
/// Hashed are, from the top, for each run of rows that are equal, all numbers as four bytes from the lowest up:
///
/// 1. how many blocks of the row differ from the row above it, a block being 16 pixels of R, G, B, A with straight alpha,
///    the last of a row what is left (of the first row, all blocks differ),
/// 2. for each of these, from the left, its number, and its bytes,
/// 3. how many rows the run has.
///
/// Frames of one size have equal input exactly when their pixels are equal: each row can be told from what is hashed.
/// Neighbouring rows of user interfaces differ at a few edges, so that little is left for SHA-256, which takes ten times as
/// long as comparing rows in the cache.
final class RowChangeHash: FrameEncoder {
    private static let blockBytes = 64
    /// What is compared at once before its blocks are: most of a row is as above.
    private static let spanBytes = 8 * blockBytes
    /// What is hashed at once: enough to make calls of libcrypto cheap, and well within the cache.
    private static let pieceBytes = 16_384

    private var hash: SHA256?
    /// The last row; empty before the first.
    private var row: [UInt8] = []
    private var count: UInt32 = 0
    /// What is to be hashed next, and how much of it there is: a piece and the longest row after it.
    private var pending: [UInt8] = []
    private var length = 0

    init() throws(OutputError) {
        hash = try SHA256()
    }

    func append(_ next: UnsafeRawBufferPointer, times: Int) throws(OutputError) {
        let isFirst = row.count != next.count
        if isFirst {
            row = Array(next)
            let blockCount = (next.count + Self.blockBytes - 1) / Self.blockBytes
            pending = [UInt8](repeating: 0, count: Self.pieceBytes + 8 + next.count + 4 * blockCount)
            length = 0
        }
        let begin = length
        if count > 0 { put(count) }
        let head = length
        put(0)
        let changed = takeChanges(next, all: isFirst)
        guard changed > 0 else {
            length = begin
            count += UInt32(clamping: times)
            return
        }
        let end = length
        length = head
        put(UInt32(changed))
        length = end
        count = UInt32(clamping: times)
        if length >= Self.pieceBytes { try hashPending() }
    }

    /// The 32 bytes of the digest.
    func finish() throws(OutputError) -> [UInt8] {
        if count > 0 { put(count) }
        try hashPending()
        guard let digest = try hash.take()?.finish() else { throw .noDigest }
        return digest.bytes
    }

    /// Puts the blocks in which a row differs from the last, which it replaces.
    ///
    /// - Parameter all: Whether those that are equal count, too.
    /// - Returns: How many there are.
    private func takeChanges(_ next: UnsafeRawBufferPointer, all: Bool) -> Int {
        row.withUnsafeMutableBytes { row in
            pending.withUnsafeMutableBytes { pending in
                guard let old = row.baseAddress, let new = next.baseAddress, let out = pending.baseAddress else {
                    return 0
                }
                var changed = 0
                for span in stride(from: 0, to: next.count, by: Self.spanBytes) {
                    let spanEnd = min(span + Self.spanBytes, next.count)
                    guard all || memcmp(old + span, new + span, spanEnd - span) != 0 else { continue }
                    for start in stride(from: span, to: spanEnd, by: Self.blockBytes) {
                        let size = min(Self.blockBytes, spanEnd - start)
                        guard all || memcmp(old + start, new + start, size) != 0 else { continue }
                        memcpy(old + start, new + start, size)
                        let number = UInt32(start / Self.blockBytes)
                        (out + length).storeBytes(of: number.littleEndian, as: UInt32.self)
                        memcpy(out + length + 4, new + start, size)
                        length += 4 + size
                        changed += 1
                    }
                }
                return changed
            }
        }
    }

    private func put(_ number: UInt32) {
        pending.withUnsafeMutableBytes { $0.storeBytes(of: number.littleEndian, toByteOffset: length, as: UInt32.self) }
        length += 4
    }

    private func hashPending() throws(OutputError) {
        try pending.withUnsafeBufferPointer { pending throws(OutputError) in
            try hash?.update(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(pending)[..<length]))
        }
        length = 0
    }
}
