public import FramePainting

/// Digests frames and writes nothing: what verifying needs of them.
///
/// A record's digest is of what changes from row to row, see ``PixelDigest/init(rowChangesOf:)``; it is not that of a
/// manifest of files.
public struct DigestSink: FrameSink {
    public var needsOrder: Bool { false }

    public init() {}

    public func begin(_ plan: RunPlan) {}

    public func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder { try RowChangeHash() }

    public func write(_ frame: EncodedFrame) -> FrameRecord {
        FrameRecord(
            number: frame.slot.number, fileName: nil, digest: PixelDigest(bytes: frame.bytes),
            byteCount: frame.bytes.count)
    }

    public func finish() {}

    public func abandon() {}
}

extension PixelDigest {
    /// The SHA-256 of what a list shows, row by row as what differs from the row above.
    ///
    /// From the top, for each run of equal rows, all numbers as four bytes, the lowest first: how many blocks of 16 pixels
    /// differ from the row above (of the first row, all); for each of them its number and its pixels as straight
    /// R, G, B, A; then how many rows the run has.
    ///
    /// - Throws: ``OutputError/canvas(_:)``, ``OutputError/noDigest``.
    public init(rowChangesOf list: DisplayList) throws(OutputError) {
        try RunPlan(size: list.size, frames: [0]).check()
        let hash = try RowChangeHash()
        _ = try FramePainter(size: list.size).paint(list) { row, times throws(OutputError) in
            try hash.append(row, times: times)
            return true
        }
        self.init(bytes: try hash.finish())
    }
}
