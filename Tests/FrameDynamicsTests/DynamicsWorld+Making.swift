import FrameDynamics
import FrameGeometry

extension DynamicsWorld {
    /// Adds a rectangle.
    @discardableResult mutating func addBox(
        _ x: Double, _ y: Double, _ size: Double = 50, height: Double? = nil, angle: Double = 0,
        traits: BodyTraits = BodyTraits(), velocity: Point = .zero, spin: Double = 0
    ) throws -> BodyID {
        let shape = try BodyShape.rectangle(Size(width: size, height: height ?? size))
        return add(
            try Body(shape, position: Point(x: x, y: y), angle: angle, traits: traits, velocity: velocity, spin: spin))
    }

    @discardableResult mutating func addBall(
        _ x: Double, _ y: Double, diameter: Double = 50, traits: BodyTraits = BodyTraits(), velocity: Point = .zero
    ) throws -> BodyID {
        let shape = try BodyShape.ellipse(Size(width: diameter, height: diameter))
        return add(try Body(shape, position: Point(x: x, y: y), traits: traits, velocity: velocity))
    }

    /// Adds UIKit's gravity of 1000 points per second squared.
    mutating func addGravity(_ x: Double = 0, _ y: Double = 1000, on bodies: [BodyID]) {
        forces.append(Force(.gravity(Point(x: x, y: y)), on: bodies))
    }

    /// Lets all bodies collide with each other and with lines.
    mutating func collide(_ bodies: [BodyID], boundaries: [(Point, Point)] = [], collidesBodies: Bool = true) {
        let boundaries = boundaries.enumerated().map { index, line in
            Boundary(id: index, Path([.move(line.0), .line(line.1)]))
        }
        collisions = [
            CollisionGroup(id: 7, bodies: bodies, collidesBodies: collidesBodies, boundaries: boundaries)
        ]
    }

    mutating func advance(seconds: Double) {
        for _ in 0..<Int((seconds / Self.step).rounded()) { advance() }
    }

    /// Steps until nothing moves.
    ///
    /// - Returns: The simulated seconds, or `nil` if they exceed `limit`.
    mutating func rest(within limit: Double) -> Double? {
        let start = time
        while !isAtRest {
            guard time - start < limit else { return nil }
            advance()
        }
        return time - start
    }
}

extension Point {
    var magnitude: Double { (x * x + y * y).squareRoot() }
}
