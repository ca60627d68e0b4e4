import FrameOutput
import FramePainting

/// Accepts frames and keeps nothing of them, to measure the cost of drawing alone.
struct DiscardingSink: FrameSink {
    private final class Discarding: FrameEncoder {
        func append(_ row: UnsafeRawBufferPointer, times: Int) {}

        func finish() -> [UInt8] { [] }
    }

    var needsOrder: Bool { false }

    func begin(_ plan: RunPlan) {}

    func encoder(size: PixelSize, isOpaque: Bool) -> any FrameEncoder { Discarding() }

    func write(_ frame: EncodedFrame) -> FrameRecord {
        FrameRecord(number: frame.slot.number, fileName: nil, digest: nil, byteCount: 0)
    }

    func finish() {}

    func abandon() {}
}
