public import FrameGeometry

/// Bodies, with the forces and joints that move them, in steps of a fixed length.
///
/// A world is a value: a copy continues exactly like the original. Nothing in it depends on the order of anything
/// except its arrays.
public struct DynamicsWorld: Equatable, Sendable {
    /// Length of a step in seconds. A whole number of steps makes a frame at 24, 30, 48, 60, 80, 96, 120 and 240 frames
    /// per second, and a spring with ``Joint/highestFrequency`` has twelve in a period.
    public static let step = 1.0 / 480
    /// Speed in points per second below which bodies rest after ``restingTime``. They move by half a point in that
    /// time.
    public static let stillSpeed = 1.0
    /// Time in seconds after which slow bodies rest.
    public static let restingTime = 0.5
    /// Maximum speed of a body, in points per second.
    static let highestSpeed = 1e6
    private static let iterations = 8
    private static let relaxations = 8

    public private(set) var stepCount = 0
    public var time: Double { Double(stepCount) * Self.step }
    public var forces: [Force] = []
    public var joints: [Joint] = []
    public var collisions: [CollisionGroup] = []
    /// Bounds in which bodies move; a body whose center of mass leaves them stops for good. `nil` for no limit.
    public var bounds: Rect?

    /// Contacts that ended, followed by those that began, in the latest step.
    public private(set) var events: [ContactEvent] = []
    /// Bodies that the latest step stopped because their state was not finite.
    public private(set) var failures: [BodyID] = []

    private(set) var bodies: [Body] = []
    private(set) var ids: [BodyID] = []
    private var nextID = 0
    private var impulses: [RowKey: Double] = [:]
    private var touches: [Touch] = []

    public init() {}

    // MARK: - Bodies

    public mutating func add(_ body: Body) -> BodyID {
        let id = BodyID(number: nextID)
        nextID += 1
        bodies.append(body)
        ids.append(id)
        return id
    }

    /// Removes a body without events. Forces, joints and collisions that refer to the body no longer act on it.
    public mutating func remove(_ id: BodyID) {
        guard let index = index(of: id) else { return }
        bodies.remove(at: index)
        ids.remove(at: index)
        touches.removeAll { $0.body == id || $0.other == .body(id) }
    }

    /// The body; `nil` if it has been removed. Setting `nil` removes it.
    public subscript(id: BodyID) -> Body? {
        get { index(of: id).map { bodies[$0] } }
        set {
            guard let newValue else { return remove(id) }
            guard let index = index(of: id) else { return }
            bodies[index] = newValue
        }
    }

    private func index(of id: BodyID) -> Int? {
        var range = ids.startIndex..<ids.endIndex
        while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
            if ids[middle] == id { return middle }
            range = ids[middle] < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    /// Immediately changes the velocities of a body by an impulse, in mass · points / second, at an offset from its
    /// center before rotation.
    public mutating func apply(impulse: Point, at offset: Point = .zero, to id: BodyID) {
        guard let index = index(of: id) else { return }
        bodies[index].apply(impulse: impulse, at: bodies[index].point(at: offset))
        bodies[index].stillTime = 0
    }

    // MARK: - Rest

    /// Whether nothing moves. A world at rest stays the same in every step.
    public var isAtRest: Bool { bodies.allSatisfy { !$0.isMovable || $0.stillTime >= Self.restingTime } }

    /// Lets every body move again. This is necessary after changes of forces, joints, collisions and bodies.
    public mutating func wake() {
        for index in bodies.indices { bodies[index].stillTime = 0 }
    }

    // MARK: - Steps

    /// Advances by one step.
    public mutating func advance() {
        stepCount += 1
        failures = []
        let contacts = ContactFinder(bodies, ids).contacts(of: collisions)
        settleIslands(contacts)
        let before = motions
        let uniform = accelerate()
        var rows = jointRows
        for contact in contacts { rows += contact.rows(of: bodies, after: rows.count) }
        var solver = RowSolver(motions, rows: rows, before: before, impulses: impulses, seconds: Self.step)
        solver.warmStart()
        solver.solve(correcting: true, iterations: Self.iterations)
        move(solver, uniform)
        solver.advanceErrors()
        solver.renew(jointRows)
        solver.solve(correcting: false, iterations: Self.relaxations)
        solver.restitute(iterations: Self.iterations)
        for index in bodies.indices where isAwake(index) {
            bodies[index].velocity = solver.motions[index].velocity
            bodies[index].spin = solver.motions[index].spin
        }
        impulses = solver.impulses
        noteTouches(contacts, solver)
        finishStep()
    }

    private func isAwake(_ index: Int) -> Bool {
        bodies[index].isMovable && bodies[index].stillTime < Self.restingTime
    }

    private func isAwake(_ id: BodyID?) -> Bool { id.flatMap(index(of:)).map(isAwake) ?? false }

    private func frame(of joint: Joint) -> JointFrame? {
        JointFrame(joint, of: bodies, fixed: bodies.count, index: index(of:))
    }

    private var jointRows: [ConstraintRow] {
        joints.flatMap { joint in frame(of: joint).map(joint.rows) ?? [] }
    }

    /// Velocities of all bodies, followed by the fixed one that stands for everything else. Resting bodies are fixed
    /// too.
    private var motions: [RowSolver.Motion] {
        bodies.indices.map { index in
            let (body, isAwake) = (bodies[index], isAwake(index))
            return RowSolver.Motion(
                velocity: isAwake ? body.velocity : .zero, spin: isAwake ? body.spin : 0,
                inverseMass: isAwake ? body.inverseMass : 0, inverseInertia: isAwake ? body.inverseInertia : 0)
        } + [RowSolver.Motion(velocity: .zero, spin: 0, inverseMass: 0, inverseInertia: 0)]
    }

    /// Lets islands rest or wake. A moving body wakes all bodies that it touches or is joined to.
    private mutating func settleIslands(_ contacts: [Contact]) {
        var islands = Islands(count: bodies.count)
        func isMovable(_ index: Int) -> Bool { index < bodies.count && bodies[index].isMovable }
        for contact in contacts where isMovable(contact.first) && isMovable(contact.second) {
            islands.join(contact.first, contact.second)
        }
        for joint in joints {
            guard let first = index(of: joint.body), let second = joint.otherBody.flatMap(index(of:)) else { continue }
            if isMovable(first), isMovable(second) { islands.join(first, second) }
        }
        var times = [Double](repeating: .infinity, count: bodies.count)
        let roots = bodies.indices.map { islands.root(of: $0) }
        for index in bodies.indices where isMovable(index) {
            times[roots[index]] = min(times[roots[index]], bodies[index].stillTime)
        }
        for index in bodies.indices where isMovable(index) {
            if times[roots[index]] < Self.restingTime {
                bodies[index].stillTime = min(bodies[index].stillTime, Self.restingTime.nextDown)
            } else {
                (bodies[index].velocity, bodies[index].spin) = (.zero, 0)
            }
        }
    }

    /// - Returns: The change of each velocity caused by forces that depend on nothing else.
    private mutating func accelerate() -> [Point] {
        var uniform = [Point](repeating: .zero, count: bodies.count)
        for force in forces {
            for id in force.bodies {
                guard let index = index(of: id), isAwake(index) else { continue }
                uniform[index] = uniform[index] + bodies[index].apply(force.kind, at: time, for: Self.step)
                if case .field(let field) = force.kind, field.changesOverTime { bodies[index].stillTime = 0 }
            }
        }
        for joint in joints where [joint.body, joint.otherBody].contains(where: isAwake) {
            if let frame = frame(of: joint) { joint.pull(&bodies, in: frame, for: Self.step) }
        }
        for index in bodies.indices where isAwake(index) {
            let traits = bodies[index].traits
            if traits.resistance > 0 {
                bodies[index].velocity = bodies[index].velocity * RealMath.exp(-traits.resistance * Self.step)
            }
            if traits.angularResistance > 0 {
                bodies[index].spin *= RealMath.exp(-traits.angularResistance * Self.step)
            }
            guard bodies[index].isFinite else {
                fail(index)
                continue
            }
            let speed = bodies[index].velocity.length
            if speed > Self.highestSpeed {
                bodies[index].velocity = bodies[index].velocity * (Self.highestSpeed / speed)
            }
            let turn = Self.highestSpeed / bodies[index].shape.radius
            bodies[index].spin = min(max(bodies[index].spin, -turn), turn)
        }
        return uniform
    }

    private mutating func fail(_ index: Int) {
        bodies[index].velocity = .zero
        bodies[index].spin = 0
        bodies[index].isStopped = true
        failures.append(ids[index])
    }

    /// Advances positions. A body that nothing touches moves by the mean of its velocities before and after the step as
    /// far as forces are uniform, which is exact for free fall.
    private mutating func move(_ solver: RowSolver, _ uniform: [Point]) {
        let isActedOn = solver.isActedOn
        for index in bodies.indices where isAwake(index) {
            let motion = solver.motions[index]
            let velocity = isActedOn[index] ? motion.velocity : motion.velocity - uniform[index] * 0.5
            let (center, angle) = (bodies[index].center, bodies[index].angle)
            bodies[index].center = center + velocity * Self.step
            bodies[index].angle = angle + motion.spin * Self.step
            guard !bodies[index].isFinite else { continue }
            (bodies[index].center, bodies[index].angle) = (center, angle)
            fail(index)
        }
    }

    private mutating func noteTouches(_ contacts: [Contact], _ solver: RowSolver) {
        let touches = Touch.all(contacts, solver.rows, continuing: touches)
        let (old, new) = (Set(self.touches.map(\.key)), Set(touches.map(\.key)))
        events =
            self.touches.filter { !new.contains($0.key) }.map { $0.event(isBegin: false) }
            + touches.filter { !old.contains($0.key) }.map { $0.event(isBegin: true) }
        self.touches = touches
    }

    private mutating func finishStep() {
        for index in bodies.indices where bodies[index].isMovable {
            let body = bodies[index]
            let isStill = body.velocity.length + abs(body.spin) * body.shape.radius < Self.stillSpeed
            bodies[index].stillTime = isStill ? min(body.stillTime + Self.step, Self.restingTime) : 0
            guard let bounds, !bounds.contains(body.center) else { continue }
            (bodies[index].velocity, bodies[index].spin) = (.zero, 0)
            bodies[index].isStopped = true
        }
    }
}

extension Rect {
    fileprivate func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
