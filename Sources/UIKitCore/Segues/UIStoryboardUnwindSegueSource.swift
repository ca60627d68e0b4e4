internal import QuartzCore

/// The source of an unwind segue.
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
    /// The destination of an unwind segue; `nil` if no controller can handle it, which is noted in the trace.
    ///
    /// Each enclosing controller is asked for the children that it allows, which are searched depth first
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

    /// The default result of ``forUnwindSegueAction(_:from:withSender:)``.
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

/// The changes that an unwind segue makes between its source and its destination.
@MainActor struct UnwindPath {
    /// The controller that dismisses its presentations; `nil` if nothing is presented along the path.
    private let presenter: UIViewController?
    /// The controllers from the one that contains, or is, both ends down to the destination.
    private let descent: [UIViewController]

    /// Creates the path; `nil` if neither the destination nor any of its ancestors encloses the source.
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

    /// The segue of the outermost container on the descent that creates one itself.
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

    /// Dismisses presentations along the path, then lets each container show the next controller. Only the first change
    /// is animated, because it covers the others, or they are below it.
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
