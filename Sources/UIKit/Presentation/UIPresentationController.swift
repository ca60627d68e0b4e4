internal import QuartzCore

/// Manages one presentation from the request to the dismissal: the frame of the presented view and every view around it.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    /// The controller whose view is covered, which may differ from the one passed to the initialiser.
    open internal(set) var presentingViewController: UIViewController
    open private(set) var presentedViewController: UIViewController
    /// Contains all views of the presentation; `nil` before it begins and after it ends.
    open internal(set) var containerView: UIView?
    /// Decides how the presentation adapts and whether the user may dismiss it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    var style = UIModalPresentationStyle.custom
    /// The adaptive style the delegate was last told.
    var announcedAdaptiveStyle = UIModalPresentationStyle.none

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController =
            presentingViewController ?? presentedViewController.presentation.presenter ?? presentedViewController
        super.init()
    }

    /// The requested style.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The view that animators move: the presented controller's root view, or a view around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The final frame of the presented view in the container's coordinates: the container's bounds unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the screen rather than the presenting controller's context.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting view leaves the screen at the end of the presentation. False by default, as documented on
    /// the reference page; true for the system's full-screen presentations.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Adapting

    /// The style to present in when the container has `traitCollection`; ``UIModalPresentationStyle/none`` for no change.
    /// Custom presentations do not adapt unless they override this method.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// The style to present in for the container's current traits.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// Traits of the presented controller that differ from the window's.
    open var overrideTraitCollection: UITraitCollection? {
        get { storedOverrideTraitCollection }
        set {
            let before = presentedViewController.traitCollection
            storedOverrideTraitCollection = newValue
            presentedViewController.tellTraitsChanged(from: before)
        }
    }
    private var storedOverrideTraitCollection: UITraitCollection?

    // MARK: Traits and sizes

    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The presented controller's preferred size.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Asks for a layout of the container.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Notifies the presented controller; overrides call `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let childSize = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.tellSizeChange(to: childSize, with: coordinator)
    }

    /// Notifies the presented controller; overrides call `super`.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        announceStyle(for: newCollection, with: coordinator)
        let traits = UITraitCollection(traitsFrom: [newCollection, overrideTraitCollection].compactMap { $0 })
        presentedViewController.tellTraitChange(to: traits, with: coordinator)
    }

    /// Notifies this controller, and then the presented one, if the traits differ from `previous`.
    func tellTraitsChanged(from previous: UITraitCollection) {
        if traitCollection != previous {
            trace(.traitCollectionDidChange, ["_": .omitted])
            traitCollectionDidChange(previous)
        }
        presentedViewController.tellTraitsChanged(from: previous)
    }

    // MARK: For subclasses

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    func willDismiss() {
        trace(.dismissalTransitionWillBegin)
        dismissalTransitionWillBegin()
    }

    func didDismiss(completed: Bool) {
        trace(.dismissalTransitionDidEnd, ["_": .bool(completed)])
        dismissalTransitionDidEnd(completed)
    }

    // MARK: For the system's presentations

    /// The animator used when the application supplies none; `nil` for the one of the transition style.
    var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { nil }

    /// The controller this one keeps for presenting in `style` when it adapts; `nil` for a new one.
    func ownController(
        adaptedTo style: UIModalPresentationStyle, presenting: UIViewController
    ) -> UIPresentationController? { nil }

    /// The interaction controller of the dismissal that is about to begin; returned once.
    func takeDriver() -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// The recognizer with which the user may take over the presentation while it is animated.
    var grip: UIGestureRecognizer? { nil }

    /// Whether a touch outside the presented view goes to the views behind the container.
    func letsTouchThrough(at point: CGPoint) -> Bool { false }

    // MARK: Names

    var stage: Stage { presentedViewController.stage }

    var subject: String { "\(type(of: self))" }

    /// Traces a call of one of this controller's methods.
    func trace(_ name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:]) {
        stage.diagnostics.trace(subject, callback: name, arguments)
    }
}

/// The container of a presentation: fills its superview and reports its layouts to the presentation controller.
final class PresentationContainerView: UIView {
    weak var presentationController: UIPresentationController?

    /// `nil` for touches that the presentation lets through to the views behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let presentationController, let hit, presentationController.letsTouchThrough(at: point),
            presentationController.presentedView.map({ !hit.isDescendant(of: $0) }) ?? true
        else { return hit }
        return nil
    }

    override func layoutSubviews() {
        guard let presentationController else { return }
        presentationController.trace(.containerViewWillLayoutSubviews)
        presentationController.containerViewWillLayoutSubviews()
        presentationController.trace(.containerViewDidLayoutSubviews)
        presentationController.containerViewDidLayoutSubviews()
    }
}
