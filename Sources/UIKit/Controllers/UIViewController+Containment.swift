internal import QuartzCore

extension UIViewController {
    /// Makes `childController` a child; tells it that it will move. The caller says `didMove(toParent:)`.
    public func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        guard !ancestry.contains(where: { $0 === childController }) else {
            return Stage.current.misuse(
                "\(childController.subject) cannot become a child of \(subject), which it contains; take that out first."
            )
        }
        childController.parent?.detach(childController)
        childController.record(.callback, "willMove(toParent: \(subject))")
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Leaves the parent; tells itself that it did. The caller says `willMove(toParent: nil)` before.
    public func removeFromParent() {
        guard let parent else { return }
        parent.detach(self)
        record(.callback, "didMove(toParent: nil)")
        didMove(toParent: nil)
    }

    private func detach(_ child: UIViewController) {
        children.removeAll { $0 === child }
        child.parent = nil
    }

    /// This controller and its parents, up to the top of the containment tree.
    var ancestry: [UIViewController] { Array(sequence(first: self, next: { $0.parent })) }

    /// The controller at the top of the containment tree.
    var rootAncestor: UIViewController { ancestry.last ?? self }
}
