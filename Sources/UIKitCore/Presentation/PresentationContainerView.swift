internal import QuartzCore

/// The container of a presentation. It fills its superview and reports its layouts to the presentation controller until
/// another controller takes over the presentation.
final class PresentationContainerView: UIView {
    weak var presentationController: UIPresentationController?
    private var hasBeenLaidOut = false
    /// Whether the presentation controller is being notified of a preferred size.
    fileprivate var isSizeChanging = false

    /// The presentation controller, the presented controller, and the delegate and animators of the transitions.
    override var owners: [(object: AnyObject, name: String)] {
        guard let presentationController else { return super.owners }
        let presented = presentationController.presentedViewController
        var owners: [(object: AnyObject, name: String)] = [
            (presentationController, presentationController.subject), (presented, presented.subject),
        ]
        if let delegate = presented.transitioningDelegate { owners.append((delegate, "\(type(of: delegate))")) }
        for transition in stage.applicationState.runningTransitions {
            if let animator = transition.animator { owners.append((animator, "\(type(of: animator))")) }
        }
        return owners
    }

    /// The touched view; `nil` for touches that the presentation passes to the views behind it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let presentationController, let hit, presentationController.letsTouchThrough(at: point),
            presentationController.presentedView.map({ !hit.isDescendant(of: $0) }) ?? true
        else { return hit }
        return nil
    }

    /// Updates the presentation when the context it covers enters or leaves a window. Traits may have changed while it
    /// was off screen, and its controller appears or disappears unless a container controller has already handled that.
    override func didMoveToWindow() {
        guard let presentationController, presentationController.isActive,
            case let presented = presentationController.presentedViewController,
            presented.presentation.phase == .settled
        else { return }
        if window == nil, presented.appearance == .appeared {
            presented.beginAppearance(false, animated: false)
            presented.endAppearance()
        }
        guard window != nil, presentationController.presentedView?.superview === self else { return }
        let appears = presented.appearance == .disappeared
        if appears { presented.beginAppearance(true, animated: false) }
        stage.committer.afterNextCommit {
            presentationController.adaptToPresenter()
            if appears, self.window != nil { presented.endAppearance() }
        }
    }

    override func layoutSubviews() {
        let isFirst = !hasBeenLaidOut
        hasBeenLaidOut = true
        guard isFirst, isSizeChanging else { return layOutForPresentation() }
        // The presentation controller may animate the size change, but nothing has been on screen yet.
        UIView.performWithoutAnimation {
            layOutForPresentation()
            subviews.forEach { $0.layoutIfNeeded() }
        }
    }

    private func layOutForPresentation() {
        guard let presentationController, presentationController.isActive else { return }
        presentationController.trace(.containerViewWillLayoutSubviews)
        presentationController.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentationController.trace(.containerViewDidLayoutSubviews)
        presentationController.containerViewDidLayoutSubviews()
    }
}

extension UIPresentationController {
    /// Passes on a changed preferred size. If the controller responds by laying out the container immediately, in an
    /// animation block, and for the first time, that layout does not animate, because views would begin at frames that
    /// were never visible. This happens when content is loaded during the appearance.
    func notifyOfPreferredSize(of container: any UIContentContainer) {
        let view = containerView as? PresentationContainerView
        view?.isSizeChanging = true
        preferredContentSizeDidChange(forChildContentContainer: container)
        view?.isSizeChanging = false
    }

    /// Whether this controller manages the presentation and no other controller has taken it over.
    fileprivate var isActive: Bool { presentedViewController.presentation.active === self }

    /// Creates the container and inserts it into the window, or above the presenting view in its context.
    ///
    /// A container in a context stays with the presenting view even if that view is removed (``ViewCover``).
    ///
    /// - Parameter old: The container whose presentation this controller takes over.
    func installContainer(insteadOf old: UIView? = nil) {
        let container = PresentationContainerView(frame: .zero)
        container.presentationController = self
        container.accessibilityIdentifier = "\(presentedViewController.subject).container"
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView = container
        guard shouldPresentInFullscreen else { return coverContext(with: container) }
        guard let window = old?.window ?? presentingViewController.view.window else { return }
        container.frame = window.bounds
        let above = presentedViewController.presentation.presented?.presentation.active?.containerView
        if let old, old.superview === window {
            window.insertSubview(container, aboveSubview: old)
        } else if let above, above.superview === window {
            window.insertSubview(container, belowSubview: above)
        } else {
            window.addSubview(container)
        }
    }

    private func coverContext(with container: PresentationContainerView) {
        guard let view = presentingViewController.view else { return }
        container.frame = view.frame
        if view.translatesAutoresizingMaskIntoConstraints { container.autoresizingMask = view.autoresizingMask }
        view.superview?.insertSubview(container, aboveSubview: view)
        guard !shouldRemovePresentersView else { return }
        container.autoresizingMask = []
        cover(view, with: container, inPlace: false)
    }

    /// Makes the container take the place of the presenting view, which from now on is inside the container or off
    /// screen.
    func takePlaceOfPresenter() {
        guard !shouldPresentInFullscreen, let containerView else { return }
        cover(presentingViewController.view, with: containerView, inPlace: true)
    }

    private func cover(_ view: UIView, with container: UIView, inPlace: Bool) {
        view.cover = ViewCover(view: container, isInPlace: inPlace) { [weak self] in
            self.map { $0.presentedViewController.presentation.phase != .settled } ?? false
        }
    }

    func removeContainer() {
        if let view = presentingViewController.viewIfLoaded, view.cover?.view === containerView {
            view.cover = nil
        }
        containerView?.removeFromSuperview()
        containerView = nil
    }
}

extension UIViewController {
    /// The controller presented in this controller's context.
    var covering: UIViewController? {
        (viewIfLoaded?.cover?.view as? PresentationContainerView)?.presentationController?.presentedViewController
    }

    /// Whether a presentation is on screen in place of this controller's view.
    var isCoveredInPlace: Bool { viewIfLoaded?.cover?.isInPlace == true }
}
