internal import QuartzCore

/// A view that belongs to another one and covers it: the container of a presentation in a context, and the view of the
/// controller that owns the context.
///
/// The cover is directly above that view, or in its place where the presentation has taken the view away. It goes where the
/// view goes, and leaves and comes with it, whichever container controller moves the view.
@MainActor struct ViewCover {
    let view: UIView
    /// Whether the cover is in the place of the view, rather than above it.
    let isInPlace: Bool
    /// Whether a transition moves the covered view, so that who puts it somewhere or takes it out means the view itself.
    let isInTransition: () -> Bool

    /// Whether the cover is put into `superview` instead of the covered view. In the cover that view is itself.
    func takesPlace(in superview: UIView) -> Bool {
        isInPlace && !isInTransition() && !superview.isDescendant(of: view)
    }

    /// The covered view, which is in no superview, is taken out of one.
    func leave() {
        if isInPlace, !isInTransition() { view.removeFromSuperview() }
    }

    /// The covered view has another superview, or another index in it.
    func stand(over covered: UIView) {
        // An animator may have put the covered view into the cover, where it stays until the application moves it.
        guard !isInPlace, !covered.isDescendant(of: view) else { return }
        guard let superview = covered.superview else { return view.removeFromSuperview() }
        if view.superview !== superview { follow(covered) }
        superview.insert(view, .above(covered))
    }

    /// The covered view has been moved or resized.
    func follow(_ covered: UIView) {
        guard !covered.isDescendant(of: view) else { return }
        view.bounds.size = covered.bounds.size
        view.center = covered.center
        view.transform3D = covered.transform3D
    }
}

extension UIView {
    /// The view that stands for this one where its controller's container has put it: this one, or the cover in its place.
    var standIn: UIView {
        guard let cover, cover.isInPlace, superview == nil || isDescendant(of: cover.view) else { return self }
        return cover.view
    }
}
