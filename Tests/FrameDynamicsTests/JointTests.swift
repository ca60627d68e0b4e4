import FrameDynamics
import FrameGeometry
import Testing

/// Rods, ropes, pins, welds and sliders.
@Suite struct JointTests {
    /// Returns the period of a pendulum of any amplitude, from the arithmetic-geometric mean of 1 and cos(a / 2).
    private static func period(length: Double, amplitude: Double) -> Double {
        var (a, b) = (1.0, RealMath.cos(amplitude / 2))
        while abs(a - b) > 1e-14 { (a, b) = ((a + b) / 2, (a * b).squareRoot()) }
        return 2 * .pi * (length / 1000).squareRoot() / a
    }

    /// Returns the time between two passages of the lowest point in the same direction, averaged over four swings.
    private static func swing(_ world: inout DynamicsWorld, _ box: BodyID) throws -> Double {
        var (passages, last): ([Double], Double) = ([], try #require(world[box]).position.x)
        while passages.count < 5 {
            world.advance()
            let x = try #require(world[box]).position.x
            if last < 0, x >= 0 { passages.append(world.time - DynamicsWorld.step * x / (x - last)) }
            last = x
            guard world.time < 30 else { break }
        }
        try #require(passages.count == 5)
        return (passages[4] - passages[0]) / 4
    }

    @Test(arguments: [0.1, 0.8, 1.5, 2.5]) func aPendulumHasItsPeriod(amplitude: Double) throws {
        let length = 250.0
        var world = DynamicsWorld()
        let box = try world.addBox(
            -length * RealMath.sin(amplitude), length * RealMath.cos(amplitude), 20)
        world.addGravity(on: [box])
        world.joints = [Joint(id: 1, .rod(length: length), of: box, to: .anchor(.zero))]
        let period = try Self.swing(&world, box)
        let expected = Self.period(length: length, amplitude: amplitude)
        #expect(abs(period - expected) < 0.004 * expected)
        let distance = try #require(world[box]).position.magnitude
        #expect(abs(distance - length) < 0.2)
    }

    /// A box pinned at its edge swings as a physical pendulum: T = 2π √(I / (m g d)).
    @Test func aPinnedBoxSwings() throws {
        var world = DynamicsWorld()
        let box = try world.addBox(-100 * 0.1, 100, 40, height: 200, angle: 0.1)
        let pin = Point(x: -10 + 100 * RealMath.sin(0.1), y: 100 - 100 * RealMath.cos(0.1))
        world.addGravity(on: [box])
        world.joints = [
            Joint(id: 1, .pin(range: nil, friction: 0), of: box, offset: Point(x: 0, y: -100), to: .anchor(pin))
        ]
        let inertia: Double = (40.0 * 40.0 + 200.0 * 200.0) / 12.0 + 100.0 * 100.0
        let period = try Self.swing(&world, box)
        let expected = 2 * Double.pi * (inertia / (1000.0 * 100)).squareRoot()
        #expect(abs(period - expected) < 0.005)
    }

    @Test func aPendulumKeepsItsEnergy() throws {
        var world = DynamicsWorld()
        let box = try world.addBox(200, 0, 20)
        world.addGravity(on: [box])
        world.joints = [Joint(id: 1, .rod(length: 200), of: box, to: .anchor(.zero))]
        for _ in 0..<10 {
            world.advance(seconds: 1)
            let body = try #require(world[box])
            let energy = body.kineticEnergy - body.mass * 1000 * body.position.y
            #expect(abs(energy) < 0.02 * body.mass * 1000 * 200)
        }
    }

    @Test func aRopeIsSlackUntilItIsTaut() throws {
        var world = DynamicsWorld()
        let box = try world.addBox(0, 0, 20)
        world.addGravity(on: [box])
        world.joints = [Joint(id: 1, .rope(length: 125), of: box, to: .anchor(.zero))]
        world.advance(seconds: 0.4)
        #expect(abs(try #require(world[box]).position.y - 80) < 1e-9)
        world.advance(seconds: 2)
        #expect(abs(try #require(world[box]).position.y - 125) < 0.2 && world.isAtRest)
    }

    @Test func aPinTurnsWithinItsRange() throws {
        var world = DynamicsWorld()
        let box = try world.addBox(100, 0, 20)
        world.addGravity(on: [box])
        world.joints = [
            Joint(
                id: 1, .pin(range: -0.2...0.5, friction: 0), of: box, offset: Point(x: -100, y: 0), to: .anchor(.zero))
        ]
        var most = 0.0
        for _ in 0..<480 * 3 {
            world.advance()
            most = max(most, try #require(world[box]).angle)
        }
        let end = try #require(world[box]).angle
        #expect(most < 0.52 && abs(end - 0.5) < 0.01)
    }

    /// A torque of m g r holds the pin. A smaller torque does not.
    @Test(arguments: [(1.05, true), (0.8, false)]) func frictionHoldsAPin(part: Double, holds: Bool) throws {
        var world = DynamicsWorld()
        let box = try world.addBox(50, 0, 100)
        world.addGravity(on: [box])
        world.joints = [
            Joint(
                id: 1, .pin(range: nil, friction: part * 1000 * 50), of: box, offset: Point(x: -50, y: 0),
                to: .anchor(.zero))
        ]
        world.advance(seconds: 1)
        #expect((abs(try #require(world[box]).angle) < 0.02) == holds)
    }

    @Test func weldedBodiesMoveAsOne() throws {
        var world = DynamicsWorld()
        let (one, other) = (try world.addBox(0, 0), try world.addBox(60, 0))
        world.joints = [
            Joint(id: 1, .weld, of: one, offset: Point(x: 30, y: 0), to: .body(other, offset: Point(x: -30, y: 0)))
        ]
        world.apply(impulse: Point(x: 0, y: 100), to: other)
        world.advance(seconds: 2)
        let (first, second) = (try #require(world[one]), try #require(world[other]))
        #expect(abs(first.angle - second.angle) < 0.01 && abs(first.angle) > 1)
        #expect(abs((second.position - first.position).magnitude - 60) < 0.3)
        #expect(abs(first.velocity.y + second.velocity.y - 400) < 1e-6)
    }

    @Test func aSliderMovesAlongItsAxisWithinItsRange() throws {
        var world = DynamicsWorld()
        let box = try world.addBox(0, 0)
        world.addGravity(on: [box])
        let axis = Point(x: 0.6, y: 0.8)
        world.joints = [Joint(id: 1, .slider(axis: axis, secondAngle: 0, range: -10...90), of: box, to: .anchor(.zero))]
        world.advance(seconds: 0.3)
        var position = try #require(world[box]).position
        // g sin(a) = 800 along the axis.
        #expect(abs(position.x * 0.6 + position.y * 0.8 - 36) < 0.4)
        #expect(abs(position.x * 0.8 - position.y * 0.6) < 0.1)
        world.advance(seconds: 2)
        position = try #require(world[box]).position
        let angle = try #require(world[box]).angle
        #expect(abs(position.x - 54) < 0.2 && abs(position.y - 72) < 0.2 && abs(angle) < 1e-3)
    }

    /// An anchor that jumps moves the item with it without accelerating it.
    @Test func aPinFollowsItsAnchor() throws {
        var world = DynamicsWorld()
        let box = try world.addBox(0, 0)
        world.joints = [
            Joint(id: 1, .rod(length: 0), of: box, offset: Point(x: 10, y: 0), to: .anchor(Point(x: 10, y: 0)))
        ]
        for frame in 1...30 {
            world.joints[0].end = .anchor(Point(x: 10 + 5 * Double(frame), y: 0))
            world.wake()
            world.advance(seconds: 1.0 / 60)
        }
        world.advance(seconds: 0.5)
        #expect(abs(try #require(world[box]).position.x - 150) < 0.5)
    }
}
