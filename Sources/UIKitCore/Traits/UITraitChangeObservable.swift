internal import QuartzCore

/// An object that calls registered handlers when its traits change: a view, a controller, a presentation controller, or
/// a scene.
@MainActor @preconcurrency public protocol UITraitChangeObservable: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}
extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {}

/// A registration for trait changes.
@MainActor @preconcurrency public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment> = @MainActor (TraitEnvironment, UITraitCollection) -> Void

    /// Calls `handler` once for each update in which any of `traits` changes, with this object and its previous traits.
    /// Handlers run in the order of their registration, after `traitCollectionDidChange(_:)` and before objects that
    /// inherit from this one are notified, with the new traits as the current traits. This object keeps them for its
    /// lifetime.
    @discardableResult public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        register(
            TraitRegistration(traits) { holder, previous in
                if let environment = holder as? TraitEnvironment { handler(environment, previous) }
            })
    }

    /// Registers a method like ``registerForTraitChanges(_:handler:)``. The method of `target`, which is not retained,
    /// takes up to two arguments: this object and its previous traits.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        register(
            TraitRegistration(traits) { [weak target = target as AnyObject] holder, previous in
                if let target {
                    action.perform(on: target, holder, previous, reportingTo: holder.traitUpdates.diagnostics)
                }
            })
    }

    /// Registers a method of this object like ``registerForTraitChanges(_:target:action:)``.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHolder)?.traitState?.registrations.removeAll { $0 === registration }
    }

    private func register(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
        (self as? any TraitHolder)?.ownState.registrations.append(registration)
        return registration
    }
}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: Set<ObjectIdentifier>
    let action: @MainActor (_ holder: any TraitHolder, _ previous: UITraitCollection) -> Void

    init(
        _ traits: [UITrait], action: @escaping @MainActor (_ holder: any TraitHolder, UITraitCollection) -> Void
    ) {
        self.traits = Set(traits.map { ObjectIdentifier($0) })
        self.action = action
    }

    func observes(_ changed: [UITrait]) -> Bool { changed.contains { traits.contains(ObjectIdentifier($0)) } }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
