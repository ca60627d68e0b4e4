internal import FrameDynamics
internal import FrameGeometry

/// The forces, joints and bodies that an animator's behaviors contribute to its world.
@MainActor struct DynamicsInput {
    var forces: [Force] = []
    var joints: [Joint] = []
    var collisions: [CollisionGroup] = []
    var impulses: [(impulse: Point, offset: Point, body: BodyID)] = []
    /// The fields whose forces the application computes.
    var customFields: [UIFieldBehavior] = []
    /// The bounds of the reference view, or the content rectangle of a collection view.
    let reference: CGRect?
    private var world: DynamicsWorld
    private let ids: [ObjectIdentifier: BodyID]

    init(_ world: DynamicsWorld, _ ids: [ObjectIdentifier: BodyID], reference: CGRect?) {
        self.world = world
        self.ids = ids
        self.reference = reference
    }

    /// The body of an item; `nil` for an item that cannot be moved.
    func body(of item: any UIDynamicItem) -> BodyID? { ids[ObjectIdentifier(item)] }

    func bodies(of items: [any UIDynamicItem]) -> [BodyID] { items.compactMap(body) }

    mutating func change(_ id: BodyID, _ change: (inout Body) -> Void) {
        guard var body = world[id] else { return }
        change(&body)
        world[id] = body
    }

    /// The world with everything that the behaviors contributed. All bodies are awake.
    var result: DynamicsWorld {
        var world = world
        world.forces = forces
        world.joints = joints
        world.collisions = collisions
        for (impulse, offset, body) in impulses { world.apply(impulse: impulse, at: offset, to: body) }
        world.wake()
        return world
    }
}
