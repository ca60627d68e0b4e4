import FramePainting
import Synchronization

/// One run of a pipeline: what its workers share.
final class PipelineRun<Sink: FrameSink>: Sendable {
    private let plan: RunPlan
    private let sink: Sink
    /// How far frames may run ahead of the sink; `nil` when the sink takes them in any order.
    private let window: Int?
    private let cancellation: Cancellation
    private let progress: @Sendable (RunProgress) -> Void
    private let displayList: @Sendable (Int) -> DisplayList

    private let states = EncodedStates()
    /// The lowest position that failed, `Int.max` while none has. What lies behind it is given up.
    private let failedPosition = Atomic(Int.max)
    private let shared: Monitor<Shared>

    private struct Shared: Sendable {
        /// The next position no worker has taken.
        var next = 0
        /// The error of the lowest position that failed.
        var failure: (position: Int, error: OutputError)?
        var records: [FrameRecord?]
        var done = 0
        var kept = 0

        // For a sink that needs order.

        /// The position the sink takes next.
        var turn = 0
        /// Frames that are encoded before their turn.
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
        shared = Monitor(Shared(records: Array(repeating: nil, count: plan.frames.count)))
    }

    /// - Throws: The error of the lowest frame that failed, or ``OutputError/interrupted(written:)``.
    func report() throws(OutputError) -> RunReport {
        let shared = shared.update { $0 }
        if let failure = shared.failure { throw failure.error }
        guard shared.done == plan.frames.count else { throw .interrupted(written: shared.done) }
        return RunReport(records: shared.records.compactMap(\.self), kept: shared.kept)
    }

    // MARK: What a worker does

    /// Takes and finishes frames until none is left or the run stops.
    func work() {
        let painter = FramePainter(size: plan.size)
        while let position = takePosition() {
            do throws(OutputError) {
                try finishFrame(plan.slot(at: position), with: painter)
            } catch {
                fail(at: position, error)
            }
        }
    }

    private func finishFrame(_ slot: FrameSlot, with painter: FramePainter) throws(OutputError) {
        if window == nil, let record = try sink.stored(slot) {
            return complete(slot.position, record, isKept: true)
        }
        let list = displayList(slot.number)
        guard list.size == plan.size else {
            throw .frameSize(frame: slot.number, size: list.size, expected: plan.size)
        }
        guard let state = try state(of: list, at: slot.position, with: painter) else {
            // Whoever waits for this frame's turn must look again, and stop too.
            return shared.update { _ in }
        }
        let frame = EncodedFrame(slot: slot, digest: state.digest, bytes: state.bytes, twin: state.writtenFrame)
        if window == nil {
            let record = try sink.write(frame)
            state.wasWritten(as: slot)
            complete(slot.position, record, isKept: false)
        } else {
            handOver(frame)
        }
    }

    /// `nil` when the frame was given up.
    private func state(
        of list: DisplayList, at position: Int, with painter: FramePainter
    ) throws(OutputError) -> EncodedState? {
        if let known = states.state(of: list) { return known }
        let encoder = try sink.encoder(size: plan.size, isOpaque: list.isOpaque)
        var hash: SHA256? = nil
        if plan.computesDigests { hash = try SHA256() }
        let isComplete = try painter.paint(list) { row, times throws(OutputError) in
            if mustStop(position) { return false }
            if hash != nil { for _ in 0..<times { try hash?.update(row) } }
            try encoder.append(row, times: times)
            return true
        }
        guard isComplete else { return nil }
        let state = EncodedState(digest: try hash.take()?.finish(), bytes: try encoder.finish())
        states.add(state, of: list)
        return state
    }

    /// Leaves the frame for its turn, and gives the sink what is due. Only one worker finds the frame whose turn it is,
    /// and the turn passes on when the sink has taken it: calls neither overlap nor overtake each other.
    private func handOver(_ frame: EncodedFrame) {
        shared.update { $0.early[frame.slot.position] = frame }
        while let due = shared.update({ $0.early.removeValue(forKey: $0.turn) }) {
            do throws(OutputError) {
                complete(due.slot.position, try sink.write(due), isKept: false)
            } catch {
                fail(at: due.slot.position, error)
            }
        }
    }

    // MARK: Taking, completing, stopping

    /// Positions are taken in ascending order: when one fails, every lower one has been taken before.
    private func takePosition() -> Int? {
        shared.wait { shared -> Int?? in
            let isOver = cancellation.isRequested || shared.failure != nil || shared.next == plan.frames.count
            if isOver { return .some(nil) }
            if let window, shared.next >= shared.turn + window { return nil }
            defer { shared.next += 1 }
            return shared.next
        }
    }

    private func mustStop(_ position: Int) -> Bool {
        cancellation.isRequested || position > failedPosition.load(ordering: .relaxed)
    }

    private func complete(_ position: Int, _ record: FrameRecord, isKept: Bool) {
        shared.update { shared in
            shared.records[position] = record
            shared.done += 1
            if isKept { shared.kept += 1 }
            if window != nil { shared.turn = position + 1 }
            progress(RunProgress(done: shared.done, total: plan.frames.count, record: record, isKept: isKept))
        }
    }

    private func fail(at position: Int, _ error: OutputError) {
        failedPosition.min(position, ordering: .relaxed)
        shared.update { shared in
            if position < shared.failure?.position ?? .max { shared.failure = (position, error) }
        }
    }
}
