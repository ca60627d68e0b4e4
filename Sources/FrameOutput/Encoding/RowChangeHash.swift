import Glibc

/// The SHA-256 of the row-to-row changes of a frame.
///
/// The hash input consists of the following for each run of equal rows, from the top, with all numbers as four bytes in
/// little-endian order:
///
/// 1. the number of blocks that differ from the row above. A block is 16 pixels of R, G, B, A with straight alpha; the
///   last one of a row may be shorter. In the first row all blocks differ;
/// 2. for each of these, from the left, its index and its bytes;
/// 3. the number of rows in the run.
///
/// For frames of the same size, the input is equal exactly if the pixels are, because every row can be reconstructed
/// from it. Adjacent rows of user interfaces differ only at a few edges. That leaves little for SHA-256, which takes
/// ten times as long as comparing rows in the cache.
final class RowChangeHash: FrameEncoder {
    private static let blockBytes = 64
    /// Number of bytes compared at once before single blocks, because most of a row equals the one above.
    private static let spanBytes = 8 * blockBytes
    /// Number of bytes hashed at once: long enough to amortize calls of Nettle, short enough for the cache.
    private static let pieceBytes = 16_384

    private var hash = SHA256()
    /// Last row; empty before the first.
    private var row: [UInt8] = []
    private var count: UInt32 = 0
    /// Bytes that have not been hashed yet. The buffer has room for a piece and the longest row after it.
    private var pending: [UInt8] = []
    private var length = 0

    func append(_ next: UnsafeRawBufferPointer, times: Int) {
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
        if length >= Self.pieceBytes { hashPending() }
    }

    /// Returns the 32 bytes of the digest.
    func finish() -> [UInt8] {
        if count > 0 { put(count) }
        hashPending()
        return hash.finish().bytes
    }

    /// Appends the blocks in which a row differs from the previous one, which it then replaces.
    ///
    /// - Parameter all: Whether to append equal blocks too.
    /// - Returns: The number of blocks appended.
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

    private func hashPending() {
        pending.withUnsafeBytes { hash.update(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
        length = 0
    }
}
