internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// Takes the changes of a keyframe block: each with the part of the whole time in which it was asked for.
///
/// A property rests where the part before left it until the next part begins; where two parts overlap, the later one takes
/// over at its beginning.
@MainActor final class KeyframeCollector: AnimationCollector {
    let duration: Double
    let curve: TimingCurve
    private let scope: AnimationScope
    private let mode: CAAnimationCalculationMode
    /// Shares of the whole time, 0…1: those of the block being run.
    private var window = (start: 0.0, end: 1.0)
    private var moves: [Move] = []

    /// One property's way.
    private struct Move {
        let first: PropertyChange
        var parts: [(start: Double, end: Double, change: PropertyChange)]
    }

    init(duration: Double, curve: TimingCurve, mode: CAAnimationCalculationMode, in scope: AnimationScope) {
        self.scope = scope
        self.duration = duration
        self.curve = curve
        self.mode = mode
    }

    /// Runs a part's block. Parts inside parts count from the beginning of the whole.
    func run(_ block: () -> Void, start: Double, duration: Double) {
        let outer = window
        let begin = min(max(start, 0), 1)
        window = (begin, min(max(start + duration, begin), 1))
        scope.with(self, block)
        window = outer
    }

    func collect(_ change: PropertyChange) {
        // A discrete way rests and then jumps: its parts take no time, at their end.
        let part = (mode == .discrete ? window.end : window.start, window.end, change)
        let known = moves.firstIndex {
            $0.first.layer === change.layer && $0.first.property.keyPath == change.property.keyPath
        }
        guard let known else { return moves.append(Move(first: change, parts: [part])) }
        moves[known].parts.append(part)
    }

    /// One change for each property, with its way through all parts.
    var changes: [PropertyChange] { moves.map(change) }

    private func change(_ move: Move) -> PropertyChange {
        let last = move.parts[move.parts.count - 1].change
        return PropertyChange(
            layer: last.layer, property: last.property, isAdditive: last.isAdditive, old: move.first.old, new: last.new,
            shown: move.first.shown, keyframes: keyframes(of: move), mode: mode == .discrete ? .linear : mode)
    }

    private func keyframes(of move: Move) -> [PropertyChange.Stop] {
        var frames = [PropertyChange.Stop(time: 0, value: move.first.old)]
        let parts = move.parts.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
        for (_, part) in parts {
            let here = PropertyChange.value(at: part.start, along: frames) ?? move.first.old
            frames.removeAll { $0.time > part.start }
            if let last = frames.last, last.time < part.start {
                frames.append(PropertyChange.Stop(time: part.start, value: here))
            }
            frames.append(PropertyChange.Stop(time: part.end, value: part.change.new))
        }
        if let last = frames.last, last.time < 1 { frames.append(PropertyChange.Stop(time: 1, value: last.value)) }
        return frames
    }
}
