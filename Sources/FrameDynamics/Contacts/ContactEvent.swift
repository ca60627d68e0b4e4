public import FrameGeometry

/// Two bodies, or a body and a boundary, that started or stopped touching.
public struct ContactEvent: Equatable, Sendable {
    public enum Other: Hashable, Sendable {
        case body(BodyID)
        /// A boundary, by its ``Boundary/id``.
        case boundary(Int)
    }

    /// The ``CollisionGroup`` that both belong to.
    public let group: Int
    public let body: BodyID
    public let other: Other
    /// Point of contact on the outline of the other object; `nil` at the end.
    public let point: Point?
}
