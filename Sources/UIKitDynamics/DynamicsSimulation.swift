internal import FrameDynamics
internal import FrameGeometry
internal import QuartzCore

/// The simulation of an animator's items: it builds a world from the behaviors, advances it in steps, and applies the
/// result to the items.
@MainActor final class DynamicsSimulation {
    private struct Member {
        let item: any UIDynamicItem
        /// The body of the item; `nil` for an item that cannot be moved.
        var id: BodyID?
        /// The center and angle that the item last received, or had when it was read.
        var center: CGPoint
        var angle: CGFloat
    }

    private var world = DynamicsWorld()
    private var members: [Member] = []
    private var indexes: [ObjectIdentifier: Int] = [:]
    private var customFields: [UIFieldBehavior] = []

    /// The simulated time, in seconds.
    var time: Double { world.time }
    var isAtRest: Bool { world.isAtRest }
    /// The items in the order in which they were added.
    var items: [any UIDynamicItem] { members.map(\.item) }

    func body(of item: any UIDynamicItem) -> Body? {
        indexes[ObjectIdentifier(item)].flatMap { members[$0].id }.flatMap { world[$0] }
    }

    // MARK: - Behaviors

    /// Rebuilds the world from the behaviors. Items that remain keep their state.
    func update(_ behaviors: [UIDynamicBehavior], reference: CGRect?, reportingTo diagnostics: Diagnostics) {
        takeItems(behaviors.flatMap(\.actedOn), diagnostics)
        for member in members {
            guard let id = member.id else { continue }
            world[id]?.traits = BodyTraits()
        }
        var ids: [ObjectIdentifier: BodyID] = [:]
        for member in members { ids[ObjectIdentifier(member.item)] = member.id }
        var input = DynamicsInput(world, ids, reference: reference)
        for behavior in behaviors { behavior.contribute(to: &input) }
        world = input.result
        customFields = input.customFields
        world.bounds = reference.map { Rect($0.insetBy(dx: -DynamicsMetrics.reach, dy: -DynamicsMetrics.reach)) }
    }

    private func takeItems(_ items: [any UIDynamicItem], _ diagnostics: Diagnostics) {
        var new: [ObjectIdentifier: Int] = [:]
        var current: [Member] = []
        for item in items where new[ObjectIdentifier(item)] == nil {
            new[ObjectIdentifier(item)] = current.count
            current.append(indexes[ObjectIdentifier(item)].map { members[$0] } ?? read(item, diagnostics))
        }
        for member in members where new[ObjectIdentifier(member.item)] == nil {
            if let id = member.id { world.remove(id) }
        }
        members = current
        indexes = new
    }

    private func read(_ item: any UIDynamicItem, _ diagnostics: Diagnostics) -> Member {
        let body = makeBody(of: item, diagnostics)
        return Member(item: item, id: body.map { world.add($0) }, center: item.center, angle: item.angle)
    }

    private func makeBody(of item: any UIDynamicItem, _ diagnostics: Diagnostics) -> Body? {
        do throws(DynamicsError) {
            return try Body(item.shape(), position: Point(item.center), angle: Double(item.angle))
        } catch {
            diagnostics.misuse(
                "A dynamic animator cannot move \(type(of: item)): \(error). Set its bounds and center before it is added."
            )
            return nil
        }
    }

    /// Reads the position, rotation and size of an item again and keeps its velocities.
    func readAgain(_ item: any UIDynamicItem, reportingTo diagnostics: Diagnostics) {
        guard let index = indexes[ObjectIdentifier(item)] else { return }
        let old = members[index].id.flatMap { world[$0] }
        guard var body = makeBody(of: item, diagnostics) else { return }
        if let old { (body.traits, body.velocity, body.spin) = (old.traits, old.velocity, old.spin) }
        if let id = members[index].id { world[id] = body } else { members[index].id = world.add(body) }
        (members[index].center, members[index].angle) = (item.center, item.angle)
        world.wake()
    }

    // MARK: - Steps

    /// Advances by one step.
    ///
    /// - Returns: The contacts that began and ended.
    func step(reportingTo diagnostics: Diagnostics) -> [ContactEvent] {
        let forces = world.forces
        for field in customFields {
            for item in field.items {
                guard let id = indexes[ObjectIdentifier(item)].flatMap({ members[$0].id }), let body = world[id],
                    let force = field.force(on: body)
                else { continue }
                world.forces.append(Force(force, on: [id]))
            }
        }
        world.advance()
        world.forces = forces
        for failure in world.failures {
            guard let item = item(of: failure) else { continue }
            diagnostics.misuse(
                "The forces on \(type(of: item)) are infinite or not a number, so that it stops; set finite magnitudes, positions and properties of behaviors."
            )
        }
        return world.events
    }

    func item(of id: BodyID) -> (any UIDynamicItem)? { members.first { $0.id == id }?.item }

    /// Applies the state of the moved bodies to their items.
    func show() {
        UIView.performWithoutAnimation {
            for index in members.indices {
                let member = members[index]
                guard let body = member.id.flatMap({ world[$0] }) else { continue }
                let (center, angle) = (CGPoint(body.position), CGFloat(body.angle))
                // Comes before the application reacts, because it may add and remove items.
                (members[index].center, members[index].angle) = (center, angle)
                if center != member.center { member.item.center = center }
                if angle != member.angle { member.item.transform = CGAffineTransform(rotationAngle: angle) }
            }
        }
    }
}
