/// Connects an item with a point or with another item.
///
/// Differs from UIKit: nothing moves, see ``UIDynamicAnimator``.
@MainActor @preconcurrency open class UIAttachmentBehavior: UIDynamicBehavior {
    /// Raw values are those of the public header.
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    public let attachedBehaviorType: AttachmentType
    /// Stored without effect: nothing moves.
    open var anchorPoint = CGPoint.zero
    /// In points; the distance at first.
    open var length: CGFloat = 0
    /// Stored without effect: nothing moves.
    open var damping: CGFloat = 0
    /// Stored without effect: nothing moves.
    open var frequency: CGFloat = 0
    /// Stored without effect: nothing moves.
    open var frictionTorque: CGFloat = 0

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        attachedBehaviorType = .anchor
        super.init()
        actedOn = [item]
        anchorPoint = point
        length = Self.distance(item, offset, to: point)
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        attachedBehaviorType = .items
        super.init()
        actedOn = [item1, item2]
        let end = CGPoint(x: item2.center.x + offset2.horizontal, y: item2.center.y + offset2.vertical)
        length = Self.distance(item1, offset1, to: end)
    }

    open var items: [any UIDynamicItem] { actedOn }

    private static func distance(_ item: any UIDynamicItem, _ offset: UIOffset, to point: CGPoint) -> CGFloat {
        CGVector(
            dx: point.x - item.center.x - offset.horizontal, dy: point.y - item.center.y - offset.vertical
        ).length
    }
}
