internal import FrameDynamics
internal import FrameGeometry
public import FrameProperties

/// Connects an item with a point or with another item.
@MainActor @preconcurrency open class UIAttachmentBehavior: UIDynamicBehavior {
    /// Raw values are those of the public header.
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    private enum Form {
        case distance, limit, fixed, pin
        /// With the angle of the other item at first.
        case sliding(axis: CGVector, angle: CGFloat)
    }

    public let attachedBehaviorType: AttachmentType
    private let form: Form
    /// From the centre of each item, while it is not turned.
    private let offsets: [UIOffset]
    /// The angle of the first item against the other at first.
    private let restAngle: CGFloat

    private init(
        _ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint? = nil, form: Form = .distance
    ) {
        attachedBehaviorType = anchor != nil && items.count == 1 ? .anchor : .items
        self.form = form
        self.offsets = offsets
        restAngle = (items.first?.angle ?? 0) - (items.count > 1 ? items[1].angle : 0)
        super.init(actingOn: items)
        _anchorPoint.wrappedValue = anchor ?? .zero
        let ends = zip(items, offsets).map { $0.point(at: $1) } + [_anchorPoint.wrappedValue]
        _length.wrappedValue = CGVector(dx: ends[1].x - ends[0].x, dy: ends[1].y - ends[0].y).length
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init([item], [offset], anchor: point)
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init([item1, item2], [offset1, offset2])
    }

    // MARK: - Kinds

    /// The first item moves along an axis through a point of the second, without turning against it.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        joined([item1, item2], at: point, .sliding(axis: axis, angle: item2.angle))
    }

    /// The item moves along an axis through a point, without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        joined([item], at: point, .sliding(axis: axis, angle: 0))
    }

    /// The distance of two items, as on a rope, is at most the one that they have now.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], [offset1, offset2], form: .limit)
    }

    /// Two items move as one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { joined([item1, item2], at: point, .fixed) }

    /// Two items turn against each other about a point.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { joined([item1, item2], at: point, .pin) }

    private static func joined(_ items: [any UIDynamicItem], at point: CGPoint, _ form: Form) -> UIAttachmentBehavior {
        UIAttachmentBehavior(items, items.map { $0.offset(of: point) }, anchor: point, form: form)
    }

    // MARK: - Properties

    open var items: [any UIDynamicItem] { actedOn }

    /// The point that an item is attached to, in the coordinates of the reference view.
    @Observed open var anchorPoint = CGPoint.zero { didSet { if _anchorPoint.wrappedValue != oldValue { changed() } } }

    /// In points; the distance at first.
    @Observed open var length: CGFloat = 0 { didSet { if _length.wrappedValue != oldValue { changed() } } }

    /// 0…1, from an oscillation that does not end to the fastest return without one. Needs a ``frequency``.
    @Observed open var damping: CGFloat = 0 { didSet { if _damping.wrappedValue != oldValue { changed() } } }

    /// In hertz; 0, and more than 40, for a rigid connection.
    @Observed open var frequency: CGFloat = 0 { didSet { if _frequency.wrappedValue != oldValue { changed() } } }

    /// The torque that holds a pin, in pushes of 1 at a distance of 1 point.
    @Observed open var frictionTorque: CGFloat = 0 {
        didSet { if _frictionTorque.wrappedValue != oldValue { changed() } }
    }

    /// The angles of a pin, in radians, or the translations of a sliding attachment, in points, counted from the state at first.
    @Observed open var attachmentRange = UIFloatRange.infinite {
        didSet { if _attachmentRange.wrappedValue != oldValue { changed() } }
    }

    private var kind: Joint.Kind {
        switch form {
        case .distance where _frequency.wrappedValue > 0:
            .spring(length: _length.wrappedValue, frequency: _frequency.wrappedValue, damping: _damping.wrappedValue)
        case .distance: .rod(length: _length.wrappedValue)
        case .limit: .rope(length: _length.wrappedValue)
        case .fixed: .weld
        case .pin:
            .pin(
                range: _attachmentRange.wrappedValue.limits,
                friction: _frictionTorque.wrappedValue * DynamicsMetrics.push)
        case .sliding(let axis, let angle):
            .slider(axis: Point(axis), secondAngle: angle, range: _attachmentRange.wrappedValue.limits)
        }
    }

    override func contribute(to input: inout DynamicsInput) {
        guard let first = actedOn.first, let body = input.body(of: first) else { return }
        var end = Joint.End.anchor(Point(_anchorPoint.wrappedValue))
        if attachedBehaviorType == .items {
            guard actedOn.count > 1, let other = input.body(of: actedOn[1]) else { return }
            end = .body(other, offset: Point(offsets[1]))
        }
        input.joints.append(
            Joint(id: number, kind, of: body, offset: Point(offsets[0]), to: end, restAngle: restAngle))
    }
}

extension UIDynamicItem {
    /// - Parameter offset: from the centre, while the item is not turned.
    fileprivate func point(at offset: UIOffset) -> CGPoint {
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }

    fileprivate func offset(of point: CGPoint) -> UIOffset {
        let straight = CGPoint(x: point.x - center.x, y: point.y - center.y)
            .applying(CGAffineTransform(rotationAngle: -angle))
        return UIOffset(horizontal: straight.x, vertical: straight.y)
    }
}
