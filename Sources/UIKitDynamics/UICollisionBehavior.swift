internal import FrameDynamics
internal import FrameGeometry
public import FrameProperties
internal import QuartzCore

/// Keeps items from passing through each other and through boundaries.
@MainActor @preconcurrency open class UICollisionBehavior: UIDynamicBehavior {
    /// Raw values match the public header.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let items = Mode(rawValue: 1 << 0)
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything = Mode(rawValue: .max)
    }

    private struct Obstacle {
        let identifier: any NSCopying
        let path: UIBezierPath
        let number: Int
    }

    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var insets: UIEdgeInsets? { didSet { if insets != oldValue { changed() } } }
    private var obstacles: [Obstacle] = []
    /// The identifiers of all boundaries the behavior has ever had: contacts can end after their boundary has been
    /// removed.
    private var identifiers: [any NSCopying] = []

    public init(items: [any UIDynamicItem]) {
        super.init(actingOn: items)
    }

    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { actedOn }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    @Observed open var collisionMode = Mode.everything {
        didSet { if _collisionMode.wrappedValue != oldValue { changed() } }
    }

    // MARK: - Boundaries

    /// Whether items stay inside the bounds of the reference view, or the content of a collection view.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set { insets = newValue ? insets ?? .zero : nil }
    }

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
    }

    /// Adds a path that items cannot cross from either side, in the coordinates of the reference view.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        identifiers.append(identifier)
        obstacles.append(Obstacle(identifier: identifier, path: bezierPath, number: identifiers.count))
        changed()
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        obstacles.first { Self.isSame($0.identifier, identifier) }?.path
    }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        guard let index = obstacles.firstIndex(where: { Self.isSame($0.identifier, identifier) }) else { return }
        obstacles.remove(at: index)
        changed()
    }

    open var boundaryIdentifiers: [any NSCopying]? { obstacles.isEmpty ? nil : obstacles.map(\.identifier) }

    open func removeAllBoundaries() {
        obstacles = []
        changed()
    }

    /// Whether two identifiers are equal objects, such as equal strings.
    private static func isSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
        guard let first = first as? NSObject, let second = second as? NSObject else { return false }
        return first.isEqual(second)
    }

    // MARK: - The world

    override func contribute(to input: inout DynamicsInput) {
        var boundaries: [Boundary] = []
        if _collisionMode.wrappedValue.contains(.boundaries) {
            if let insets, let bounds = input.reference {
                boundaries.append(Boundary(id: id(of: 0), Path(Rect(bounds.inset(by: insets)))))
            }
            boundaries += obstacles.map { Boundary(id: id(of: $0.number), $0.path.cgPath.path) }
        }
        input.collisions.append(
            CollisionGroup(
                id: number, bodies: input.bodies(of: actedOn),
                collidesBodies: _collisionMode.wrappedValue.contains(.items),
                boundaries: boundaries))
    }

    /// The identifier of a boundary, unique within an animator. The reference bounds are boundary 0.
    private func id(of boundary: Int) -> Int { number << 24 | boundary }

    /// Notifies the delegate of a contact that involves this behavior.
    func notify(_ event: ContactEvent, item: any UIDynamicItem, other: (any UIDynamicItem)?) {
        guard let delegate = collisionDelegate, let animator = dynamicAnimator else { return }
        var arguments: TraceCall.Arguments = [
            event.point == nil ? "endedContactFor" : "beganContactFor": .name("\(type(of: item))")
        ]
        switch event.other {
        case .body:
            guard let other else { return }
            arguments = arguments + ["with": .name("\(type(of: other))")]
            animator.trace(.collisionBehavior, arguments)
            if let point = event.point {
                delegate.collisionBehavior(self, beganContactFor: item, with: other, at: CGPoint(point))
            } else {
                delegate.collisionBehavior(self, endedContactFor: item, with: other)
            }
        case .boundary(let boundary):
            let index = boundary - id(of: 1)
            let identifier = identifiers.indices.contains(index) ? identifiers[index] : nil
            arguments = arguments + ["withBoundaryIdentifier": .optional(identifier.map { "\($0)" })]
            animator.trace(.collisionBehavior, arguments)
            if let point = event.point {
                delegate.collisionBehavior(
                    self, beganContactFor: item, withBoundaryIdentifier: identifier, at: CGPoint(point))
            } else {
                delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
            }
        }
    }
}
