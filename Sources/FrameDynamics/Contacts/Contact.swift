internal import FrameGeometry

/// Identifies a contact from step to step.
struct ContactKey: Hashable {
    let body: BodyID
    let other: ContactEvent.Other
    let part: Int
    /// Part of the other body, or segment of the boundary.
    let otherPart: Int
}

/// The contact of two convex parts that touch, or would touch within a step.
struct Contact {
    struct Spot {
        /// Position halfway between both outlines.
        let position: Point
        /// Distance, which is negative for overlapping parts.
        let distance: Double
        /// Number that identifies the corners and sides that meet.
        let feature: Int
    }

    let key: ContactKey
    /// Groups that it belongs to.
    var groups: [Int]
    let first: Int
    let second: Int
    let friction: Double
    let elasticity: Double
    let manifold: Manifold

    /// Returns, for each spot, a row that keeps the bodies apart and a row of friction.
    ///
    /// - Parameter offset: Number of rows before these.
    func rows(of bodies: [Body], after offset: Int) -> [ConstraintRow] {
        var rows: [ConstraintRow] = []
        for spot in manifold.spots {
            let firstArm = spot.position - bodies[first].center
            // A boundary does not rotate.
            let secondArm = second < bodies.count ? spot.position - bodies[second].center : .zero
            var normal = ConstraintRow(
                key: .contact(key, feature: spot.feature), first: first, second: second, law: .atLeastZero,
                error: spot.distance, compliance: .contact)
            normal.act(along: manifold.normal, firstArm, secondArm)
            normal.elasticity = elasticity
            rows.append(normal)
            guard friction > 0 else { continue }
            var sliding = ConstraintRow(
                key: .contactFriction(key, feature: spot.feature), first: first, second: second,
                law: .contactFriction(of: offset + rows.count - 1, coefficient: friction), error: 0,
                compliance: .contact)
            sliding.act(along: manifold.normal.turned, firstArm, secondArm)
            rows.append(sliding)
        }
        return rows
    }
}
