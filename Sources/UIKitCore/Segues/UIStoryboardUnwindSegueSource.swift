internal import QuartzCore

/// Where an unwind segue begins.
@MainActor @preconcurrency public final class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}

extension UIViewController {
    /// Where an unwind segue ends; `nil` when no controller can handle it, which is noted.
    ///
    /// Each enclosing controller is asked after the children that it allows, which are searched in depth
    /// (facts/unwind-search).
    func unwindDestination(_ unwinding: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var seen: Set<ObjectIdentifier> = []
        for ancestor in enclosing.dropFirst() {
            if let found = ancestor.search(unwinding, &seen) { return found }
        }
        trace(
            note: .refused(
                .performSegue, reason: "no controller handles the unwind action \(unwinding.unwindAction)"))
        return nil
    }

    private func search(
        _ unwinding: UIStoryboardUnwindSegueSource, _ seen: inout Set<ObjectIdentifier>
    ) -> UIViewController? {
        guard seen.insert(ObjectIdentifier(self)).inserted else { return nil }
        guard !MethodOverride.unwindSearch.isOverridden(by: self) else {
            let action = unwinding.unwindAction
            trace(
                callback: .forUnwindSegueAction,
                ["_": .name(action.description), "from": .name(unwinding.source.subject), "withSender": .omitted])
            return forUnwindSegueAction(action, from: unwinding.source, withSender: unwinding.sender)
        }
        return searchDescendants(unwinding, &seen)
    }

    /// What ``forUnwindSegueAction(_:from:withSender:)`` returns unless it is overridden.
    func searchForUnwinding(_ action: Selector, from source: UIViewController, _ sender: Any?) -> UIViewController? {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        return searchDescendants(UIStoryboardUnwindSegueSource(source, action, sender), &seen)
    }

    private func searchDescendants(
        _ unwinding: UIStoryboardUnwindSegueSource, _ seen: inout Set<ObjectIdentifier>
    ) -> UIViewController? {
        trace(callback: .allowedChildrenForUnwinding, ["from": .name(unwinding.source.subject)])
        for child in allowedChildrenForUnwinding(from: unwinding) {
            if let found = child.search(unwinding, &seen) { return found }
        }
        trace(
            callback: .canPerformUnwindSegueAction,
            ["_": .name(unwinding.unwindAction.description), "from": .name(unwinding.source.subject)])
        let handles = canPerformUnwindSegueAction(
            unwinding.unwindAction, from: unwinding.source, sender: unwinding.sender)
        return handles ? self : nil
    }
}

/// What an unwind segue changes on its way.
@MainActor struct UnwindPath {
    /// The controller that dismisses its presentations; `nil` when nothing is presented on the way.
    private let presenter: UIViewController?
    /// From the controller that contains or is both ends down to the destination.
    private let descent: [UIViewController]

    /// `nil` when the destination does not enclose the source and has no ancestor that does.
    init?(from source: UIViewController, to destination: UIViewController) {
        let ancestry = destination.ancestry
        var presenter: UIViewController?
        var current = source
        var top = ancestry.firstIndex { $0 === current }
        while top == nil {
            if current.parent == nil { presenter = current.presentation.presenter }
            guard let next = current.parent ?? current.presentation.presenter else { return nil }
            current = next
            top = ancestry.firstIndex { $0 === current }
        }
        guard let top else { return nil }
        self.presenter = presenter
        descent = ancestry[...top].reversed()
    }

    /// The segue of the outermost container on the way down that makes one itself.
    func ownSegue(from source: UIViewController, identifier: String?) -> UIStoryboardSegue? {
        guard let destination = descent.last else { return nil }
        for container in descent where MethodOverride.unwindSegue.isOverridden(by: container) {
            container.trace(
                callback: .segueForUnwinding,
                [
                    "to": .name(destination.subject), "from": .name(source.subject),
                    "identifier": .name(identifier ?? ""),
                ])
            if let segue = container.segueForUnwinding(to: destination, from: source, identifier: identifier) {
                return segue
            }
        }
        return nil
    }

    /// Dismisses what is presented on the way, then lets each container show the next controller. Only the first change is
    /// animated: the others are covered by it, or below it.
    func follow(_ segue: UIStoryboardSegue) {
        presenter?.dismiss(animated: UIView.areAnimationsEnabled)
        var isCovered = presenter != nil
        for (container, next) in zip(descent, descent.dropFirst()) {
            container.trace(callback: .unwind, ["for": .name(segue.subject), "towards": .name(next.subject)])
            let change = { container.unwind(for: segue, towards: next) }
            if isCovered { UIView.performWithoutAnimation(change) } else { change() }
            isCovered = true
        }
    }
}
