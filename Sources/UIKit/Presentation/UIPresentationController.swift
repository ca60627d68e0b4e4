internal import QuartzCore

/// Manages one presentation from beginning to end: where the presented view goes, and everything around it.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    /// Who presents: the controller whose view is covered, whoever was handed to the initialiser.
    open internal(set) var presentingViewController: UIViewController
    open private(set) var presentedViewController: UIViewController
    /// Holds everything of the presentation; `nil` before it begins and after it ends.
    open internal(set) var containerView: UIView?
    /// Has a say in how the presentation adapts and when a person may dismiss it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    var style = UIModalPresentationStyle.custom
    /// The answer delegates were last told.
    var announcedAdaptiveStyle = UIModalPresentationStyle.none

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController =
            presentingViewController ?? presentedViewController.presentation.presenter ?? presentedViewController
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

    // MARK: Adapting

    /// The style to present in where the container has `traitCollection`; ``UIModalPresentationStyle/none`` for the one it
    /// has. Custom presentations adapt only where they say so.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// The same for the traits the container has.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// Traits of the presented controller that differ from the window's.
    open var overrideTraitCollection: UITraitCollection? {
        willSet { traitsBefore = presentedViewController.traitCollection }
        didSet {
            if let traitsBefore { presentedViewController.tellTraitsChanged(from: traitsBefore) }
            traitsBefore = nil
        }
    }
    /// The presented controller's, while they are being overridden.
    private var traitsBefore: UITraitCollection?

    // MARK: Traits and sizes

    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the presented controller would like.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Asks for a layout of the container.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Tells the presented controller; overrides call `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let share = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.tellSizeChange(to: share, with: coordinator)
    }

    /// Tells the presented controller; overrides call `super`.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        announceStyle(for: newCollection, with: coordinator)
        let traits = UITraitCollection(traitsFrom: [newCollection, overrideTraitCollection].compactMap { $0 })
        presentedViewController.tellTraitChange(to: traits, with: coordinator)
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

    // MARK: For our own

    /// What moves the presented view where the application has no animator; `nil` for its transition style's.
    var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { nil }

    /// The controller this one keeps for presenting in `style` when it adapts; `nil` for a new one.
    func ownController(
        adaptedTo style: UIModalPresentationStyle, presenting: UIViewController
    ) -> UIPresentationController? { nil }

    /// Once: the hand that drives the dismissal that begins now.
    func takeDriver() -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Whether a touch beside the presented view belongs to what lies behind.
    func letsTouchThrough(at point: CGPoint) -> Bool { false }

    // MARK: Names

    var stage: Stage { presentedViewController.stage }

    var subject: String { "\(type(of: self))" }

    /// Traces a call of one of this controller's methods.
    func trace(_ name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:]) {
        stage.diagnostics.trace(subject, callback: name, arguments)
    }
}

/// The container of a presentation: fills its host and tells the presentation controller about its layouts.
final class PresentationContainerView: UIView {
    weak var presentationController: UIPresentationController?

    /// What lies behind gets the touches that the presentation leaves to it.
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
