import FrameOutput
import FramePainting
import Synchronization

/// A sink that keeps no frames but records its calls, and can fail.
final class ProbeSink: FrameSink {
    struct Log: Equatable, Sendable {
        var begun = 0
        var written: [Int] = []
        var encoders = 0
        var finished = 0
        var abandoned = 0
        var overlaps = 0
    }

    let needsOrder: Bool
    private let failingFrames: Set<Int>
    private let state = Mutex(Log())
    private let isWriting = Atomic(false)

    init(needsOrder: Bool, failingFrames: Set<Int> = []) {
        self.needsOrder = needsOrder
        self.failingFrames = failingFrames
    }

    var log: Log { state.withLock { $0 } }

    static func error(_ number: Int) -> OutputError {
        .cannotWrite(path: "frame \(number)", SystemReason(28))
    }

    func begin(_ plan: RunPlan) { state.withLock { $0.begun += 1 } }

    func encoder(size: PixelSize, isOpaque: Bool) -> any FrameEncoder {
        state.withLock { $0.encoders += 1 }
        return Rows()
    }

    func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord {
        let overlaps = isWriting.exchange(true, ordering: .relaxed)
        Spin.some(seed: frame.slot.number)
        isWriting.store(false, ordering: .relaxed)
        if failingFrames.contains(frame.slot.number) { throw Self.error(frame.slot.number) }
        state.withLock {
            $0.written.append(frame.slot.index)
            if overlaps { $0.overlaps += 1 }
        }
        return FrameRecord(
            number: frame.slot.number, fileName: nil, digest: frame.digest, byteCount: frame.bytes.count)
    }

    func finish() { state.withLock { $0.finished += 1 } }
    func abandon() { state.withLock { $0.abandoned += 1 } }

    /// An encoder that keeps its rows unchanged.
    private final class Rows: FrameEncoder {
        private var bytes: [UInt8] = []
        func append(_ row: UnsafeRawBufferPointer, times: Int) { for _ in 0..<times { bytes += row } }
        func finish() -> [UInt8] { bytes }
    }
}
