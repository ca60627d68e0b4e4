internal import QuartzCore

/// A card over the presenter that stands at one of several heights, its detents, and follows a finger between them and down
/// off the screen: page sheets, form sheets, and what popovers adapt to.
///
/// Numbers are those of iOS 26 as a third party measured them (uikit-facts 2.4); ``SheetGeometry`` has them.
///
/// Differs from UIKit: the content of a floating card is laid out for its width rather than scaled, the card has one radius at
/// all corners and no shadow, the presenting view does not move back, and ``UIPresentationController/delegate`` keeps the
/// type it has in the superclass.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
    /// The heights the sheet may stand at, smallest first; not empty.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty {
                detents = oldValue
                stage.diagnostics.misuse("The detents of a UISheetPresentationController must not be empty.")
            }
            setNeedsArranging()
        }
    }

    /// Where the sheet stands; the first of ``detents`` when `nil`. Set it inside ``animateChanges(_:)`` to see it move.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { setNeedsArranging() } }
    }

    /// At this detent and those below, what lies behind the sheet is not dimmed and can be touched; `nil` for dimming at
    /// all of them.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { setNeedsArranging() }
    }

    /// Whether the sheet has the sign that it can be dragged.
    open var prefersGrabberVisible = false {
        didSet { setNeedsArranging() }
    }

    /// Points; the system's when `nil`.
    open var preferredCornerRadius: CGFloat? {
        didSet { setNeedsArranging() }
    }

    /// Whether the sheet stands at the bottom where there is little height, rather than fill the screen.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { setNeedsArranging() }
    }

    /// Whether a sheet at the bottom edge is as wide as its content likes to be.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { setNeedsArranging() }
    }

    /// Kept for its word; there are no views that scroll here.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Kept for its word: page sheets are as wide as an upright iPad either way.
    open var prefersPageSizing = true
    /// Kept for its word: the sheet does not come out of a view.
    open var sourceView: UIView?

    let dimmingView = UIView()
    let grabber = CALayer()
    private(set) lazy var drag = SheetDrag(of: self)
    private var isChangingAnimated = false

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// What `changes` sets of this sheet moves, as the system's spring.
    open func animateChanges(_ changes: () -> Void) {
        isChangingAnimated = true
        changes()
        isChangingAnimated = false
        arrangeAnimated()
    }

    /// Asks custom detents for their heights again.
    open func invalidateDetents() { setNeedsArranging() }

    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if prefersEdgeAttachedInCompactHeight, traitCollection.verticalSizeClass == .compact { return .none }
        return style.definition.adapted(traitCollection)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        geometry.map { $0.frame(forValue: selectedValue) } ?? .zero
    }

    // MARK: Life cycle

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.accessibilityIdentifier = "\(presentedViewController.subject).dimming"
        dimmingView.backgroundColor = UIColor(white: 0, alpha: SheetGeometry.dimming)
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimmingView, at: 0)
        decorate()
        presentedView?.addGestureRecognizer(drag.recognizer)
        fade(from: 0, to: isDimmed ? 1 : 0)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { return addTap() }
        clear()
    }

    open override func dismissalTransitionWillBegin() {
        fade(from: dimmingView.alpha, to: 0)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { clear() } else { dimmingView.alpha = isDimmed ? 1 : 0 }
    }

    open override func containerViewWillLayoutSubviews() {
        guard let presentedView, presentedView.superview === containerView, !drag.isActive,
            !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
        else { return }
        arrange()
    }

    private func clear() {
        dimmingView.removeFromSuperview()
        presentedView?.layer.cornerRadius = 0
        presentedView?.removeGestureRecognizer(drag.recognizer)
        grabber.removeFromSuperlayer()
    }

    private func fade(from start: CGFloat, to end: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimmingView.alpha = end }
        dimmingView.alpha = start
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = end }, completion: nil)
    }

    /// Where nobody animates it, a change shows at the next layout.
    private func setNeedsArranging() {
        if !isChangingAnimated { containerView?.setNeedsLayout() }
    }

    // MARK: Touches

    override func takeDriver() -> (any UIViewControllerInteractiveTransitioning)? { drag.takeDriver() }

    override func letsTouchThrough(at point: CGPoint) -> Bool { !isDimmed }

    private func addTap() {
        guard dimmingView.gestureRecognizers == nil else { return }
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: Selector("tapOutside", UISheetPresentationController.tapOutside)))
    }

    /// A tap beside a sheet that leaves room around it takes it away.
    private func tapOutside() {
        if geometry?.takesTapsOutside == true { dismissByHand() }
    }
}

extension UIViewController {
    /// What manages this controller as a sheet, where its style is one.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}

/// Hears, besides what every presentation's delegate hears, where a person drags a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A person has taken the sheet to another detent. What the program sets is not announced.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
