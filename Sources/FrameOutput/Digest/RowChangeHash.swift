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
    private var pending: [UInt8] = []

    init() throws(OutputError) {
        hash = try SHA256()
        pending.reserveCapacity(2 * Self.pieceBytes)
    }

    func append(_ next: UnsafeRawBufferPointer, times: Int) throws(OutputError) {
        if row.count != next.count {
            try endRun()
            row = Array(next)
            appendBlocks(next, Array(0..<(next.count + Self.blockBytes - 1) / Self.blockBytes))
        } else {
            let changed = takeChanges(next)
            if changed.isEmpty {
                count += UInt32(clamping: times)
                return
            }
            try endRun()
            appendBlocks(next, changed)
        }
        count = UInt32(clamping: times)
    }

    /// The 32 bytes of the digest.
    func finish() throws(OutputError) -> [UInt8] {
        try endRun()
        try hashPending()
        guard let digest = try hash.take()?.finish() else { throw .noDigest }
        return digest.bytes
    }

    /// The blocks in which a row differs from the last, which it replaces.
    private func takeChanges(_ next: UnsafeRawBufferPointer) -> [Int] {
        row.withUnsafeMutableBytes { row in
            guard let old = row.baseAddress, let new = next.baseAddress else { return [] }
            var changed: [Int] = []
            for span in stride(from: 0, to: next.count, by: Self.spanBytes) {
                let spanEnd = min(span + Self.spanBytes, next.count)
                guard memcmp(old + span, new + span, spanEnd - span) != 0 else { continue }
                for start in stride(from: span, to: spanEnd, by: Self.blockBytes) {
                    let length = min(Self.blockBytes, spanEnd - start)
                    guard memcmp(old + start, new + start, length) != 0 else { continue }
                    memcpy(old + start, new + start, length)
                    changed.append(start / Self.blockBytes)
                }
            }
            return changed
        }
    }

    private func appendBlocks(_ row: UnsafeRawBufferPointer, _ blocks: [Int]) {
        append(UInt32(clamping: blocks.count))
        for block in blocks {
            append(UInt32(clamping: block))
            let start = block * Self.blockBytes
            pending.append(contentsOf: row[start..<min(start + Self.blockBytes, row.count)])
        }
    }

    private func append(_ number: UInt32) {
        withUnsafeBytes(of: number.littleEndian) { pending.append(contentsOf: $0) }
    }

    private func endRun() throws(OutputError) {
        guard count > 0 else { return }
        append(count)
        count = 0
        if pending.count >= Self.pieceBytes { try hashPending() }
    }

    private func hashPending() throws(OutputError) {
        try pending.withUnsafeBufferPointer { pending throws(OutputError) in
            try hash?.update(UnsafeRawBufferPointer(pending))
        }
        pending.removeAll(keepingCapacity: true)
    }
}
