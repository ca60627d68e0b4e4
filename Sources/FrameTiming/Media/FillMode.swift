/// What an animation shows outside its active interval, as `CAMediaTimingFillMode`.
public enum FillMode: Equatable, Hashable, Sendable, CaseIterable {
    /// Nothing: the animation has no effect there.
    case removed
    /// Its last value from the end on.
    case forwards
    /// Its first value before the beginning.
    case backwards
    case both

    @inlinable public var fillsForwards: Bool { self == .forwards || self == .both }
    @inlinable public var fillsBackwards: Bool { self == .backwards || self == .both }
}
