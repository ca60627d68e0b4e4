internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

/// A presentation controller that shows a bubble with an arrow to its source in regular width, and a sheet elsewhere.
///
/// The geometry follows the classic design, as far as it is known (facts/popover-geometry).
///
/// Differs from UIKit: bar button items are sources like views, with an arrow; and
/// ``UIPresentationController/delegate`` keeps the type it has in the superclass.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
    /// The directions in which the arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The view that the popover points at. This property, ``barButtonItem``, or ``sourceItem`` must be set before
    /// presenting.
    open var sourceView: UIView?
    /// The source rectangle in ``sourceView``'s coordinates; a null rectangle stands for its bounds.
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    /// The source of the popover, which takes precedence over ``sourceView`` and ``barButtonItem``.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// Whether the popover may cover its source when there is no room beside it.
    open var canOverlapSourceViewRect = false
    /// The minimum distances from the window's edges, in addition to the top safe area inset.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// The background color of the bubble and its arrow; `nil` for the content's own background.
    open var backgroundColor: UIColor?
    /// A subclass of ``UIPopoverBackgroundView`` that draws the background and the arrow; `nil` for the system's
    /// design. Set it before presenting.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
    /// Views outside the popover that receive touches without dismissing it.
    open var passthroughViews: [UIView]?
    /// The direction of the arrow; `unknown` before the popover is laid out.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The controller that presents the popover as a sheet in compact width.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)

    private let bubble = PopoverView(frame: .zero)
    private let surroundings = UIView()
    /// The container size for which the popover was last placed.
    private var placedIn: CGSize?

    /// The size without a preferred content size. The width is reported for classic popovers; the height is chosen.
    private static let plainSize = CGSize(width: 320, height: 480)

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        style.definition.adapted(traitCollection)
    }

    /// Returns ``adaptiveSheetPresentationController`` for a sheet.
    override func ownController(
        adaptedTo style: UIModalPresentationStyle, presenting: UIViewController
    ) -> UIPresentationController? {
        guard style == .formSheet else { return nil }
        let sheet = adaptiveSheetPresentationController
        sheet.presentingViewController = presenting
        sheet.style = .formSheet
        return sheet
    }

    @_spi(UIKit) open override var isElevated: Bool { true }

    // MARK: Placement

    open override var presentedView: UIView? { bubble }

    open override var frameOfPresentedViewInContainerView: CGRect { placement.map { CGRect($0.frame) } ?? .zero }

    private var placement: PopoverPlacement? {
        guard let containerView else { return nil }
        let wish = preferredContentSize
        let insets = bubble.contentInsets
        let size = CGSize(
            width: (wish.width > 0 ? wish.width : Self.plainSize.width) + insets.left + insets.right,
            height: (wish.height > 0 ? wish.height : Self.plainSize.height) + insets.top + insets.bottom)
        var margins = popoverLayoutMargins
        let safeTop = containerView.safeAreaInsets.top
        margins.top += safeTop
        if isOfIOS26, traitCollection.userInterfaceIdiom == .pad {
            margins.left = max(margins.left, Self.sideMargin)
            margins.right = max(margins.right, Self.sideMargin)
        }
        let area = containerView.bounds.inset(by: margins).standardized
        if isOfIOS26, let item = sourceItem as? UIBarButtonItem ?? barButtonItem,
            let frame = item.frame(in: containerView), frame.midY < containerView.bounds.midY
        {
            return PopoverPlacement(
                of: Size(size), below: Rect(frame), top: safeTop + Self.barGap, in: Rect(area))
        }
        return PopoverPlacement(
            of: Size(size), at: source(in: containerView, area).map(Rect.init),
            permitted: permittedArrowDirections.placements, in: Rect(area), arrow: bubble.arrowSize)
    }

    private var isOfIOS26: Bool { stage.applicationState.mainScreen.settings.look == .iOS26 }
    /// The minimum distance from the sides in points. Measured on an iPad with iOS 26 (facts/popover-geometry).
    private static let sideMargin: CGFloat = 19
    private static let barGap: CGFloat = 30

    private func source(in container: UIView, _ area: CGRect) -> CGRect? {
        guard let source = sourceRect(in: container) else { return nil }
        guard canOverlapSourceViewRect else { return source }
        // The arrow points at the center of a source that leaves no room beside it.
        let isLarge = source.width > area.width / 2 && source.height > area.height / 2
        return isLarge ? CGRect(x: source.midX, y: source.midY, width: 0, height: 0) : source
    }

    private func sourceRect(in container: UIView) -> CGRect? {
        if let item = sourceItem ?? barButtonItem { return item.frame(in: container) }
        return sourceView.map { container.convert(sourceRect.isNull ? $0.bounds : sourceRect, from: $0) }
    }

    // MARK: Life cycle

    @_spi(UIKit) open override var ownAnimator: (any UIViewControllerAnimatedTransitioning)? {
        CrossDissolveAnimator.ofPopovers
    }

    open override func presentationTransitionWillBegin() {
        if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
            stage.diagnostics.trace("\(type(of: delegate))", callback: .prepareForPopoverPresentation, ["_": .omitted])
            delegate.prepareForPopoverPresentation(self)
        }
        guard let containerView else { return }
        makeBackground()
        if sourceItem == nil, barButtonItem == nil, sourceView == nil {
            stage.diagnostics.misuse(
                "UIPopoverPresentationController of \(presentedViewController.subject) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
            )
        }
        surroundings.accessibilityIdentifier = "\(presentedViewController.subject).surroundings"
        surroundings.frame = containerView.bounds
        surroundings.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(surroundings, at: 0)
        if surroundings.gestureRecognizers == nil {
            surroundings.addGestureRecognizer(
                UITapGestureRecognizer(
                    target: self, action: Selector("tapOutside", UIPopoverPresentationController.tapOutside)))
        }
        arrange()
        alongside { [self] in dimTintBehind(true) }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimTintBehind(false) }
    }

    open override func dismissalTransitionWillBegin() { alongside { [self] in dimTintBehind(false) } }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        dimTintBehind(!completed)
        if completed { arrowDirection = .unknown }
    }

    open override func containerViewWillLayoutSubviews() {
        guard bubble.superview === containerView, !presentedViewController.isBeingPresented,
            !presentedViewController.isBeingDismissed
        else { return }
        askForSource()
        arrange()
        bubble.frame = frameOfPresentedViewInContainerView
    }

    private func makeBackground() {
        guard let popoverBackgroundViewClass else { return }
        guard let kind = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type else {
            return stage.diagnostics.misuse(
                "popoverBackgroundViewClass of \(presentedViewController.subject) is \(popoverBackgroundViewClass), which is not a subclass of UIPopoverBackgroundView; derive it from that class."
            )
        }
        if !bubble.hasBackground { bubble.show(kind.init(frame: .zero)) }
    }

    /// Lets the delegate change the source after the size of the container changed. The delegate is not asked if the
    /// source is a bar button item.
    private func askForSource() {
        guard let containerView, let placedIn, placedIn != containerView.bounds.size,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate, sourceItem ?? barButtonItem == nil,
            var view = sourceView
        else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        let before = rect
        stage.diagnostics.trace(
            "\(type(of: delegate))", callback: .popoverPresentationController,
            ["_": .omitted, "willRepositionPopoverTo": .omitted, "in": .omitted])
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if rect != before { sourceRect = rect }
        sourceView = view
    }

    private func arrange() {
        guard let placement, let content = presentedViewController.view else { return }
        placedIn = containerView?.bounds.size
        arrowDirection = UIPopoverArrowDirection(placement.direction)
        bubble.show(content, color: backgroundColor ?? content.backgroundColor ?? .systemBackground)
        bubble.take(placement)
    }

    // MARK: Touches

    private func tapOutside() { dismissByUser() }

    override func letsTouchThrough(at point: CGPoint) -> Bool {
        passthroughViews?.contains { view in
            containerView.map { view.point(inside: view.convert(point, from: $0), with: nil) } ?? false
        } ?? false
    }
}

/// A source for popovers: a view or a bar button item.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The frame in `referenceView`'s coordinates.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {}
