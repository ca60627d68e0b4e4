/// Which number a frame's file gets.
public enum FrameNumbering: Equatable, Hashable, Sendable {
    /// The frame's own number in the run, plus `start`: a thinned selection leaves gaps, which ffmpeg stops at.
    case actual(start: Int)
    /// The frame's place in the sequence, plus `start`: no gaps.
    case consecutive(start: Int)

    func fileNumber(of slot: FrameSlot) -> Int {
        switch self {
        case .actual(let start): slot.number + start
        case .consecutive(let start): slot.position + start
        }
    }
}
