internal import FrameGeometry

/// The geometry of a joint in one step.
struct JointFrame {
    let first: Int
    /// Index of the second body; for an anchor, of the world's fixed body.
    let second: Int
    /// Vectors from the centers of mass to the ends.
    let firstArm: Point
    let secondArm: Point
    /// Vector from the first end to the second.
    let gap: Point
    /// Angle of the first body relative to the second.
    let angle: Double
    let secondAngle: Double

    /// Fails for a joint of a body that has been removed.
    init?(_ joint: Joint, of bodies: [Body], fixed: Int, index: (BodyID) -> Int?) {
        guard let found = index(joint.body) else { return nil }
        let start = bodies[found].point(at: joint.offset)
        first = found
        firstArm = start - bodies[found].center
        switch joint.end {
        case .anchor(let point):
            second = fixed
            secondArm = .zero
            secondAngle = 0
            gap = point - start
        case .body(let body, let offset):
            guard let other = index(body) else { return nil }
            let end = bodies[other].point(at: offset)
            second = other
            secondArm = end - bodies[other].center
            secondAngle = bodies[other].angle
            gap = end - start
        }
        angle = bodies[found].angle - secondAngle
    }
}
