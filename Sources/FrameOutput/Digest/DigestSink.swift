public import FramePainting

/// Digests frames and writes nothing: what verifying needs of them.
///
/// A record's digest is of runs of equal rows, see ``PixelDigest/init(rowRunsOf:)``; it is not that of a manifest of files.
public struct DigestSink: FrameSink {
    public var needsOrder: Bool { false }

    public init() {}

    public func begin(_ plan: RunPlan) {}

    public func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder { try RowRunHash() }

    public func write(_ frame: EncodedFrame) -> FrameRecord {
        FrameRecord(
            number: frame.slot.number, fileName: nil, digest: PixelDigest(bytes: frame.bytes),
            byteCount: frame.bytes.count)
    }

    public func finish() {}

    public func abandon() {}
}

extension PixelDigest {
    /// The SHA-256 of what a list shows, where runs of equal rows count once: for each run from the top, the row as
    /// straight R, G, B, A, then the number of rows as four bytes, the lowest first.
    ///
    /// - Throws: ``OutputError/canvas(_:)``, ``OutputError/noDigest``.
    public init(rowRunsOf list: DisplayList) throws(OutputError) {
        try RunPlan(size: list.size, frames: [0]).check()
        let hash = try RowRunHash()
        _ = try FramePainter(size: list.size).paint(list) { row, times throws(OutputError) in
            try hash.append(row, times: times)
            return true
        }
        self.init(bytes: try hash.finish())
    }
}
