internal import QuartzCore

/// Moves items by forces, joints and collisions.
///
/// Differs from UIKit: behaviors are kept, and nothing moves, which is reported as unsupported when the first one is added.
@MainActor @preconcurrency open class UIDynamicAnimator: NSObject {
    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Never called, because nothing moves.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    private let reference = StageReference()

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        referenceView = layout.collectionView
        super.init()
    }

    public convenience override init() { self.init(referenceView: UIView()) }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.join(self)
        reference.stage.diagnostics.reportUnsupported("UIDynamicAnimator", instead: "items stay where they are")
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        behavior.join(nil)
    }

    open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }

    /// The items of all behaviors whose bounds meet a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        behaviors.flatMap(\.allItems).filter { item in
            let size = item.bounds.size
            return rect.intersects(
                CGRect(
                    x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
                    height: size.height))
        }
    }

    /// Without effect: the positions of items are read when something moves.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}

    /// Always `false`.
    open var isRunning: Bool { false }
    /// In seconds; always 0.
    open var elapsedTime: TimeInterval { 0 }
}

/// Is notified when a dynamic animator begins to move items and when they come to rest.
@MainActor @preconcurrency public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
