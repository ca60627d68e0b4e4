internal import QuartzCore

// The rules of containment and the texts of exceptions are UIKit's, with names in place of addresses.
extension UIViewController {
    /// Makes `child` a child and calls its `willMove(toParent:)`. The caller must call `didMove(toParent:)`.
    /// Whether the controller, or one that it contains and that is on screen, forbids that the user dismisses it
    /// (facts/modal-contents).
    var isModalWithContents: Bool {
        isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.isModalWithContents }
    }

    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        guard !ancestry.contains(where: { $0 === child }) else {
            return stage.diagnostics.misuse(
                "\(child.subject) cannot become a child of \(subject), which it contains; take that out first.")
        }
        child.parent?.abandon(child)
        child.enter(stage)
        child.isMovingToParent = true
        child.notifyWillMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Leaves the parent and calls `didMove(toParent: nil)`. The caller must have called `willMove(toParent: nil)`.
    func leaveParent() {
        guard let parent else { return }
        parent.abandon(self)
        notifyDidMove(toParent: nil)
    }

    private func abandon(_ child: UIViewController) {
        let change = child.isViewLoaded ? TraitChange(of: child) : nil
        children.removeAll { $0 === child }
        child.parent = nil
        child.insetsFromContainer = .zero
        child.overridingTraits = nil
        change?.notify([child])
    }

    func notifyWillMove(toParent parent: UIViewController?) {
        trace(callback: .willMove, ["toParent": .optional(parent?.subject)])
        willMove(toParent: parent)
    }

    func notifyDidMove(toParent parent: UIViewController?) {
        trace(callback: .didMove, ["toParent": .optional(parent?.subject)])
        didMove(toParent: parent)
    }

    func clearMoveFlags() {
        isMovingToParent = false
        isMovingFromParent = false
    }

    /// Checks, before the view is added to `superview`, that the containment of controllers matches that of their
    /// views.
    func checkHierarchy(comingInto superview: UIView) {
        guard let parent, let nearest = superview.nearestController, nearest !== parent else { return }
        stage.diagnostics.misuse(
            "child view controller:\(subject) should have parent view controller:\(nearest.subject) but requested parent is:\(parent.subject) (UIViewControllerHierarchyInconsistency); call \(nearest.subject).addChild(_:) before its view is added."
        )
    }

    /// This controller and its parents, up to the top of the containment tree.
    var ancestry: [UIViewController] { Array(sequence(first: self, next: { $0.parent })) }

    /// The controller at the top of the containment tree.
    var rootAncestor: UIViewController { ancestry.last ?? self }

    func titleDidChange() {
        navigationItem.title = title
        tabBarItem?.title = title
    }
}

extension UIView {
    /// The controller that manages this view or the nearest superview.
    fileprivate var nearestController: UIViewController? {
        sequence(first: self, next: { $0.superview }).lazy.compactMap(\.controller).first
    }
}
