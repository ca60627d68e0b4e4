/// What a dynamic animator does with items, made of other behaviors.
///
/// Differs from UIKit: ``action`` is never called, because nothing moves.
@MainActor @preconcurrency open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?
    open var action: (() -> Void)?
    /// The items that this behavior, without its children, acts on.
    final var actedOn: [any UIDynamicItem] = []

    public override init() {
        super.init()
    }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.join(dynamicAnimator)
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        behavior.join(nil)
    }

    /// The behavior has been added to an animator, or removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    final func join(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        childBehaviors.forEach { $0.join(animator) }
    }

    final var allItems: [any UIDynamicItem] { actedOn + childBehaviors.flatMap(\.allItems) }

    final func add(_ item: any UIDynamicItem) {
        if !actedOn.contains(where: { $0 === item }) { actedOn.append(item) }
    }

    final func remove(_ item: any UIDynamicItem) { actedOn.removeAll { $0 === item } }
}
