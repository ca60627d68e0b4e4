internal import FrameGeometry

/// What values a track passes through on the way from progress 0 to 1.
public enum Motion: Equatable, Sendable {
    /// Straight from one value to another. A missing end is the value underneath: the model's, as earlier tracks left it;
    /// in a track that adds to that, it is the value that adds nothing.
    case between(AnimatedValue?, AnimatedValue?)
    case keyframes(Keyframes)
    /// The turn into the direction in which keyframes along a path head, with `offset` radians on top; for a track that adds
    /// to the transform.
    case heading(Keyframes, offset: Double)

    /// The value at `progress`; beyond the first and the last value outside 0…1.
    public func value(at progress: Double, underlying: AnimatedValue) -> AnimatedValue {
        switch self {
        case .between(let from, let to): (from ?? underlying).mixed(with: to ?? underlying, progress)
        case .keyframes(let keyframes): keyframes.value(at: progress)
        case .heading(let keyframes, let offset): underlying.turned(by: keyframes.heading(at: progress) + offset)
        }
    }
}

extension AnimatedValue {
    /// A transform that turns first and then does what this one does; any other value as it is.
    fileprivate func turned(by angle: Double) -> AnimatedValue {
        switch self {
        case .affine(let map): .affine(Affine.rotation(angle).then(map))
        case .matrix(let matrix): .matrix(Matrix4(Affine.rotation(angle)).then(matrix))
        case .number, .point, .size, .rect, .color, .path, .colors, .numbers: self
        }
    }
}
