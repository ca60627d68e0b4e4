public import FramePNG
public import FramePainting

/// Draws frames that are not part of a run, on one thread. It is faster if the previous frame had the same blurred
/// content and text.
public final class StillPainter {
    private var painter: FramePainter?

    public init() {}

    /// Draws a frame once, and returns it as an image together with the digest of ``ByteDigest/init(rowChangesOf:)``.
    ///
    /// - Throws: ``OutputError/canvas(_:)``, ``OutputError/tooManyEdges(frame:)``,
    ///   ``OutputError/tooManyLayers(frame:)``.
    public func image(of list: DisplayList) throws(OutputError) -> (image: StraightImage, digest: ByteDigest) {
        try RunPlan(size: list.size, frames: [0]).check()
        let hash = RowChangeHash()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(list.size.width * list.size.height * 4)
        try paint(list) { row, times in
            hash.append(row, times: times)
            for _ in 0..<times { bytes.append(contentsOf: row) }
        }
        return (StraightImage(size: list.size, bytes: bytes), ByteDigest(bytes: hash.finish()))
    }

    /// Returns the digest of ``ByteDigest/init(rowChangesOf:)``.
    ///
    /// - Throws: The errors of ``image(of:)``.
    public func digest(of list: DisplayList) throws(OutputError) -> ByteDigest {
        try RunPlan(size: list.size, frames: [0]).check()
        let hash = RowChangeHash()
        try paint(list) { row, times in hash.append(row, times: times) }
        return ByteDigest(bytes: hash.finish())
    }

    /// Returns the PNG file of a frame, like ``StillFile/bytes(of:in:compression:)``.
    public func file(
        of list: DisplayList, in framing: Framing? = nil, compression: PNGCompression = .fast
    ) throws(OutputError) -> [UInt8] {
        let framing = framing ?? Framing(whole: list.size)
        try RunPlan(framing, frames: [0]).check()
        let encoder = framing.encoder(
            into: try PNGFrameEncoder(size: framing.size, isOpaque: list.isOpaque, compression: compression),
            isOpaque: list.isOpaque)
        try paint(list) { row, times throws(OutputError) in try encoder.append(row, times: times) }
        return try encoder.finish()
    }

    private func paint(
        _ list: DisplayList,
        _ take: (_ row: UnsafeRawBufferPointer, _ times: Int) throws(OutputError) -> Void
    ) throws(OutputError) {
        let painter = painter.flatMap { $0.size == list.size ? $0 : nil } ?? FramePainter(size: list.size)
        self.painter = painter
        _ = try painter.paint(list) { row, times throws(OutputError) in
            try take(row, times)
            return true
        }
    }
}
