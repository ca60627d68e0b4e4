import FrameDynamics
import FrameGeometry
import TestSupport
import Testing

/// The motion of bodies without contacts, compared with closed forms.
@Suite struct FlightTests {
    /// y = g t² / 2, to rounding.
    @Test(arguments: [1, 7, 60, 480, 1234]) func freeFallIsExact(steps: Int) throws {
        var world = DynamicsWorld()
        let box = try world.addBox(10, 20)
        world.addGravity(on: [box])
        for _ in 0..<steps { world.advance() }
        let (t, body) = (Double(steps) / 480, try #require(world[box]))
        #expect(abs(body.position.y - (20 + 500 * t * t)) < 1e-8 && body.position.x == 10)
        #expect(abs(body.velocity.y - 1000 * t) < 1e-8)
    }

    @Test(arguments: 1...20) func aProjectileIsAParabola(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        var world = DynamicsWorld()
        let velocity = Point(x: numbers.number(-500...500), y: numbers.number(-900...0))
        let gravity = Point(x: numbers.number(-800...800), y: numbers.number(-800...800))
        let spin = numbers.number(-9...9)
        let box = try world.addBox(0, 0, velocity: velocity, spin: spin)
        world.addGravity(gravity.x, gravity.y, on: [box])
        world.advance(seconds: 1.5)
        let body = try #require(world[box])
        #expect(abs(body.position.x - (velocity.x * 1.5 + gravity.x * 1.125)) < 1e-8)
        #expect(abs(body.position.y - (velocity.y * 1.5 + gravity.y * 1.125)) < 1e-8)
        #expect(abs(body.angle - spin * 1.5) < 1e-10)
    }

    /// v = v₀ e^(−r t).
    @Test(arguments: [0.5, 2, 9]) func resistanceIsExponential(resistance: Double) throws {
        var world = DynamicsWorld()
        let traits = BodyTraits(resistance: resistance, angularResistance: resistance / 2)
        let box = try world.addBox(0, 0, traits: traits, velocity: Point(x: 600, y: 0), spin: 8)
        world.advance(seconds: 0.5)
        let body = try #require(world[box])
        #expect(abs(body.velocity.x - 600 * RealMath.exp(-resistance / 2)) < 1e-9)
        #expect(abs(body.spin - 8 * RealMath.exp(-resistance / 4)) < 1e-9)
        let distance = 600 / resistance * (1 - RealMath.exp(-resistance / 2))
        #expect(abs(body.position.x - distance) < 0.011 * distance)
    }

    /// A force of 100 accelerates 100 × 100 points by 100, and 50 × 50 points by 400. A higher density reduces the
    /// acceleration.
    @Test func massIsDensityTimesArea() throws {
        for (size, density, acceleration) in [(100.0, 1.0, 100.0), (50, 1, 400), (100, 4, 25), (200, 0.5, 50)] {
            var world = DynamicsWorld()
            let box = try world.addBox(0, 0, size, traits: BodyTraits(density: density))
            world.forces = [Force(.push(Point(x: 100, y: 0), offset: .zero), on: [box])]
            world.advance(seconds: 1)
            let body = try #require(world[box])
            #expect(abs(body.velocity.x - acceleration) < 1e-9 && abs(body.position.x - acceleration / 2) < 1e-9)
        }
    }

    /// The moment of inertia of a rectangle is m (w² + h²) / 12, of a disc m r² / 2.
    @Test func anImpulseBesideTheCenterTurns() throws {
        var world = DynamicsWorld()
        let box = try world.addBox(0, 0, 100, height: 50)
        let disc = try world.addBall(300, 0, diameter: 100)
        let still = try world.addBox(600, 0, traits: BodyTraits(allowsRotation: false))
        for id in [box, disc, still] {
            world.apply(impulse: Point(x: 0, y: 60), at: Point(x: 20, y: 0), to: id)
        }
        #expect(abs(try #require(world[box]).spin - 20 * 60 / (0.5 * (10000 + 2500) / 12)) < 1e-9)
        #expect(abs(try #require(world[disc]).spin - 20 * 60 / (50 * 50 / 2)) < 1e-9)
        #expect(world[still]?.spin == 0)
    }

    @Test func anAnchoredBodyStays() throws {
        var world = DynamicsWorld()
        let box = try world.addBox(3, 4, traits: BodyTraits(isAnchored: true), velocity: Point(x: 100, y: 0))
        world.addGravity(on: [box])
        world.apply(impulse: Point(x: 10, y: 0), to: box)
        world.advance(seconds: 0.2)
        #expect(world[box]?.position == Point(x: 3, y: 4) && world.isAtRest)
    }

    /// A triangle turns about its center of mass, which is not the center of its bounds.
    @Test func anOutlineTurnsAboutItsCentroid() throws {
        let path = Path([
            .move(Point(x: -30, y: -30)), .line(Point(x: 30, y: -30)), .line(Point(x: -30, y: 30)), .close,
        ])
        let shape = try BodyShape.outline(path, size: Size(width: 60, height: 60))
        var world = DynamicsWorld()
        let body = world.add(try Body(shape, position: Point(x: 100, y: 100), spin: 2))
        world.advance(seconds: 0.75)
        let turned = try #require(world[body])
        // The centroid is at (−10, −10) from the center and does not move.
        let (sine, cosine) = (RealMath.sin(1.5), RealMath.cos(1.5))
        #expect(abs(turned.position.x - (90 - (-10 * cosine + 10 * sine))) < 1e-9)
        #expect(abs(turned.position.y - (90 - (-10 * sine - 10 * cosine))) < 1e-9)
    }
}
