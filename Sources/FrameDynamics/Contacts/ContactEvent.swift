public import FrameGeometry

/// Two bodies, or a body and a boundary, that began or ceased to touch.
public struct ContactEvent: Equatable, Sendable {
    public enum Other: Hashable, Sendable {
        case body(BodyID)
        /// By its ``Boundary/id``.
        case boundary(Int)
    }

    /// The ``CollisionGroup`` that both belong to.
    public let group: Int
    public let body: BodyID
    public let other: Other
    /// A point of contact on the outline of the other; `nil` at the end.
    public let point: Point?
}
