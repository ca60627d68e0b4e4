/// The effect of a dynamic animator on items, either on its own or as a composition of child behaviors.
@MainActor @preconcurrency open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?
    /// Called at each frame in which the animator runs, after items have been moved.
    open var action: (() -> Void)?
    /// The items that this behavior acts on, without the items of its children.
    final private(set) var actedOn: [any UIDynamicItem] = []
    /// The number that identifies the behavior in its animator's world.
    final private(set) var number = 0

    public override init() {
        super.init()
    }

    init(actingOn items: [any UIDynamicItem]) {
        super.init()
        items.forEach(add)
    }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        behavior.join(dynamicAnimator)
        changed()
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        behavior.join(nil)
        changed()
    }

    /// Called before the behavior is added to an animator or removed from it.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    final func join(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        if let animator { number = animator.nextBehaviorNumber() }
        childBehaviors.forEach { $0.join(animator) }
    }

    /// This behavior followed by its descendants, in depth-first order.
    final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

    /// Adds the forces, joints and collisions of this behavior, without its children's.
    func contribute(to input: inout DynamicsInput) {}

    /// Tells the animator to rebuild its world from the behaviors.
    final func changed() { dynamicAnimator?.behaviorsDidChange() }

    // MARK: - Items

    final func add(_ item: any UIDynamicItem) {
        guard !acts(on: item) else { return }
        actedOn.append(item)
        changed()
    }

    final func remove(_ item: any UIDynamicItem) {
        guard acts(on: item) else { return }
        actedOn.removeAll { $0 === item }
        changed()
    }

    final func acts(on item: any UIDynamicItem) -> Bool { actedOn.contains { $0 === item } }
}
