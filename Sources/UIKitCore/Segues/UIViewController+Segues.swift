internal import QuartzCore

extension UIViewController {
    /// The children other than the one that contains the source of an unwind segue.
    func childrenBeside(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.filter { $0 !== origin }
    }

    func requestSegue(withIdentifier identifier: String, sender: Any?) {
        trace(request: .performSegue, ["withIdentifier": .name(identifier), "sender": .omitted])
        if let template = segueTemplates.first(where: { $0.identifier == identifier }) {
            return template.perform(sender: sender)
        }
        let known = segueTemplates.compactMap(\.identifier).map { "“\($0)”" }.joined(separator: ", ")
        let remedy =
            segueTemplates.isEmpty
            ? "it was not made from a storyboard with segues; present or show the destination in code."
            : "the storyboard gives it \(known.isEmpty ? "segues without identifiers" : known)."
        stage.diagnostics.misuse("\(subject) has no segue with identifier “\(identifier)”: \(remedy)")
    }

    /// Makes `child` a child whose view fills `container`.
    func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.notifyDidMove(toParent: self)
    }

    /// This controller, and each one's parent or presenter in turn.
    var enclosing: some Sequence<UIViewController> {
        sequence(first: self, next: { $0.parent ?? $0.presentation.presenter })
    }
}
