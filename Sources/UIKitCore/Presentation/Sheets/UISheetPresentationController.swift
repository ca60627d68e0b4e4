public import FrameProperties
internal import QuartzCore

/// A presentation controller that shows a card over the presenting view. The card rests at one of several heights, its
/// detents, and can be dragged between them and off the screen. It presents page sheets, form sheets, and popovers in
/// compact width.
///
/// Sheets have the design of iOS 26, or of iOS 18 and earlier if the scene selects the classic design.
///
/// Differs from UIKit: the content of a floating card is laid out for its width rather than scaled, the card has one
/// radius at all corners and no shadow, and ``UIPresentationController/delegate`` keeps the type it has in the
/// superclass.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet may rest, smallest first. The array is never empty.
    open var detents: [Detent] {
        get { storedDetents }
        set {
            guard !newValue.isEmpty else {
                return stage.diagnostics.misuse("The detents of a UISheetPresentationController must not be empty.")
            }
            storedDetents = newValue
            setNeedsArranging()
        }
    }
    private var storedDetents: [Detent] = [.large()]

    /// The detent at which the sheet rests; `nil` for the first of ``detents``. Set it inside ``animateChanges(_:)`` to
    /// animate the change.
    @Observed open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if _selectedDetentIdentifier.wrappedValue != oldValue { setNeedsArranging() } }
    }

    /// The largest detent at which the views behind the sheet are not dimmed and receive touches; `nil` to dim them at
    /// every detent.
    @Observed open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { setNeedsArranging() } }

    /// Whether the sheet shows a grabber.
    @Observed open var prefersGrabberVisible = false { didSet { setNeedsArranging() } }

    /// The corner radius in points; `nil` for the system's radius.
    @Observed open var preferredCornerRadius: CGFloat? { didSet { setNeedsArranging() } }

    /// Whether the sheet is attached to the bottom edge in compact height, rather than filling the screen.
    @Observed open var prefersEdgeAttachedInCompactHeight = false { didSet { setNeedsArranging() } }

    /// Whether a sheet attached to the bottom edge is as wide as its preferred content size.
    @Observed open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { setNeedsArranging() } }

    /// Whether dragging upward on a scroll view whose content is at its top moves the sheet to its highest detent
    /// before the content scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Stored only: page sheets have the width of an upright iPad in either case.
    open var prefersPageSizing = true
    /// Differs from UIKit: the sheet does not zoom out of a view. Setting a view is reported as unsupported.
    @Observed open var sourceView: UIView? {
        didSet {
            guard _sourceView.wrappedValue != nil else { return }
            stage.diagnostics.reportUnsupported(
                "UISheetPresentationController.sourceView", instead: "the sheet moves up from the bottom")
        }
    }

    let dimmingView = UIView()
    let grabber = CALayer()
    let presenterCard = PresenterCard()
    /// The amount by which the sheet pushes the presenting view back: 0 for not at all, 1 behind a sheet of full
    /// height.
    var push: CGFloat = 0
    private(set) lazy var drag = SheetDrag(of: self)
    private var isChangingAnimated = false

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// Animates the changes that `changes` makes to this sheet with the system's spring.
    open func animateChanges(_ changes: () -> Void) {
        isChangingAnimated = true
        changes()
        isChangingAnimated = false
        arrangeAnimated()
    }

    /// Requests that custom detents be resolved again.
    open func invalidateDetents() { setNeedsArranging() }

    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if prefersEdgeAttachedInCompactHeight, traitCollection.verticalSizeClass == .compact { return .none }
        return style.definition.adapted(traitCollection)
    }

    @_spi(UIKit) open override var isElevated: Bool { true }

    open override var frameOfPresentedViewInContainerView: CGRect {
        geometryAboveKeyboard.map { $0.frame(forHeight: selectedValue) } ?? .zero
    }

    // MARK: Life cycle

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.accessibilityIdentifier = "\(presentedViewController.subject).dimming"
        dim()
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimmingView, at: 0)
        decorate()
        presentedView?.addGestureRecognizer(drag.recognizer)
        stage.applicationState.keyboard.add(self)
        dimmingView.alpha = 0
        if presentedViewController.presentation.phase == .settled { placePresenter(inAdvance: true) }
        alongside { [self] in
            showDimming()
            pushPresenter(restingPush)
        }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        guard completed else { return clear() }
        if geometry?.movesPresenter == false { presenterCard.remove() }
        addTap()
    }

    open override func dismissalTransitionWillBegin() {
        alongside { [self] in
            dimmingView.alpha = 0
            guard !drag.isDismissing else { return }
            dimTintBehind(false)
            pushPresenter(0)
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { return clear() }
        showDimming()
        pushPresenter(restingPush)
    }

    open override func containerViewWillLayoutSubviews() {
        guard let presentedView, presentedView.superview === containerView, !drag.isActive,
            !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
        else { return }
        arrange()
    }

    private func clear() {
        dimTintBehind(false)
        pushPresenter(0)
        presenterCard.remove()
        dimmingView.removeFromSuperview()
        letGoOfPresentedView()
    }

    override func letGoOfPresentedView() {
        stage.applicationState.keyboard.remove(self)
        guard let presentedView, presentedView.gestureRecognizers?.contains(drag.recognizer) == true else { return }
        presentedView.layer.cornerRadius = 0
        presentedView.removeGestureRecognizer(drag.recognizer)
        grabber.removeFromSuperlayer()
    }

    /// Requests a layout. Outside ``animateChanges(_:)``, a change takes effect at the next layout.
    private func setNeedsArranging() {
        if !isChangingAnimated { containerView?.setNeedsLayout() }
    }

    // MARK: Touches

    override func takeDriver() -> (any UIViewControllerInteractiveTransitioning)? { drag.takeDriver() }

    override var grip: UIGestureRecognizer? { drag.recognizer }

    override func letsTouchThrough(at point: CGPoint) -> Bool { !isDimmed }

    private func addTap() {
        guard dimmingView.gestureRecognizers == nil else { return }
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: Selector("tapOutside", UISheetPresentationController.tapOutside)))
    }

    /// Dismisses the sheet after a tap outside it, if there is room around it.
    private func tapOutside() {
        if geometry?.takesTapsOutside == true { dismissByUser() }
    }
}

/// A presentation delegate that is also notified when the user selects another detent.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user has dragged the sheet to another detent. Programmatic changes are not reported.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
