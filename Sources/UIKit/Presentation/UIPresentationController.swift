internal import QuartzCore

/// Manages one presentation from beginning to end: where the presented view goes, and everything around it.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
    /// Who presents: the controller whose view is covered, whoever was handed to the initialiser.
    open internal(set) var presentingViewController: UIViewController
    open private(set) var presentedViewController: UIViewController
    /// Holds everything of the presentation; `nil` before it begins and after it ends.
    open internal(set) var containerView: UIView?
    var style = UIModalPresentationStyle.custom

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController =
            presentingViewController ?? presentedViewController.presenter ?? presentedViewController
        super.init()
    }

    /// The style that was asked for.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// What animators move: the presented root view, or a view around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view ends, in the container's coordinates: all of it unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the screen rather than the presenting controller's context.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting view leaves the screen when the presentation has come in. False by default, as documented
    /// on the reference page; the system's full-screen presentations answer true.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: For subclasses

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    func willDismiss() {
        record("dismissalTransitionWillBegin()")
        dismissalTransitionWillBegin()
    }

    func didDismiss(completed: Bool) {
        record("dismissalTransitionDidEnd(\(completed))")
        dismissalTransitionDidEnd(completed)
    }

    // MARK: Names

    var subject: String { "\(type(of: self))" }

    func record(_ event: String) {
        Stage.current.record(.callback, subject, event)
    }
}
