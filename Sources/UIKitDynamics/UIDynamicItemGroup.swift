internal import FrameDynamics
internal import FrameGeometry

/// A group of items that move as one body.
@MainActor @preconcurrency open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    public let items: [any UIDynamicItem]
    /// The offset and the angle of each item, measured while the group is not rotated.
    private let arrangement: [(offset: CGPoint, angle: CGFloat)]
    private var storedCenter: CGPoint
    private var storedTransform = CGAffineTransform.identity
    /// The smallest rectangle that initially encloses the items, moved to the origin.
    public let bounds: CGRect

    public init(items: [any UIDynamicItem]) {
        self.items = items
        let frame = items.map(\.placedBounds).reduce(CGRect.null) { $0.union($1) }
        storedCenter = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
        bounds = CGRect(origin: .zero, size: frame.isNull ? .zero : frame.size)
        let center = storedCenter
        arrangement = items.map { (CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y), $0.angle) }
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    /// The center of the group. Setting it moves the items.
    open var center: CGPoint {
        get { storedCenter }
        set {
            storedCenter = newValue
            moveItems()
        }
    }

    /// The rotation of the group. Setting it rotates the items about the center of the group.
    open var transform: CGAffineTransform {
        get { storedTransform }
        set {
            storedTransform = newValue
            moveItems()
        }
    }

    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    private func moveItems() {
        let rotation = CGAffineTransform(rotationAngle: angle)
        for (item, pose) in zip(items, arrangement) {
            let offset = pose.offset.applying(rotation)
            item.center = CGPoint(x: storedCenter.x + offset.x, y: storedCenter.y + offset.y)
            if item.angle != pose.angle + angle {
                item.transform = CGAffineTransform(rotationAngle: pose.angle + angle)
            }
        }
    }

    func combinedShape() throws(DynamicsError) -> BodyShape {
        var members: [(shape: BodyShape, center: Point, angle: Double)] = []
        for (item, pose) in zip(items, arrangement) {
            members.append((try item.shape(), Point(pose.offset), Double(pose.angle)))
        }
        return try .group(members)
    }
}

extension UIDynamicItem {
    /// The smallest rectangle that encloses the rotated bounds.
    var placedBounds: CGRect {
        let size = bounds.size
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(CGAffineTransform(rotationAngle: angle)).offsetBy(dx: center.x, dy: center.y)
    }
}
