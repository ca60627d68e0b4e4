internal import QuartzCore

/// The container of a presentation that covers a controller in its context, as the view of that controller sees it.
///
/// The presentation belongs to that controller: the container stands directly above the view, or in its place where the
/// presentation has taken the view away. It goes where the view goes, and leaves and comes with it, whichever container
/// controller moves the view.
@MainActor struct ContextCover {
    let container: PresentationContainerView
    /// Whether the container is in the place of the view, rather than above it.
    let isInPlace: Bool

    /// Whether the container is put into `superview` instead of `view`. Inside the container the view is itself, as while it
    /// is animated.
    func takesPlace(of view: UIView, in superview: UIView) -> Bool {
        isInPlace && !superview.isDescendant(of: container)
    }

    /// The view has another superview, or another place in it.
    func stand(over view: UIView) {
        guard !isInPlace else { return }
        guard let superview = view.superview else { return container.removeFromSuperview() }
        if container.superview !== superview { follow(view) }
        superview.insert(container) { superview.index(of: view).map { $0 + 1 } ?? superview.subviews.count }
    }

    /// The view has been moved or resized.
    func follow(_ view: UIView) {
        guard !view.isDescendant(of: container) else { return }
        container.bounds.size = view.bounds.size
        container.center = view.center
        container.transform3D = view.transform3D
    }
}

extension UIViewController {
    /// The controller presented in this one's context.
    var covering: UIViewController? {
        viewIfLoaded?.cover?.container.presentationController?.presentedViewController
    }

    /// Whether it is on screen in place of this controller's view.
    var isCoveredInPlace: Bool { viewIfLoaded?.cover?.isInPlace == true }
}

extension UIView {
    /// The view that is on screen for this one: this one, or the cover in its place.
    var standIn: UIView {
        guard let cover, cover.isInPlace, superview == nil else { return self }
        return cover.container
    }
}
