import FrameOutput
import FramePNG
import FramePainting
import Synchronization

/// A sink that encodes frames like files, keeps none of them, and counts.
final class CountingSink: FrameSink {
    private let counted = Mutex(Counts())

    var counts: Counts { counted.withLock { $0 } }
    let needsOrder = false

    func begin(_ plan: RunPlan) { counted.withLock { $0.frames = plan.slots.count } }

    func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder {
        counted.withLock { $0.states += 1 }
        return Encoder(
            try Self.encoding { () throws(PNGError) in try PNGEncoder(size: size, isOpaque: isOpaque) }, self)
    }

    func write(_ frame: EncodedFrame) -> FrameRecord {
        counted.withLock { $0.bytes += frame.bytes.count }
        return FrameRecord(number: frame.slot.number, fileName: nil, digest: nil, byteCount: frame.bytes.count)
    }

    func finish() {}
    func abandon() {}

    private static func encoding<Result>(_ body: () throws(PNGError) -> Result) throws(OutputError) -> Result {
        do throws(PNGError) {
            return try body()
        } catch {
            throw .encoding(error)
        }
    }

    private final class Encoder: FrameEncoder {
        private let encoder: PNGEncoder
        private let sink: CountingSink

        init(_ encoder: PNGEncoder, _ sink: CountingSink) {
            self.encoder = encoder
            self.sink = sink
        }

        func append(_ row: UnsafeRawBufferPointer, times: Int) throws(OutputError) {
            sink.counted.withLock { counts in
                counts.rowsDrawn += 1
                counts.rowsRepeated += times - 1
            }
            try CountingSink.encoding { () throws(PNGError) in try encoder.append(straightRow: row, times: times) }
        }

        func finish() throws(OutputError) -> [UInt8] {
            try CountingSink.encoding { () throws(PNGError) in try encoder.finish() }
        }
    }
}
