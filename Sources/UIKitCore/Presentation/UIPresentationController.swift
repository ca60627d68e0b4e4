internal import QuartzCore

/// An object that manages a presentation from the request to the end of the dismissal: the frame of the presented view,
/// and every view around it.
///
/// The system creates a presentation controller for each of its styles. For the style `custom`, the presented
/// controller's transitioning delegate supplies one. A subclass adds views of its own in
/// ``presentationTransitionWillBegin()``, animates them alongside the transition, and states the final frame of the
/// presented view:
///
/// ```swift
/// final class DrawerPresentationController: UIPresentationController {
///     private let shade = UIView()
///     override var frameOfPresentedViewInContainerView: CGRect {
///         guard let bounds = containerView?.bounds else { return .zero }
///         return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
///     }
///     override func presentationTransitionWillBegin() {
///         shade.backgroundColor = .black.withAlphaComponent(0.4)
///         shade.frame = containerView?.bounds ?? .zero
///         shade.alpha = 0
///         containerView?.addSubview(shade)
///         presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
///     }
/// }
/// ```
///
/// ``containerView`` exists from the beginning of the transition until the dismissal has ended. The presented view is
/// laid out in it at ``frameOfPresentedViewInContainerView`` when the presentation begins; after changes of size, an
/// override of `containerViewDidLayoutSubviews()` sets the frame of the presented view. Each of the methods that
/// announce the beginning and the end of a transition is called once, in UIKit's order, at the virtual time of the
/// transition's first or last frame.
///
/// If the traits of the container change, the presentation may continue in another style, and another presentation
/// controller takes it over; see ``adaptivePresentationStyle(for:)``.
@MainActor @preconcurrency
open class UIPresentationController: OpenObject, UITraitEnvironment, UIContentContainer {
    /// The controller whose view is covered. It may differ from the controller passed to the initializer.
    open internal(set) var presentingViewController: UIViewController
    open private(set) var presentedViewController: UIViewController
    /// The view that contains all views of the presentation; `nil` before it begins and after it ends.
    open internal(set) var containerView: UIView?
    /// The delegate that decides how the presentation adapts and whether the user may dismiss it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    var style = UIModalPresentationStyle.custom
    /// The controller that was asked to present.
    weak var source: UIViewController?
    /// The style to which the presentation requested from this controller has adapted.
    var adaptiveStyle = UIModalPresentationStyle.none
    /// The traits for which ``adaptiveStyle`` was chosen.
    var adaptedTraits: UITraitCollection? { didSet { firstTraits = firstTraits ?? adaptedTraits } }
    /// The traits with which the presentation began.
    private(set) var firstTraits: UITraitCollection?
    /// The traits about which the delegate is being asked.
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

    /// The final frame of the presented view in the container's coordinates; the container's bounds unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the screen rather than the presenting controller's context.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting view leaves the screen at the end of the presentation. The default is `false`, as
    /// documented on the reference page; `true` for the system's full-screen presentations.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Adapting

    /// The style in which to present when the container has `traitCollection`; ``UIModalPresentationStyle/none`` for no
    /// change. Custom presentations do not adapt unless they override this method.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// The style in which to present for the container's current traits or, while the delegate is being asked how to
    /// adapt, for the traits in question.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitsInQuestion ?? traitCollection)
    }

    /// The traits of the presented controller that override the window's.
    open var overrideTraitCollection: UITraitCollection? {
        get { storedOverrideTraitCollection }
        set {
            presentedViewController.changeTraits { storedOverrideTraitCollection = newValue }
        }
    }
    private var storedOverrideTraitCollection: UITraitCollection?
    final var traitState: TraitState?

    /// The size classes that the window is about to have, while the presentation is being taken over in advance.
    final var comingTraits = TraitValues()

    /// Whether the presented content lies in front of content that is still visible.
    @_spi(UIKit) open var isElevated: Bool { false }

    /// Whether the keyboard of a field behind the presentation leaves for its time (facts/keyboard-leaves).
    @_spi(UIKit) open var coversKeyboard: Bool { style.definition.coversKeyboard }

    /// The traits in which the presented controller differs from the presenting one.
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

    /// Requests a layout of the container after the preferred size of the presented controller changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Notifies the presented controller. Overrides call `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let childSize = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.notifySizeChange(to: childSize, with: coordinator)
    }

    /// Continues the presentation in the style for the new traits, with another presentation controller if the style
    /// differs, and notifies the presented controller. Overrides call `super`.
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

    /// The view whose tint color the presentation dims.
    private final weak var dimmedView: UIView?

    /// Dims the tint color behind the presentation, as alerts, sheets, and popovers do (facts/dimmed-tint), or stops
    /// dimming it.
    package final func dimTintBehind(_ isDimmed: Bool) {
        let view = isDimmed ? presentingViewController.viewIfLoaded : nil
        if let dimmedView, dimmedView !== view { dimmedView.setCovered(false, by: self) }
        dimmedView = view
        view?.setCovered(true, by: self)
    }

    // MARK: For the system's presentations

    /// Makes changes in the animation of the transition in progress; immediately if there is none.
    package final func alongside(_ changes: @escaping () -> Void) {
        let coordinator = presentedViewController.transitionCoordinator
        let isQueued = coordinator?.animate(alongsideTransition: { _ in changes() }, completion: nil)
        if isQueued != true { changes() }
    }

    /// The animator used if the application supplies none; `nil` for the animator of the transition style.
    @_spi(UIKit) open var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { nil }

    /// The controller that this controller keeps for presenting in `style` when it adapts; `nil` for a new one.
    func ownController(
        adaptedTo style: UIModalPresentationStyle, presenting: UIViewController
    ) -> UIPresentationController? { nil }

    /// Removes everything that this controller has added to the presented view, before another controller presents the
    /// view.
    func letGoOfPresentedView() {}

    /// Returns the interaction controller of the dismissal that is about to begin, once.
    func takeDriver() -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// The recognizer with which the user may take over the presentation while it is being animated.
    var grip: UIGestureRecognizer? { nil }

    /// Whether a touch outside the presented view is passed to the views behind the container.
    func letsTouchThrough(at point: CGPoint) -> Bool { false }

    // MARK: Names

    package var stage: Stage { presentedViewController.stage }

    var subject: String { "\(type(of: self))" }

    /// Traces a call of one of this controller's methods.
    func trace(_ name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:]) {
        stage.diagnostics.trace(subject, callback: name, arguments)
    }
}
