internal import FrameGeometry

extension Joint {
    /// Pulls the bodies of a spring for one step.
    func pull(_ bodies: inout [Body], in frame: JointFrame, for seconds: Double) {
        switch solvedKind {
        case .spring(let length, let frequency, let damping):
            pull(&bodies, frame, Spring(frequency, damping), length: max(length, 0), for: seconds)
        case .snap(let frequency, let damping):
            let spring = Spring(frequency, damping)
            pull(&bodies, frame, spring, length: 0, for: seconds)
            guard bodies[frame.first].inverseInertia > 0 else { return }
            let turns = (bodies[frame.first].angle / (2 * .pi)).rounded() * (2 * .pi)
            bodies[frame.first].spin -=
                spring.change(of: bodies[frame.first].angle - turns, bodies[frame.first].spin) * seconds
        case .rod, .rope, .pin, .weld, .slider: break
        }
    }

    /// The acceleration per length and per velocity of a damped oscillator.
    private struct Spring {
        let stiffness: Double
        let friction: Double

        init(_ frequency: Double, _ damping: Double) {
            let pulse = 2 * .pi * min(frequency, Joint.highestFrequency)
            stiffness = pulse * pulse
            friction = 2 * min(max(damping, 0), 1) * pulse
        }

        func change(of distance: Double, _ velocity: Double) -> Double { stiffness * distance + friction * velocity }
    }

    private func pull(
        _ bodies: inout [Body], _ frame: JointFrame, _ spring: Spring, length: Double, for seconds: Double
    ) {
        let (first, second) = (frame.first, frame.second)
        func velocity(_ index: Int, _ arm: Point) -> Point {
            index < bodies.count ? bodies[index].velocity + arm.turned * bodies[index].spin : .zero
        }
        let velocity = velocity(second, frame.secondArm) - velocity(first, frame.firstArm)
        let impulse: Point
        if length > 0 {
            guard let direction = frame.gap.unit else { return }
            let change = spring.change(of: frame.gap.length - length, velocity.dot(direction))
            let mass = PointMass(bodies, frame).along(direction)
            impulse = direction * (change * mass * seconds)
        } else {
            let change = Point(
                x: spring.change(of: frame.gap.x, velocity.x), y: spring.change(of: frame.gap.y, velocity.y))
            impulse = PointMass(bodies, frame).impulse(changing: change * seconds)
        }
        let start = bodies[first].center + frame.firstArm
        bodies[first].apply(impulse: impulse, at: start)
        if second < bodies.count { bodies[second].apply(impulse: -impulse, at: start + frame.gap) }
    }
}

/// The response of one end of a joint relative to the other to an impulse, as the symmetric matrix of their velocities
/// per impulse.
private struct PointMass {
    private var xx = 0.0
    private var xy = 0.0
    private var yy = 0.0

    init(_ bodies: [Body], _ frame: JointFrame) {
        for (index, arm) in [(frame.first, frame.firstArm), (frame.second, frame.secondArm)] where index < bodies.count
        {
            let (mass, inertia) = (bodies[index].inverseMass, bodies[index].inverseInertia)
            xx += mass + inertia * arm.y * arm.y
            xy -= inertia * arm.x * arm.y
            yy += mass + inertia * arm.x * arm.x
        }
    }

    func along(_ direction: Point) -> Double {
        let sum =
            xx * direction.x * direction.x + 2 * xy * direction.x * direction.y + yy * direction.y * direction.y
        return sum > 0 ? 1 / sum : 0
    }

    func impulse(changing velocity: Point) -> Point {
        let determinant = xx * yy - xy * xy
        guard determinant > 0 else { return .zero }
        return Point(
            x: (yy * velocity.x - xy * velocity.y) / determinant, y: (xx * velocity.y - xy * velocity.x) / determinant)
    }
}
