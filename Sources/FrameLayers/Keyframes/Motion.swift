internal import FrameGeometry

/// The values of a track from progress 0 to 1.
public enum Motion: Equatable, Sendable {
    /// Interpolation of two values. A missing one is the underlying value, which is the model's value with earlier
    /// tracks applied, or for an additive track the value that adds nothing.
    case between(AnimatedValue?, AnimatedValue?)
    case keyframes(Keyframes)
    /// Rotation into the direction of keyframes along a path, plus `offset` radians. It is for a track that adds to the
    /// transform.
    case heading(Keyframes, offset: Double)

    /// Returns the value at `progress`, extrapolated outside 0…1.
    public func value(at progress: Double, underlying: AnimatedValue) -> AnimatedValue {
        switch self {
        case .between(let from, let to): (from ?? underlying).mixed(with: to ?? underlying, progress)
        case .keyframes(let keyframes): keyframes.value(at: progress)
        case .heading(let keyframes, let offset): underlying.turned(by: keyframes.heading(at: progress) + offset)
        }
    }
}

extension AnimatedValue {
    /// Returns a transform that rotates first and then applies this one; any other value is unchanged.
    fileprivate func turned(by angle: Double) -> AnimatedValue {
        switch self {
        case .affine(let map): .affine(Affine.rotation(angle).then(map))
        case .matrix(let matrix): .matrix(Matrix4(Affine.rotation(angle)).then(matrix))
        case .number, .point, .size, .rect, .color, .path, .colors, .numbers, .image: self
        }
    }
}
