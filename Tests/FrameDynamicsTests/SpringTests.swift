import FrameDynamics
import FrameGeometry
import Testing

/// Springs against the closed form of the damped oscillator.
@Suite struct SpringTests {
    /// Returns the displacement of an oscillator that starts at 1 without velocity.
    private static func oscillator(_ frequency: Double, _ damping: Double, at t: Double) -> Double {
        let pulse = 2 * .pi * frequency
        if damping == 1 { return RealMath.exp(-pulse * t) * (1 + pulse * t) }
        let damped = pulse * (1 - damping * damping).squareRoot()
        return RealMath.exp(-damping * pulse * t)
            * (RealMath.cos(damped * t) + damping * pulse / damped * RealMath.sin(damped * t))
    }

    @Test(arguments: [0.5, 1, 2, 4], [0, 0.2, 0.5, 0.8, 1])
    func anItemOnAnAnchorOscillates(frequency: Double, damping: Double) throws {
        for length in [0.0, 150] {
            var world = DynamicsWorld()
            let box = try world.addBox(0, length + 80)
            world.joints = [
                Joint(
                    id: 1, .spring(length: length, frequency: frequency, damping: damping), of: box, to: .anchor(.zero))
            ]
            for _ in 0..<8 {
                world.advance(seconds: 0.125)
                let expected = length + 80 * Self.oscillator(frequency, damping, at: world.time)
                let actual = try #require(world[box]).position.y
                // The error of a step is at most half a step.
                #expect(abs(actual - expected) < 80 * 2 * .pi * frequency / 480 + 0.01, "at \(world.time)")
            }
        }
    }

    /// Without damping, an oscillation neither grows nor shrinks.
    @Test func aSpringKeepsItsEnergy() throws {
        var world = DynamicsWorld()
        let box = try world.addBox(0, 100)
        world.joints = [Joint(id: 1, .spring(length: 0, frequency: 3, damping: 0), of: box, to: .anchor(.zero))]
        var farthest = 0.0
        for step in 0..<480 * 60 {
            world.advance()
            if step > 480 * 59 { farthest = max(farthest, abs(try #require(world[box]).position.y)) }
        }
        #expect(abs(farthest - 100) < 0.5)
    }

    /// Two items oscillate about their common center of mass with the frequency of the reduced mass.
    @Test func twoItemsKeepTheirCenterOfMass() throws {
        var world = DynamicsWorld()
        let light = try world.addBox(0, 0, traits: BodyTraits(density: 1))
        let heavy = try world.addBox(200, 0, traits: BodyTraits(density: 3))
        world.joints = [
            Joint(id: 1, .spring(length: 100, frequency: 1, damping: 0), of: light, to: .body(heavy, offset: .zero))
        ]
        world.advance(seconds: 0.5)
        let (left, right) = (try #require(world[light]).position.x, try #require(world[heavy]).position.x)
        #expect(abs(left / 4 + right * 3 / 4 - 150) < 1e-9)
        #expect(abs(right - left - 0) < 2)
    }

    /// A snap ends at its point without rotation, no matter how many turns the body has made.
    @Test(arguments: [0.3, -2.5, 6.0, 40.0]) func aSnapTurnsBack(angle: Double) throws {
        var world = DynamicsWorld()
        let box = try world.addBox(300, 10, angle: angle)
        world.joints = [Joint(id: 1, .snap(frequency: 2, damping: 0.55), of: box, to: .anchor(Point(x: 50, y: 60)))]
        let rest = world.rest(within: 5)
        let time = try #require(rest)
        let body = try #require(world[box])
        #expect(abs(body.position.x - 50) < 0.2 && abs(body.position.y - 60) < 0.2)
        #expect(abs(body.angle - (angle / (2 * .pi)).rounded() * 2 * .pi) < 0.01)
        #expect(time > 0.5 && time < 2)
    }
}
