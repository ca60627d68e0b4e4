internal import QuartzCore

/// A view that belongs to another view and covers it: the container of a presentation in a context, which covers the
/// view of the controller that owns the context.
///
/// The cover is directly above the covered view, or takes its place if the presentation has removed that view. It
/// moves, leaves, and returns with the covered view, whichever container controller moves it.
@MainActor struct ViewCover {
    let view: UIView
    /// Whether the cover replaces the covered view rather than lying above it.
    let isInPlace: Bool
    /// Whether a transition is moving the covered view, in which case inserting or removing it concerns the view itself
    /// and not the cover.
    let isInTransition: () -> Bool

    /// Whether inserting the covered view into `superview` inserts the cover instead. Inside the cover, the covered
    /// view is inserted itself.
    func takesPlace(in superview: UIView) -> Bool {
        isInPlace && !isInTransition() && !superview.isDescendant(of: view)
    }

    /// Removes the cover when the covered view, which has no superview itself, is removed from one.
    func leave() {
        if isInPlace, !isInTransition() { view.removeFromSuperview() }
    }

    /// Puts the cover above the covered view after that view's superview or index changed.
    func stand(over covered: UIView) {
        // An animator may have put the covered view into the cover, where it stays until the application moves it.
        guard !isInPlace, !covered.isDescendant(of: view) else { return }
        guard let superview = covered.superview else { return view.removeFromSuperview() }
        if view.superview !== superview { follow(covered) }
        superview.insert(view, .above(covered))
    }

    /// Gives the cover the geometry of the covered view after that view moved or was resized.
    func follow(_ covered: UIView) {
        guard !covered.isDescendant(of: view) else { return }
        view.bounds.size = covered.bounds.size
        view.center = covered.center
        view.transform3D = covered.transform3D
    }
}

extension UIView {
    /// The view that stands for this view wherever its controller's container has placed it: this view, or the cover
    /// that replaces it.
    var standIn: UIView {
        guard let cover, cover.isInPlace, superview == nil || isDescendant(of: cover.view) else { return self }
        return cover.view
    }
}
