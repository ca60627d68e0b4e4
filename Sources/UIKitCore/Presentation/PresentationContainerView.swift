internal import QuartzCore

/// The container of a presentation: fills its superview and reports its layouts to the presentation controller, until another
/// one takes the presentation over.
final class PresentationContainerView: UIView {
    weak var presentationController: UIPresentationController?
    private var hasBeenLaidOut = false
    /// Whether the presentation controller is being notified of a preferred size.
    fileprivate var isSizeChanging = false

    /// The presentation controller, the presented controller, and the delegate and animators of transitions.
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

    /// `nil` for touches that the presentation lets through to the views behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let presentationController, let hit, presentationController.letsTouchThrough(at: point),
            presentationController.presentedView.map({ !hit.isDescendant(of: $0) }) ?? true
        else { return hit }
        return nil
    }

    /// With the context that it covers, a presentation may have been off screen while traits changed; and its controller appears
    /// and disappears, unless a container controller has said so before.
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
        // The presentation controller may animate the change of the size, but nothing has been on screen yet.
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
    /// Passes a changed preferred size on. If the controller lays the container out at once, in an animation block, and for the first
    /// time, as when content is loaded while it appears, that layout does not animate: views would begin at frames that were never shown.
    func notifyOfPreferredSize(of container: any UIContentContainer) {
        let view = containerView as? PresentationContainerView
        view?.isSizeChanging = true
        preferredContentSizeDidChange(forChildContentContainer: container)
        view?.isSizeChanging = false
    }

    /// Whether this controller manages the presentation, rather than one that has taken it over.
    fileprivate var isActive: Bool { presentedViewController.presentation.active === self }

    /// Makes the container and puts it into the window, or above the presenting view in its context.
    ///
    /// A container in a context stays with the presenting view, also if that is removed (``ViewCover``).
    ///
    /// - Parameter old: the container whose presentation this controller takes over.
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

    /// The presenting view is in the container, or off screen, from now on.
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
    /// The controller presented in this one's context.
    var covering: UIViewController? {
        (viewIfLoaded?.cover?.view as? PresentationContainerView)?.presentationController?.presentedViewController
    }

    /// Whether it is on screen in place of this controller's view.
    var isCoveredInPlace: Bool { viewIfLoaded?.cover?.isInPlace == true }
}
