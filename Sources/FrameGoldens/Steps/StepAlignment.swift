internal import FrameDiff
internal import FrameRecording
internal import FrameTiming

/// The steps of a golden beside the equally named ones of a recording, in the same order.
///
/// A change in one step moves all that follow it in time. A frame of the golden therefore corresponds to the instant of
/// the recording that is as long after the beginning of the same step.
struct StepAlignment {
    /// A step of the golden.
    struct Pair {
        let name: String
        let golden: Span
        /// The same step of the recording; `nil` if it has none.
        let now: Span?
    }

    /// A part of a recording. The end of the last one is that of the recording.
    struct Span: Equatable {
        let begin: MediaTime
        let end: MediaTime

        var duration: MediaTime { end - begin }
    }

    let pairs: [Pair]
    /// Names of the recording's steps that the golden does not have.
    let added: [String]

    /// - Parameters:
    ///   - end: End of the golden, and that of the recording.
    init(_ golden: [RecordedStep], _ now: [RecordedStep], end: (golden: MediaTime, now: MediaTime)) {
        func spans(_ steps: [RecordedStep], _ end: MediaTime) -> [Span] {
            steps.indices.map { index in
                Span(begin: steps[index].begin, end: index + 1 < steps.count ? steps[index + 1].begin : end)
            }
        }
        let (old, new) = (spans(golden, end.golden), spans(now, end.now))
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in now.map(\.name).difference(from: golden.map(\.name)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        let kept = now.indices.filter { !inserted.contains($0) }
        var next = 0
        pairs = golden.indices.map { index in
            guard !removed.contains(index) else {
                return Pair(name: golden[index].name, golden: old[index], now: nil)
            }
            defer { next += 1 }
            return Pair(name: golden[index].name, golden: old[index], now: new[kept[next]])
        }
        added = inserted.sorted().map { now[$0].name }
    }

    /// Whether the steps are the same and begin at the same times, so that frames correspond by number.
    var isInPlace: Bool { added.isEmpty && pairs.allSatisfy { $0.now?.begin == $0.golden.begin } }

    /// Returns the index of the step that shows an instant of the golden.
    func step(at time: MediaTime) -> Int { pairs.lastIndex { $0.golden.begin <= time } ?? 0 }

    /// Returns the instant of the recording that corresponds to one of the golden, or `nil` if the recording does not
    /// have the step. After the end of a shorter step it is the last instant of the step.
    func time(of time: MediaTime) -> MediaTime? {
        let index = step(at: time)
        guard let now = pairs[index].now else { return nil }
        let moved = now.begin + (time - pairs[index].golden.begin)
        let isLast = now.end == pairs.compactMap(\.now).map(\.end).max()
        return min(moved, isLast ? now.end : now.end - MediaTime(flicks: 1))
    }

    /// Returns what the report says of each step, with the numbers of its frames in the golden.
    func parts(frames: Int, at rate: FrameRate) -> [SequenceReport.Part] {
        pairs.indices.map { index in
            let pair = pairs[index]
            let first = min(rate.frame(atOrAfter: pair.golden.begin), frames)
            let next =
                index + 1 < pairs.count ? min(rate.frame(atOrAfter: pairs[index + 1].golden.begin), frames) : frames
            return SequenceReport.Part(
                name: pair.name, frames: first..<max(first, next), isMissing: pair.now == nil,
                delay: pair.now.map { ($0.begin - pair.golden.begin).seconds } ?? 0,
                stretch: pair.now.map { ($0.duration - pair.golden.duration).seconds } ?? 0)
        }
    }
}
