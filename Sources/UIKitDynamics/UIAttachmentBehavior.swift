internal import FrameDynamics
internal import FrameGeometry
public import FrameProperties

/// Connects an item with a point or with another item.
@MainActor @preconcurrency open class UIAttachmentBehavior: UIDynamicBehavior {
    /// Raw values match the public header.
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    private enum Form {
        case distance, limit, fixed, pin
        /// A sliding attachment, with the initial angle of the second item.
        case sliding(axis: CGVector, angle: CGFloat)
    }

    public let attachedBehaviorType: AttachmentType
    private let form: Form
    /// The offset of the attachment point from each item's center, measured without rotation.
    private let offsets: [UIOffset]
    /// The initial angle of the first item relative to the second.
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

    /// Creates an attachment that lets the first item slide along an axis through a point of the second, without
    /// rotating relative to it.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        joined([item1, item2], at: point, .sliding(axis: axis, angle: item2.angle))
    }

    /// Creates an attachment that lets an item slide along an axis through a point, without rotating.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        joined([item], at: point, .sliding(axis: axis, angle: 0))
    }

    /// Creates an attachment that works like a rope: the distance between two items can never exceed the current one.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], [offset1, offset2], form: .limit)
    }

    /// Creates an attachment that moves two items as one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { joined([item1, item2], at: point, .fixed) }

    /// Creates an attachment that lets two items rotate against each other about a point.
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

    /// The length of the attachment, in points; by default the initial distance.
    @Observed open var length: CGFloat = 0 { didSet { if _length.wrappedValue != oldValue { changed() } } }

    /// The damping of the oscillation, from 0 (endless) to 1 (the fastest return without overshoot). It needs a
    /// ``frequency``.
    @Observed open var damping: CGFloat = 0 { didSet { if _damping.wrappedValue != oldValue { changed() } } }

    /// The frequency of the oscillation, in hertz; 0, and any value above 40, makes the connection rigid.
    @Observed open var frequency: CGFloat = 0 { didSet { if _frequency.wrappedValue != oldValue { changed() } } }

    /// The torque with which a pin resists rotation, in pushes of 1 at a distance of 1 point.
    @Observed open var frictionTorque: CGFloat = 0 {
        didSet { if _frictionTorque.wrappedValue != oldValue { changed() } }
    }

    /// The permitted angles of a pin, in radians, or translations of a sliding attachment, in points, relative to the
    /// initial state.
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
    /// - Parameter offset: The offset from the center, measured without rotation.
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
