import Glibc

/// SHA-256 of a frame's rows, each run of equal rows once.
///
/// Hashed are, from the top, for each run of rows that are equal: the row's R, G, B, A with straight alpha, then how many
/// there are, as four bytes from the lowest up. Where rows repeat, as in user interfaces, that is less to hash than every
/// pixel, and frames have equal digests exactly when their pixels are equal.
final class RowRunHash: FrameEncoder {
    private var hash: SHA256?
    private var row: [UInt8] = []
    private var count: UInt32 = 0

    init() throws(OutputError) {
        hash = try SHA256()
    }

    func append(_ next: UnsafeRawBufferPointer, times: Int) throws(OutputError) {
        if count > 0, isRow(next) {
            count += UInt32(clamping: times)
            return
        }
        try endRun()
        row = Array(next)
        count = UInt32(clamping: times)
    }

    /// The 32 bytes of the digest.
    func finish() throws(OutputError) -> [UInt8] {
        try endRun()
        guard let digest = try hash.take()?.finish() else { throw .noDigest }
        return digest.bytes
    }

    private func isRow(_ next: UnsafeRawBufferPointer) -> Bool {
        row.withUnsafeBytes { row in
            guard let row = row.baseAddress, let other = next.baseAddress else { return next.isEmpty }
            return next.count == self.row.count && memcmp(row, other, next.count) == 0
        }
    }

    private func endRun() throws(OutputError) {
        guard count > 0 else { return }
        try row.withUnsafeBufferPointer { row throws(OutputError) in
            try hash?.update(UnsafeRawBufferPointer(row))
        }
        var length = count.littleEndian
        let bytes = withUnsafeBytes(of: &length) { Array($0) }
        try bytes.withUnsafeBufferPointer { bytes throws(OutputError) in
            try hash?.update(UnsafeRawBufferPointer(bytes))
        }
        count = 0
    }
}
