internal import QuartzCore

/// An object that calls applications when its traits change: a view, a controller, a presentation controller or a scene.
@MainActor @preconcurrency public protocol UITraitChangeObservable: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}
extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {}

/// One registration for changes of traits.
@MainActor @preconcurrency public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment> = @MainActor (TraitEnvironment, UITraitCollection) -> Void

    /// Calls `handler` once for each update in which any of `traits` changes, with this object and its traits before. Handlers
    /// run in the order of their registration, after `traitCollectionDidChange(_:)` and before objects that inherit from this
    /// one are notified, with the new traits as the current ones. This object keeps them while it lives.
    @discardableResult public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        register(
            TraitRegistration(traits) { holder, previous in
                if let environment = holder as? TraitEnvironment { handler(environment, previous) }
            })
    }

    /// As ``registerForTraitChanges(_:handler:)``, calling a method of `target`, which is not retained, with up to two arguments:
    /// this object and its traits before.
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

    /// As ``registerForTraitChanges(_:target:action:)``, calling a method of this object.
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
