internal import FrameGeometry

/// Finds objects that touch, or would touch within a step.
struct ContactFinder {
    private let bodies: [Body]
    private let ids: [BodyID]
    private let parts: [[PlacedPart]]
    /// Distance that each body, or a corner of it, moves in a step.
    private let reaches: [Double]

    init(_ bodies: [Body], _ ids: [BodyID]) {
        self.bodies = bodies
        self.ids = ids
        parts = bodies.map { body in
            let pose = body.pose
            return body.shape.parts.map { PlacedPart($0.placed(at: pose)) }
        }
        reaches = bodies.map { body in
            guard body.isMovable else { return 0 }
            return (body.velocity.length + abs(body.spin) * body.shape.radius) * DynamicsWorld.step
        }
    }

    /// Returns the contacts in the order of groups, bodies and boundaries. A contact that belongs to several groups is
    /// found once.
    func contacts(of groups: [CollisionGroup]) -> [Contact] {
        var contacts: [Contact] = []
        var found: [ContactKey: Int] = [:]
        func add(_ contact: Contact) {
            if let index = found[contact.key] { return contacts[index].groups += contact.groups }
            // Only another group can find it again.
            if groups.count > 1 { found[contact.key] = contacts.count }
            contacts.append(contact)
        }
        let indexes = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for group in groups {
            let members = Set(group.bodies.compactMap { indexes[$0] }).sorted()
            for (number, first) in members.enumerated() {
                if group.collidesBodies {
                    for second in members[(number + 1)...] { between(first, second, group).forEach(add) }
                }
                guard bodies[first].isMovable else { continue }
                for boundary in group.boundaries { between(first, boundary, group).forEach(add) }
            }
        }
        return contacts
    }

    /// Distance in points, beyond the motion of bodies in a step, within which bodies that rest on each other stay in
    /// contact.
    private static let margin = 0.1

    private func between(_ first: Int, _ second: Int, _ group: CollisionGroup) -> [Contact] {
        let (one, two) = (bodies[first], bodies[second])
        guard one.isMovable || two.isMovable else { return [] }
        let reach = reaches[first] + reaches[second] + Self.margin
        guard (one.center - two.center).length <= one.shape.radius + two.shape.radius + reach else { return [] }
        var contacts: [Contact] = []
        for (part, firstPart) in parts[first].enumerated() {
            for (otherPart, secondPart) in parts[second].enumerated() where firstPart.isNear(secondPart, within: reach)
            {
                guard let manifold = Manifold(firstPart, secondPart, within: reach) else { continue }
                contacts.append(
                    Contact(
                        key: ContactKey(
                            body: ids[first], other: .body(ids[second]), part: part, otherPart: otherPart),
                        groups: [group.id], first: first, second: second,
                        friction: (one.traits.friction * two.traits.friction).squareRoot(),
                        elasticity: max(one.traits.elasticity, two.traits.elasticity), manifold: manifold))
            }
        }
        return contacts
    }

    private func between(_ index: Int, _ boundary: Boundary, _ group: CollisionGroup) -> [Contact] {
        let (body, reach) = (bodies[index], reaches[index] + Self.margin)
        var contacts: [Contact] = []
        for (part, placed) in parts[index].enumerated() {
            for (number, segment) in boundary.segments.enumerated() {
                let line = PlacedPart(segment)
                guard placed.isNear(line, within: reach),
                    let manifold = Manifold(placed, line, segment: segment, within: reach)
                else { continue }
                contacts.append(
                    Contact(
                        key: ContactKey(
                            body: ids[index], other: .boundary(boundary.id), part: part, otherPart: number),
                        groups: [group.id], first: index, second: bodies.count, friction: body.traits.friction,
                        elasticity: body.traits.elasticity, manifold: manifold))
            }
        }
        return contacts
    }
}
