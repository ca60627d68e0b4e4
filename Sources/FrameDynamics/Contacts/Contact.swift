internal import FrameGeometry

/// Identifies what touches, from step to step.
struct ContactKey: Hashable {
    let body: BodyID
    let other: ContactEvent.Other
    let part: Int
    /// The part of the other body, or the segment of the boundary.
    let otherPart: Int
}

/// What two convex parts have in common, or would have within a step.
struct Contact {
    struct Spot {
        /// Halfway between both outlines.
        let position: Point
        /// Negative where they overlap.
        let distance: Double
        /// Which corners and sides meet.
        let feature: Int
    }

    let key: ContactKey
    /// The groups that it belongs to.
    var groups: [Int]
    let first: Int
    let second: Int
    let friction: Double
    let elasticity: Double
    let manifold: Manifold

    /// For each spot, a row that keeps the bodies apart, and one of friction.
    ///
    /// - Parameter offset: the number of rows before these.
    func rows(of bodies: [Body], after offset: Int) -> [ConstraintRow] {
        var rows: [ConstraintRow] = []
        for spot in manifold.spots {
            let firstArm = spot.position - bodies[first].center
            // A boundary does not turn.
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
