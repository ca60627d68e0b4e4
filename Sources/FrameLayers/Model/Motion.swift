/// What values a track passes through on the way from progress 0 to 1.
public enum Motion: Equatable, Sendable {
    /// Straight from one value to another. A missing end is the value underneath: the model's, as earlier tracks left it;
    /// in a track that adds to that, it is the value that adds nothing.
    case between(AnimatedValue?, AnimatedValue?)
    case keyframes(Keyframes)

    /// The value at `progress`; beyond the first and the last value outside 0…1.
    public func value(at progress: Double, underlying: AnimatedValue) -> AnimatedValue {
        switch self {
        case .between(let from, let to): (from ?? underlying).mixed(with: to ?? underlying, progress)
        case .keyframes(let keyframes): keyframes.value(at: progress)
        }
    }
}
