/// Bodies that collide with each other and with boundaries.
public struct CollisionGroup: Equatable, Sendable {
    /// Identifier that is unique in the world.
    public let id: Int
    public var bodies: [BodyID]
    public var collidesBodies: Bool
    public var boundaries: [Boundary]

    public init(id: Int, bodies: [BodyID], collidesBodies: Bool = true, boundaries: [Boundary] = []) {
        self.id = id
        self.bodies = bodies
        self.collidesBodies = collidesBodies
        self.boundaries = boundaries
    }
}
