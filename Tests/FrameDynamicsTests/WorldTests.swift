import FrameDynamics
import FrameGeometry
import TestSupport
import Testing

@Suite struct WorldTests {
    /// A copy is a key state: from any step on, it continues with identical bits.
    @Test(arguments: 1...30) func aCopyContinuesAsTheOriginal(seed: UInt64) throws {
        var world = try RandomWorld(seed: seed).world
        var states: [DynamicsWorld] = []
        for step in 0..<600 {
            if step.isMultiple(of: 150) { states.append(world) }
            world.advance()
        }
        for (index, state) in states.enumerated() {
            var copy = state
            for _ in index * 150..<600 { copy.advance() }
            #expect(copy == world, "from step \(index * 150)")
        }
        #expect(try RandomWorld(seed: seed).world == states[0])
    }

    @Test(arguments: 1...30) func everyStateIsFinite(seed: UInt64) throws {
        var (random, seen) = (try RandomWorld(seed: seed), 0)
        for _ in 0..<960 {
            random.world.advance()
            for id in random.bodies {
                let body = try #require(random.world[id])
                #expect(body.position.x.isFinite && body.position.y.isFinite && body.angle.isFinite)
                seen += 1
            }
        }
        #expect(seen > 0 && random.world.failures.isEmpty)
    }

    private static let hostile = [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300, -1e30, 0]

    @Test func invalidNumbersAffectNoOtherBody() throws {
        for value in Self.hostile {
            let point = Point(x: value, y: value)
            var inputs: [(Force.Kind?, Joint.Kind?)] = [
                (.gravity(point), nil), (.push(point, offset: .zero), nil),
                (.push(Point(x: 9, y: 9), offset: point), nil),
            ]
            let fields: [ForceField.Kind] = [
                .linearGravity(point), .radialGravity, .velocity(point), .noise(smoothness: value, speed: value),
                .turbulence(smoothness: value, speed: value), .spring, .electric, .magnetic, .drag, .vortex,
            ]
            inputs += fields.map {
                (.field(ForceField($0, position: point, strength: value, falloff: value, minimumRadius: value)), nil)
            }
            let joints: [Joint.Kind] = [
                .rod(length: value), .rope(length: value), .spring(length: value, frequency: value, damping: value),
                .spring(length: 9, frequency: 3, damping: value), .pin(range: nil, friction: value), .weld,
                .slider(axis: point, secondAngle: value, range: nil), .snap(frequency: value, damping: value),
            ]
            inputs += joints.map { (nil, $0) }
            for (force, joint) in inputs {
                var world = DynamicsWorld()
                let (box, ball) = (try world.addBox(0, 0), try world.addBall(40, 0))
                let other = try world.addBox(1e5, 0, velocity: Point(x: 10, y: 0))
                if let force { world.forces = [Force(force, on: [box])] }
                if let joint { world.joints = [Joint(id: 1, joint, of: box, offset: point, to: .anchor(point))] }
                world.collide([box, ball, other], boundaries: [(Point(x: -99, y: 90), point)])
                for _ in 0..<100 { world.advance() }
                for id in [box, ball, other] {
                    let body = try #require(world[id])
                    #expect(
                        body.position.x.isFinite && body.position.y.isFinite && body.angle.isFinite
                            && body.velocity.x.isFinite && body.spin.isFinite,
                        "\(value) \(force as Any) \(joint as Any)")
                }
                let far = try #require(world[other]).position.x
                #expect(abs(far - (1e5 + 10 * 100 / 480.0)) < 1e-6, "\(value) \(force as Any) \(joint as Any)")
            }
        }
    }

    @Test func bodiesWithoutAnExtentAreRefused() {
        for size in [Size(width: 0, height: 10), Size(width: 10, height: 0), Size(width: -5, height: 9), .zero] {
            #expect(throws: DynamicsError.empty) { try BodyShape.rectangle(size) }
            #expect(throws: DynamicsError.empty) { try BodyShape.ellipse(size) }
        }
        #expect(throws: DynamicsError.notFinite) { try BodyShape.rectangle(Size(width: .nan, height: 1)) }
        let line = Path([.move(.zero), .line(Point(x: 9, y: 9))])
        #expect(throws: DynamicsError.empty) { try BodyShape.outline(line, size: Size(width: 9, height: 9)) }
        #expect(throws: DynamicsError.empty) { try BodyShape.group([]) }
        #expect(throws: DynamicsError.notFinite) {
            try Body(try BodyShape.rectangle(Size(width: 1, height: 1)), position: Point(x: .infinity, y: 0))
        }
    }

    /// Values that are not finite are reported once, and their body stops moving.
    @Test func failuresAreListed() throws {
        var world = DynamicsWorld()
        let box = try world.addBox(5, 6)
        world.forces = [Force(.gravity(Point(x: .nan, y: 0)), on: [box])]
        world.advance()
        #expect(world.failures == [box] && world[box]?.position == Point(x: 5, y: 6))
        world.advance()
        #expect(world.failures == [] && world.isAtRest)
    }

    @Test func bodiesThatLeaveTheWorldStop() throws {
        var world = DynamicsWorld()
        let box = try world.addBox(0, 0)
        world.addGravity(on: [box])
        world.bounds = Rect(x: -1000, y: -1000, width: 2000, height: 2000)
        let rest = world.rest(within: 2)
        #expect(rest != nil && world.time > 1.4 && world.failures.isEmpty)
    }

    @Test func removedBodiesActOnNothing() throws {
        var world = DynamicsWorld()
        let (one, two, three) = (try world.addBox(0, 0), try world.addBox(49, 0), try world.addBox(300, 0))
        world.collide([one, two, three])
        world.joints = [Joint(id: 1, .rod(length: 49), of: one, to: .body(two, offset: .zero))]
        world.addGravity(on: [one, two, three])
        world.remove(two)
        world.remove(two)
        world.advance(seconds: 0.5)
        #expect(world[two] == nil)
        #expect(abs(try #require(world[one]).position.y - 125) < 1e-8)
        #expect(abs(try #require(world[three]).position.y - 125) < 1e-8)
    }

    /// A group of two shapes has the mass and the inertia of both about their common center of mass.
    @Test func aGroupIsOneBody() throws {
        let box = try BodyShape.rectangle(Size(width: 50, height: 50))
        let halves = [
            (shape: box, center: Point(x: -25, y: 0), angle: 0.0), (shape: box, center: Point(x: 25, y: 0), angle: .pi),
        ]
        var world = DynamicsWorld()
        let group = world.add(try Body(BodyShape.group(halves), position: .zero))
        let whole = try world.addBox(0, 500, 100, height: 50)
        for id in [group, whole] { world.apply(impulse: Point(x: 0, y: 30), at: Point(x: 40, y: 0), to: id) }
        let (one, other) = (try #require(world[group]), try #require(world[whole]))
        #expect(abs(one.spin - other.spin) < 1e-9 && one.velocity == other.velocity && abs(one.mass - 0.5) < 1e-12)
    }
}

/// Bodies, forces, joints and collisions in a random combination.
struct RandomWorld {
    var world = DynamicsWorld()
    private(set) var bodies: [BodyID] = []

    init(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        for _ in 0..<numbers.integer(2...9) {
            let traits = BodyTraits(
                elasticity: numbers.number(0...1), friction: numbers.number(0...1), density: numbers.number(0.1...4),
                resistance: numbers.number(0...2), angularResistance: numbers.number(0...2),
                charge: numbers.number(-1...1), isAnchored: numbers.isTrue(0.1), allowsRotation: numbers.isTrue(0.8))
            let size = Size(width: numbers.number(10...80), height: numbers.number(10...80))
            let shape = numbers.isTrue() ? try BodyShape.rectangle(size) : try BodyShape.ellipse(size)
            bodies.append(
                world.add(
                    try Body(
                        shape, position: Point(x: numbers.number(50...350), y: numbers.number(50...350)),
                        angle: numbers.number(-3...3), traits: traits,
                        velocity: Point(x: numbers.number(-300...300), y: numbers.number(-300...300)),
                        spin: numbers.number(-5...5))))
        }
        addForces(&numbers)
        addJoints(&numbers)
        world.collisions = [
            CollisionGroup(
                id: 1, bodies: bodies, collidesBodies: numbers.isTrue(0.8),
                boundaries: [Boundary(id: 1, Path(Rect(x: 0, y: 0, width: 400, height: 400)))])
        ]
    }

    private mutating func addForces(_ numbers: inout SplitMix64) {
        func point(_ limit: Double) -> Point {
            Point(x: numbers.number(-limit...limit), y: numbers.number(-limit...limit))
        }
        let fields: [ForceField.Kind] = [
            .linearGravity(point(1)), .radialGravity, .velocity(point(1)), .noise(smoothness: 0.3, speed: 1),
            .turbulence(smoothness: 0.1, speed: 2), .spring, .electric, .magnetic, .drag, .vortex,
        ]
        world.forces = [
            Force(.gravity(point(1000)), on: bodies),
            Force(.push(point(300), offset: point(20)), on: [bodies[0]]),
            Force(
                .field(
                    ForceField(
                        numbers.element(of: fields), position: Point(x: 200, y: 200), region: .circle(radius: 150),
                        strength: numbers.number(-2...2), falloff: numbers.number(0...2), minimumRadius: 20)),
                on: bodies),
        ]
    }

    private mutating func addJoints(_ numbers: inout SplitMix64) {
        let kinds: [Joint.Kind] = [
            .rod(length: 60), .rope(length: 90), .spring(length: 40, frequency: 2, damping: 0.3),
            .pin(range: -1...1, friction: 500), .weld,
            .slider(axis: Point(x: 1, y: 1), secondAngle: 0, range: -50...50),
            .snap(frequency: 2, damping: 0.5), .rod(length: 0), .spring(length: 0, frequency: 1, damping: 0.8),
        ]
        for id in 0..<numbers.integer(0...3) {
            let body = numbers.element(of: bodies)
            let others = bodies.filter { $0 != body }
            let end: Joint.End =
                numbers.isTrue() ? .anchor(Point(x: 200, y: 100)) : .body(numbers.element(of: others), offset: .zero)
            world.joints.append(
                Joint(id: id, numbers.element(of: kinds), of: body, offset: Point(x: 5, y: -3), to: end))
        }
    }
}
