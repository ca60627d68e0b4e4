import FrameDynamics
import FrameGeometry
import TestSupport
import Testing

/// Impacts, friction and rest.
@Suite struct ContactTests {
    private static let floor = (Point(x: -5000, y: 500), Point(x: 5000, y: 500))

    /// The height of the n-th bounce is e^(2n) of the first.
    @Test(arguments: [0.3, 0.5, 0.75, 0.9, 1], [true, false])
    func bouncesReachTheExpectedHeights(elasticity: Double, isBall: Bool) throws {
        var world = DynamicsWorld()
        let traits = BodyTraits(elasticity: elasticity)
        let body = isBall ? try world.addBall(0, 75, traits: traits) : try world.addBox(0, 75, traits: traits)
        world.addGravity(on: [body])
        world.collide([body], boundaries: [Self.floor])
        var heights: [Double] = []
        var (height, lastSpeed) = (0.0, 0.0)
        while heights.count < 3, world.time < 20 {
            world.advance()
            let (position, speed) = (try #require(world[body]).position.y, try #require(world[body]).velocity.y)
            if speed < 0 { height = max(height, 475 - position) }
            if lastSpeed < 0, speed >= 0 {
                heights.append(height)
                height = 0
            }
            lastSpeed = speed
        }
        try #require(heights.count == 3)
        var expected = 400.0
        for height in heights {
            expected *= elasticity * elasticity
            #expect(abs(height - expected) < 0.005 * expected + 0.1)
        }
    }

    /// Two balls that collide centrally or off-center keep their momentum, and their energy if both are elastic.
    @Test(arguments: 1...40) func impactsObeyTheLaws(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let elasticity = seed.isMultiple(of: 2) ? 1 : numbers.number(0...1)
        var world = DynamicsWorld()
        var bodies: [BodyID] = []
        for (x, direction) in [(-150.0, 1.0), (150, -1)] {
            let traits = BodyTraits(elasticity: elasticity, density: numbers.number(0.2...4))
            let velocity = Point(x: direction * numbers.number(100...900), y: numbers.number(-40...40))
            let y = numbers.number(-30...30)
            bodies.append(
                seed.isMultiple(of: 3)
                    ? try world.addBox(x, y, angle: numbers.number(0...3), traits: traits, velocity: velocity)
                    : try world.addBall(x, y, diameter: numbers.number(60...120), traits: traits, velocity: velocity))
        }
        world.collide(bodies)
        func sums() throws -> (momentum: Point, energy: Double) {
            let all = try bodies.map { try #require(world[$0]) }
            return (
                all.reduce(Point.zero) {
                    Point(x: $0.x + $1.mass * $1.velocity.x, y: $0.y + $1.mass * $1.velocity.y)
                }, all.reduce(0) { $0 + $1.kineticEnergy }
            )
        }
        let before = try sums()
        world.advance(seconds: 1.5)
        let after = try sums()
        #expect((after.momentum - before.momentum).magnitude < 1e-9 * (1 + before.momentum.magnitude))
        if elasticity == 1, !seed.isMultiple(of: 3) {
            #expect(abs(after.energy - before.energy) < 1e-6 * before.energy)
        } else {
            #expect(after.energy < before.energy * 1.01)
        }
    }

    /// Inelastic heaps under gravity never gain energy.
    @Test(arguments: 1...6) func heapsLoseEnergy(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        var world = DynamicsWorld()
        var bodies: [BodyID] = []
        for index in 0..<12 {
            let (x, y) = (Double(index % 4) * 80 - 120 + numbers.number(-9...9), Double(index / 4) * -90.0)
            // Contacts do not slow down a rolling ball.
            let traits = BodyTraits(
                elasticity: numbers.number(0...0.5), friction: numbers.number(0...0.6), angularResistance: 1)
            bodies.append(
                numbers.isTrue()
                    ? try world.addBall(x, y, diameter: numbers.number(30...60), traits: traits)
                    : try world.addBox(x, y, numbers.number(30...50), angle: numbers.number(0...3), traits: traits))
        }
        world.addGravity(on: bodies)
        world.collide(
            bodies,
            boundaries: [
                Self.floor, (Point(x: -200, y: -900), Point(x: -200, y: 500)),
                (Point(x: 200, y: -900), Point(x: 200, y: 500)),
            ])
        func energy() throws -> Double {
            try bodies.reduce(0) {
                let body = try #require(world[$1])
                return $0 + body.kineticEnergy + body.mass * 1000 * (500 - body.position.y)
            }
        }
        var last = try energy()
        let slack = last * 2e-3
        for _ in 0..<40 {
            world.advance(seconds: 0.1)
            let now = try energy()
            #expect(now < last + slack, "at \(world.time)")
            last = min(last, now)
        }
        let rest = world.rest(within: 10)
        #expect(rest != nil)
        for id in bodies {
            let body = try #require(world[id])
            #expect(body.position.y < 500 && abs(body.position.x) < 200)
        }
    }

    /// A block on a slope moves where tan α > μ, with g (sin α − μ cos α).
    @Test(arguments: [0.2, 0.4, 0.7], [0.1, 0.3, 0.6, 1]) func frictionDecidesOnASlope(angle: Double, friction: Double)
        throws
    {
        var world = DynamicsWorld()
        let (sine, cosine) = (RealMath.sin(angle), RealMath.cos(angle))
        let box = try world.addBox(
            sine * 25, -cosine * 25, 100, height: 50, angle: angle, traits: BodyTraits(friction: friction))
        world.addGravity(on: [box])
        world.collide(
            [box],
            boundaries: [(Point(x: -900 * cosine, y: -900 * sine), Point(x: 3000 * cosine, y: 3000 * sine))])
        world.advance(seconds: 1)
        let position = try #require(world[box]).position
        let distance = (position.x - sine * 25) * cosine + (position.y + cosine * 25) * sine
        let expected = max(0, 500 * (sine - friction * cosine))
        #expect(abs(distance - expected) < 0.02 * expected + 0.5)
    }

    @Test(arguments: 1...3) func aStackOfFiftyBoxesComesToRest(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        var world = DynamicsWorld()
        let boxes = try (0..<50).map { index in
            try world.addBox(
                seed == 1 ? 0 : numbers.number(-0.5...0.5), 475 - 50 * Double(index), traits: BodyTraits(friction: 0.5))
        }
        world.addGravity(on: boxes)
        world.collide(boxes, boundaries: [Self.floor])
        let time = world.rest(within: 20)
        #expect(time != nil)
        for (index, id) in boxes.enumerated() {
            let body = try #require(world[id])
            #expect(abs(body.position.x) < 3 && abs(body.angle) < 0.02, "box \(index)")
            #expect(abs(body.position.y - (475 - 50 * Double(index))) < 3, "box \(index)")
        }
        // The block also stays there.
        let still = world
        world.advance(seconds: 1)
        #expect(boxes.allSatisfy { world[$0]?.position == still[$0]?.position && world[$0]?.angle == still[$0]?.angle })
    }

    /// No speed is high enough to pass through a line.
    @Test(arguments: [1000.0, 10_000, 200_000], [4.0, 40]) func nothingGoesThroughALine(speed: Double, size: Double)
        throws
    {
        for elasticity in [0.0, 0.6] {
            var world = DynamicsWorld()
            let traits = BodyTraits(elasticity: elasticity)
            let box = try world.addBox(0, 0, size, angle: 0.4, traits: traits, velocity: Point(x: 0, y: speed))
            let ball = try world.addBall(200, 0, diameter: size, traits: traits, velocity: Point(x: 0, y: speed))
            world.addGravity(on: [box, ball])
            world.collide([box, ball], boundaries: [Self.floor])
            for _ in 0..<480 {
                world.advance()
                for body in [box, ball] { #expect(try #require(world[body]).position.y < 500) }
            }
        }
    }

    /// A floor of many lines is as smooth as one line.
    @Test func aFloorHasNoEdgesBetweenItsLines() throws {
        for isBall in [true, false] {
            var world = DynamicsWorld()
            let body = isBall ? try world.addBall(0, 475) : try world.addBox(0, 475)
            world.forces = [Force(.gravity(Point(x: 0, y: 1000)), on: [body])]
            let line = (0...400).map { Point(x: Double($0) * 10 - 500, y: 500) }
            world.collisions = [
                CollisionGroup(
                    id: 1, bodies: [body],
                    boundaries: [Boundary(id: 1, Path([.move(line[0])] + line.dropFirst().map { .line($0) }))])
            ]
            world.apply(impulse: Point(x: 400 * (try #require(world[body]).mass), y: 0), to: body)
            world.advance(seconds: 2)
            let end = try #require(world[body])
            #expect(abs(end.position.x - 800) < 1 && abs(end.position.y - 475) < 0.1 && abs(end.angle) < 0.01)
        }
    }

    /// A ball rolls down a slope with 2/3 of the acceleration of one that slides.
    @Test func aBallRolls() throws {
        var world = DynamicsWorld()
        let (sine, cosine) = (RealMath.sin(0.3), RealMath.cos(0.3))
        let ball = try world.addBall(sine * 25, -cosine * 25, traits: BodyTraits(friction: 1))
        world.addGravity(on: [ball])
        world.collide(
            [ball], boundaries: [(Point(x: -100, y: -100 * sine / cosine), Point(x: 3000 * cosine, y: 3000 * sine))])
        world.advance(seconds: 1)
        let body = try #require(world[ball])
        let distance = (body.position.x - sine * 25) / cosine
        #expect(abs(distance - 1000 * sine / 3) < 2)
        #expect(abs(body.spin * 25 - body.velocity.magnitude) < 3)
    }

    /// Bodies may start inside each other.
    @Test func overlapsArePushedApart() throws {
        var world = DynamicsWorld()
        let traits = BodyTraits(resistance: 2, angularResistance: 2)
        let boxes = try (0..<6).map { _ in try world.addBox(0, 0, traits: traits) }
        let balls = try (0..<6).map { _ in try world.addBall(0, 0, traits: traits) }
        world.collide(boxes + balls)
        let time = world.rest(within: 10)
        #expect(time != nil)
        let all = try (boxes + balls).map { try #require(world[$0]).position }
        for (index, one) in all.enumerated() {
            for other in all[(index + 1)...] { #expect((one - other).magnitude > 45) }
        }
    }

    /// Bodies that begin to touch cause one event, and bodies that separate another one. Resting contacts cause none.
    @Test func eventsComeOnce() throws {
        var world = DynamicsWorld()
        let traits = BodyTraits(elasticity: 0.5)
        let box = try world.addBox(0, 400, traits: traits)
        world.addGravity(on: [box])
        world.collide([box], boundaries: [Self.floor])
        var events: [ContactEvent] = []
        while !world.isAtRest, world.time < 10 {
            world.advance()
            events += world.events
        }
        #expect(events.allSatisfy { $0.group == 7 && $0.body == box && $0.other == .boundary(0) })
        let begins = events.map { $0.point != nil }
        #expect(begins.first == true && begins.last == true && begins.count > 3)
        #expect(zip(begins, begins.dropFirst()).allSatisfy { $0 != $1 })
        #expect(events.compactMap(\.point).allSatisfy { abs($0.y - 500) < 1 })
    }

    /// A body that hits a resting body wakes it and transfers its momentum.
    @Test func restingBodiesAreWoken() throws {
        var world = DynamicsWorld()
        let target = try world.addBall(200, 0, traits: BodyTraits(elasticity: 1))
        world.collide([target])
        world.advance(seconds: 1)
        try #require(world.isAtRest)
        let ball = try world.addBall(0, 0, traits: BodyTraits(elasticity: 1), velocity: Point(x: 300, y: 0))
        world.collide([target, ball])
        world.advance(seconds: 1)
        #expect(abs(try #require(world[target]).velocity.x - 300) < 1e-6)
        #expect(abs(try #require(world[ball]).velocity.x) < 1e-6)
    }
}
