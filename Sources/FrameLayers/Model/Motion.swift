public import FrameTiming

/// What values a track passes through on the way from progress 0 to 1.
public enum Motion: Equatable, Sendable {
    /// Straight from one value to another. A missing end is the value underneath: the model's, as earlier tracks left it;
    /// in a track that adds to that, it is the value that adds nothing.
    case between(AnimatedValue?, AnimatedValue?)
    /// Through keyframes, at least one.
    case keyframes([Keyframe])

    /// A value, when it is reached, and how.
    public struct Keyframe: Equatable, Sendable {
        /// Progress of the whole track, 0…1, not below the keyframe before.
        public var time: Double
        public var value: AnimatedValue
        /// How the way here from the keyframe before is paced. The first one's has no effect.
        public var curve: TimingCurve

        public init(time: Double, value: AnimatedValue, curve: TimingCurve = .linear) {
            self.time = time
            self.value = value
            self.curve = curve
        }
    }

    /// The value at `progress`. Before the first keyframe it is the first value, after the last one the last; where two
    /// keyframes share a time, the later one holds from that time on.
    public func value(at progress: Double, underlying: AnimatedValue) -> AnimatedValue {
        switch self {
        case .between(let from, let to):
            return (from ?? underlying).mixed(with: to ?? underlying, progress)
        case .keyframes(let keyframes):
            guard let next = keyframes.firstIndex(where: { $0.time > progress }) else {
                return keyframes.last?.value ?? underlying
            }
            guard next > 0 else { return keyframes[0].value }
            let start = keyframes[next - 1]
            let end = keyframes[next]
            let within = (progress - start.time) / (end.time - start.time)
            return start.value.mixed(with: end.value, end.curve.value(at: within))
        }
    }
}
