import FrameDynamics
import FrameGeometry
import Testing

@Suite struct FieldTests {
    /// Returns a body of mass 1 at (300, 0) with velocity (0, 200), after one second in a field at the origin.
    private static func end(_ field: ForceField, charge: Double = 0, density: Double = 1) throws -> Body {
        var world = DynamicsWorld()
        let traits = BodyTraits(density: density, charge: charge)
        let box = try world.addBox(300, 0, 100, traits: traits, velocity: Point(x: 0, y: 200))
        world.forces = [Force(.field(field), on: [box])]
        world.advance(seconds: 1)
        return try #require(world[box])
    }

    @Test func fieldsAccelerateAsTheyAreDocumented() throws {
        let linear = try Self.end(ForceField(.linearGravity(Point(x: 0.5, y: 0)), strength: 2), density: 3)
        #expect(abs(linear.velocity.x - 1000) < 1e-9)
        let drag = try Self.end(ForceField(.drag, strength: 3), density: 2)
        #expect(abs(drag.velocity.y - 200 * RealMath.exp(-1.5)) < 0.3)
        let velocity = try Self.end(ForceField(.velocity(Point(x: 2, y: 1))))
        #expect(velocity.velocity == Point(x: 200, y: 100))
        // ω² = strength / mass: a quarter of an oscillation after π/2 ÷ ω.
        let spring = try Self.end(ForceField(.spring, strength: 4.0 * .pi * .pi / 16), density: 1)
        #expect(abs(spring.position.x) < 3)
        // A charge moves in a circle at constant speed.
        let magnetic = try Self.end(ForceField(.magnetic, strength: .pi / 2), charge: 1)
        #expect(abs(magnetic.velocity.x + 200) < 3 && abs(magnetic.velocity.magnitude - 200) < 2)
        let electric = try Self.end(ForceField(.electric, strength: 2), charge: 0.5)
        #expect(electric.velocity.x > 90)
        #expect(try Self.end(ForceField(.electric, strength: 2)).velocity.x == 0)
        let radial = try Self.end(ForceField(.radialGravity, strength: 0.2))
        #expect(radial.velocity.x < -150)
        let vortex = try Self.end(ForceField(.vortex, strength: 0.2))
        #expect(abs(vortex.velocity.y - 200) > 30 && vortex.velocity.y < 200)
    }

    /// At twice the distance, a field with a falloff of 2 has a quarter of its strength. Within the minimum radius its
    /// strength is constant.
    @Test func strengthFallsWithDistance() throws {
        func pull(_ distance: Double) throws -> Double {
            var world = DynamicsWorld()
            let box = try world.addBox(distance, 0)
            world.forces = [Force(.field(ForceField(.radialGravity, falloff: 2, minimumRadius: 50)), on: [box])]
            world.advance()
            return -(try #require(world[box]).velocity.x)
        }
        let (near, far) = (try pull(150), try pull(300))
        #expect(abs(near / far - 4) < 1e-9)
        let (inner, outer) = (try pull(20), try pull(40))
        #expect(abs(inner - outer) < 1e-9)
    }

    @Test func regionsDecideWhereAFieldActs() throws {
        let ring = FieldRegion.difference(.circle(radius: 100), .circle(radius: 50))
        #expect(
            ring.contains(Point(x: 70, y: 0)) && !ring.contains(Point(x: 30, y: 0))
                && !ring.contains(Point(x: 0, y: 101)))
        let box = FieldRegion.rectangle(Size(width: 40, height: 20))
        #expect(box.contains(Point(x: -20, y: 10)) && !box.contains(Point(x: -20, y: 11)))
        #expect(FieldRegion.inverse(box).contains(Point(x: 21, y: 0)))
        #expect(FieldRegion.union(box, ring).contains(.zero) && !FieldRegion.intersection(box, ring).contains(.zero))
        let outside = try Self.end(ForceField(.linearGravity(Point(x: 1, y: 0)), region: box))
        #expect(outside.velocity.x == 0)
    }

    /// Equal seeds give equal motion, different seeds differ, and full smoothness gives no noise.
    @Test func noiseIsDeterminedByItsSeed() throws {
        func end(_ seed: UInt64, _ smoothness: Double = 0) throws -> Body {
            try Self.end(ForceField(.noise(smoothness: smoothness, speed: 2), strength: 3, seed: seed))
        }
        let (one, again, other, calm) = (try end(1), try end(1), try end(2), try end(1, 1))
        #expect(one == again && one != other && calm.velocity == Point(x: 0, y: 200))
        let turbulence = ForceField(.turbulence(smoothness: 0, speed: 1), strength: 3)
        #expect(try Self.end(turbulence).velocity.x != 0)
    }
}
