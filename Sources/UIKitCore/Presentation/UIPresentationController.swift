internal import QuartzCore

/// Manages one presentation from the request to the dismissal: the frame of the presented view and every view around it.
@MainActor @preconcurrency
open class UIPresentationController: OpenObject, UITraitEnvironment, UIContentContainer {
    /// The controller whose view is covered, which may differ from the one passed to the initialiser.
    open internal(set) var presentingViewController: UIViewController
    open private(set) var presentedViewController: UIViewController
    /// Contains all views of the presentation; `nil` before it begins and after it ends.
    open internal(set) var containerView: UIView?
    /// Decides how the presentation adapts and whether the user may dismiss it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    var style = UIModalPresentationStyle.custom
    /// The controller that was asked to present.
    weak var source: UIViewController?
    /// The style that the presentation requested from this controller has adapted to.
    var adaptiveStyle = UIModalPresentationStyle.none
    /// The traits for which ``adaptiveStyle`` was chosen.
    var adaptedTraits: UITraitCollection?
    /// The traits that the delegate is being asked about.
    var traitsInQuestion: UITraitCollection?

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

    /// The style to present in for the container's current traits; while the delegate is asked how to adapt, for those it is
    /// asked about.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitsInQuestion ?? traitCollection)
    }

    /// Traits of the presented controller that differ from the window's.
    open var overrideTraitCollection: UITraitCollection? {
        get { storedOverrideTraitCollection }
        set {
            presentedViewController.changeTraits { storedOverrideTraitCollection = newValue }
        }
    }
    private var storedOverrideTraitCollection: UITraitCollection?
    final var traitState: TraitState?

    /// The size classes that the window is about to have, while the presentation is taken over in advance.
    final var comingTraits = TraitValues()

    /// Whether what is presented lies in front of something that can still be seen.
    @_spi(UIKit) open var isElevated: Bool { false }

    /// Those in which the presented controller differs from the presenting one.
    final var impliedTraits: TraitValues {
        var traits = comingTraits
        if isElevated { traits.userInterfaceLevel = .elevated }
        if let overrideTraitCollection { traits = traits.overridden(by: overrideTraitCollection.values) }
        return traits.overridden(by: overrides.values)
    }

    // MARK: Traits and sizes

    open var traitCollection: UITraitCollection {
        (containerView?.traitCollection ?? presentingViewController.traitCollection)
            .overridden(by: comingTraits.overridden(by: overrides.values))
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The presented controller's preferred size.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Requests a layout of the container.
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
        presentedViewController.notifySizeChange(to: childSize, with: coordinator)
    }

    /// Continues the presentation in the style for the new traits, with another presentation controller if it is another
    /// style, and notifies the presented controller. Overrides call `super`.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let current = adapt(to: newCollection, with: coordinator)
        let traits = newCollection.overridden(by: current.impliedTraits)
        current.presentedViewController.notifyTraitsWillChange(to: traits, with: coordinator)
    }

    func notifySizeChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        trace(.viewWillTransition, ["to": .size(width: size.width, height: size.height)])
        viewWillTransition(to: size, with: coordinator)
    }

    func notifyTraitsWillChange(
        to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        trace(.willTransition, ["to": .name(collection.summary)])
        willTransition(to: collection, with: coordinator)
    }

    // MARK: For subclasses

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    func willPresent() {
        trace(.presentationTransitionWillBegin)
        presentationTransitionWillBegin()
    }

    func didPresent(completed: Bool) {
        trace(.presentationTransitionDidEnd, ["_": .bool(completed)])
        presentationTransitionDidEnd(completed)
    }

    func willDismiss() {
        trace(.dismissalTransitionWillBegin)
        dismissalTransitionWillBegin()
    }

    func didDismiss(completed: Bool) {
        trace(.dismissalTransitionDidEnd, ["_": .bool(completed)])
        dismissalTransitionDidEnd(completed)
    }

    // MARK: The tint behind

    /// The view whose tint the presentation dims.
    private final weak var dimmedView: UIView?

    /// Dims the tint behind the presentation, as alerts, sheets and popovers do (facts/dimmed-tint), or ends to.
    package final func dimTintBehind(_ isDimmed: Bool) {
        let view = isDimmed ? presentingViewController.viewIfLoaded : nil
        if let dimmedView, dimmedView !== view { dimmedView.setCovered(false, by: self) }
        dimmedView = view
        view?.setCovered(true, by: self)
    }

    // MARK: For the system's presentations

    /// Makes changes in the animation of the transition in progress; at once without one.
    package final func alongside(_ changes: @escaping () -> Void) {
        let coordinator = presentedViewController.transitionCoordinator
        let isQueued = coordinator?.animate(alongsideTransition: { _ in changes() }, completion: nil)
        if isQueued != true { changes() }
    }

    /// The animator used when the application supplies none; `nil` for the one of the transition style.
    @_spi(UIKit) open var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { nil }

    /// The controller this one keeps for presenting in `style` when it adapts; `nil` for a new one.
    func ownController(
        adaptedTo style: UIModalPresentationStyle, presenting: UIViewController
    ) -> UIPresentationController? { nil }

    /// Takes off the presented view what this controller has put on it, before another one presents the view.
    func letGoOfPresentedView() {}

    /// The interaction controller of the dismissal that is about to begin; returned once.
    func takeDriver() -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// The recognizer with which the user may take over the presentation while it is animated.
    var grip: UIGestureRecognizer? { nil }

    /// Whether a touch outside the presented view goes to the views behind the container.
    func letsTouchThrough(at point: CGPoint) -> Bool { false }

    // MARK: Names

    package var stage: Stage { presentedViewController.stage }

    var subject: String { "\(type(of: self))" }

    /// Traces a call of one of this controller's methods.
    func trace(_ name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:]) {
        stage.diagnostics.trace(subject, callback: name, arguments)
    }
}
