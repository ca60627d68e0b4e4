import FramePainting

extension Framing {
    /// Returns an encoder that passes on the framed part of each frame, reduced if necessary.
    func encoder(into encoder: any FrameEncoder, isOpaque: Bool) -> any FrameEncoder {
        if isWhole { return encoder }
        let cropped = CroppingEncoder(self, into: encoder)
        return size == part
            ? cropped : CroppingEncoder(self, into: AreaReducer(part, to: size, isOpaque, into: encoder))
    }
}

/// Passes on only a part of the frame.
private final class CroppingEncoder: FrameEncoder {
    private let framing: Framing
    private let target: any FrameEncoder
    /// Number of rows so far.
    private var count = 0

    init(_ framing: Framing, into target: any FrameEncoder) {
        self.framing = framing
        self.target = target
    }

    func append(_ row: UnsafeRawBufferPointer, times: Int) throws(OutputError) {
        let rows = count..<count + times
        count += times
        let shown = rows.clamped(to: framing.y..<framing.y + framing.part.height)
        guard !shown.isEmpty else { return }
        let columns = framing.x * 4..<(framing.x + framing.part.width) * 4
        try target.append(UnsafeRawBufferPointer(rebasing: row[columns]), times: shown.count)
    }

    func finish() throws(OutputError) -> [UInt8] { try target.finish() }
}
