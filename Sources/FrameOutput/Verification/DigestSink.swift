public import FramePainting

/// Computes digests of frames and writes nothing, for verification.
///
/// The digest of a record covers the changes from row to row (``ByteDigest/init(rowChangesOf:)``); it differs from the
/// digest in a manifest.
public struct DigestSink: FrameSink {
    public var needsOrder: Bool { false }

    public init() {}

    public func begin(_ plan: RunPlan) {}

    public func encoder(size: PixelSize, isOpaque: Bool) -> any FrameEncoder { RowChangeHash() }

    public func write(_ frame: EncodedFrame) -> FrameRecord {
        FrameRecord(
            number: frame.slot.number, fileName: nil, digest: ByteDigest(bytes: frame.bytes),
            byteCount: frame.bytes.count)
    }

    public func finish() {}

    public func abandon() {}
}

extension ByteDigest {
    /// Computes the SHA-256 of the pixels of a display list, encoded as the differences between consecutive rows.
    ///
    /// From the top, for each run of equal rows, with all numbers as four bytes in little-endian order: the number of
    /// blocks of 16 pixels that differ from the row above (in the first row, all); for each of them its index and its
    /// pixels as straight R, G, B, A; then the number of rows in the run.
    ///
    /// - Throws: ``OutputError/canvas(_:)``, ``OutputError/tooManyEdges(frame:)``.
    public init(rowChangesOf list: DisplayList) throws(OutputError) {
        self = try StillPainter().digest(of: list)
    }
}
