import FramePainting
import Synchronization

/// The state shared by the workers of one run of a pipeline.
final class PipelineRun<Sink: FrameSink>: Sendable {
    private let plan: RunPlan
    private let sink: Sink
    /// Number of frames that work may run ahead of the sink; `nil` if the sink accepts any order.
    private let window: Int?
    private let cancellation: Cancellation
    private let progress: @Sendable (RunProgress) -> Void
    private let displayList: @Sendable (Int) -> DisplayList

    private let states = EncodedStates()
    private let images = ImageDigests()
    /// Lowest index that failed, or `Int.max` if none has. Frames after it are dropped.
    private let failedIndex = Atomic(Int.max)
    private let shared: Monitor<Shared>

    private struct Shared: Sendable {
        /// Indices to work on, in ascending order.
        var queue: [Int]
        /// Number of indices taken by workers.
        var taken = 0
        /// Error of the lowest index that failed.
        var failure: (index: Int, error: OutputError)?
        var records: [FrameRecord?]
        var done = 0
        var kept = 0
        /// Indices left to other processes.
        var left: [Int] = []

        // State for sinks that need order.

        /// Index to be written next.
        var turn = 0
        /// Encoded frames waiting for their turn.
        var early: [Int: EncodedFrame] = [:]
    }

    init(
        plan: RunPlan, sink: Sink, window: Int?, cancellation: Cancellation,
        progress: @escaping @Sendable (RunProgress) -> Void, displayList: @escaping @Sendable (Int) -> DisplayList
    ) {
        self.plan = plan
        self.sink = sink
        self.window = window
        self.cancellation = cancellation
        self.progress = progress
        self.displayList = displayList
        let count = plan.slots.count
        shared = Monitor(Shared(queue: Array(0..<count), records: Array(repeating: nil, count: count)))
    }

    /// - Throws: The error of the lowest frame that failed, or ``OutputError/interrupted(written:isResumable:)``.
    func report() throws(OutputError) -> RunReport {
        let shared = shared.update { $0 }
        if let failure = shared.failure { throw failure.error }
        guard shared.done + shared.left.count == plan.slots.count else {
            throw .interrupted(written: shared.done, isResumable: sink.isResumable)
        }
        return RunReport(records: shared.records.compactMap(\.self), kept: shared.kept, left: shared.left.count)
    }

    /// Queues the frames left to other processes again, while no worker is drawing. Of several processes, the one that
    /// finishes last then finds the frames of all others.
    ///
    /// - Returns: Whether there are any such frames.
    func requeueFramesLeftToOthers() -> Bool {
        shared.update { shared in
            shared.queue = shared.left.sorted()
            shared.taken = 0
            shared.left = []
            return !shared.queue.isEmpty
        }
    }

    var framesLeftToOthers: [FrameSlot] { shared.update { $0.left }.sorted().map { plan.slots[$0] } }

    // MARK: Workers

    /// Processes frames until none is left or the run stops.
    func work() {
        let painter = FramePainter(size: plan.framing.canvas)
        while let index = takeIndex() {
            do throws(OutputError) {
                try finishFrame(plan.slots[index], with: painter)
            } catch {
                fail(at: index, error)
            }
        }
    }

    private func finishFrame(_ slot: FrameSlot, with painter: FramePainter) throws(OutputError) {
        var sampled: DisplayList?
        if window == nil {
            let decision = try sink.decision(on: slot) { () throws(OutputError) -> ListDigest in
                let list = try self.list(of: slot)
                sampled = list
                return ListDigest(of: list, images: images, with: plan.framing.words)
            }
            switch decision {
            case .keep(let record): return complete(slot, record, isKept: true)
            case .leave: return shared.update { $0.left.append(slot.index) }
            case .write: break
            }
        }
        let list = if let sampled { sampled } else { try self.list(of: slot) }
        guard let state = try state(of: list, at: slot.index, with: painter) else {
            // Wake the threads that wait for this frame's turn, so that they stop too.
            return shared.update { _ in }
        }
        let frame = EncodedFrame(
            slot: slot, digest: state.digest, list: state.list, bytes: state.bytes, twin: state.writtenFrame)
        if window == nil {
            let kept = try sink.kept(frame)
            let record = if let kept { kept } else { try sink.write(frame) }
            state.wasWritten(as: slot)
            complete(slot, record, isKept: kept != nil)
        } else {
            handOver(frame)
        }
    }

    private func list(of slot: FrameSlot) throws(OutputError) -> DisplayList {
        let list = displayList(slot.number)
        guard list.size == plan.framing.canvas else {
            throw .frameSize(frame: slot.number, size: list.size, expected: plan.framing.canvas)
        }
        return list
    }

    /// Returns the encoded frame, or `nil` if drawing was stopped.
    private func state(
        of list: DisplayList, at index: Int, with painter: FramePainter
    ) throws(OutputError) -> EncodedState? {
        if let known = states.state(of: list) { return known }
        let encoder = plan.framing.encoder(
            into: try sink.encoder(size: plan.size, isOpaque: list.isOpaque), isOpaque: list.isOpaque)
        let isComplete = try painter.paint(list, frame: plan.slots[index].number) { row, times throws(OutputError) in
            if mustStop(index) { return false }
            try encoder.append(row, times: times)
            return true
        }
        guard isComplete else { return nil }
        let bytes = try encoder.finish()
        let state = EncodedState(
            digest: plan.computesDigests ? ByteDigest(of: bytes) : nil,
            list: sink.asksForLists ? ListDigest(of: list, images: images, with: plan.framing.words) : nil,
            bytes: bytes)
        states.add(state, of: list)
        return state
    }

    /// Queues the frame for its turn and writes all frames that are due. Only one worker finds the frame whose turn it
    /// is, and the turn advances once the sink has written it, so calls neither overlap nor overtake each other.
    private func handOver(_ frame: EncodedFrame) {
        shared.update { $0.early[frame.slot.index] = frame }
        while let due = shared.update({ $0.early.removeValue(forKey: $0.turn) }) {
            do throws(OutputError) {
                complete(due.slot, try sink.write(due), isKept: false)
            } catch {
                fail(at: due.slot.index, error)
            }
        }
    }

    // MARK: Taking, completing, stopping

    /// Takes the next index. Indices are taken in ascending order, so when one fails, every lower one has already been
    /// taken.
    private func takeIndex() -> Int? {
        shared.wait { shared -> Int?? in
            let isOver = cancellation.isRequested || shared.failure != nil || shared.taken == shared.queue.count
            if isOver { return .some(nil) }
            if let window, shared.taken >= shared.turn + window { return nil }
            defer { shared.taken += 1 }
            return shared.queue[shared.taken]
        }
    }

    private func mustStop(_ index: Int) -> Bool {
        cancellation.isRequested || index > failedIndex.load(ordering: .relaxed)
    }

    private func complete(_ slot: FrameSlot, _ record: FrameRecord, isKept: Bool) {
        shared.update { shared in
            shared.records[slot.index] = record
            shared.done += 1
            if isKept { shared.kept += 1 }
            if window != nil { shared.turn = slot.index + 1 }
            progress(RunProgress(done: shared.done, total: plan.slots.count, record: record, isKept: isKept))
        }
    }

    private func fail(at index: Int, _ error: OutputError) {
        failedIndex.min(index, ordering: .relaxed)
        shared.update { shared in
            if index < shared.failure?.index ?? .max { shared.failure = (index, error) }
        }
    }
}
