internal import FrameGeometry

/// The geometry of a joint in one step.
struct JointFrame {
    let first: Int
    /// The world's fixed body, for an anchor.
    let second: Int
    /// From the centres of mass to the ends.
    let firstArm: Point
    let secondArm: Point
    /// From the first end to the second.
    let gap: Point
    /// The angle of the first body against the second.
    let angle: Double
    let secondAngle: Double

    /// `nil` for a joint of a body that has been removed.
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
