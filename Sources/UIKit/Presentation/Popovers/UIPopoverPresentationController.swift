internal import QuartzCore

/// A bubble with an arrow to what it belongs to, where the width is regular; elsewhere a sheet.
///
/// Geometry as far as it is known: uikit-facts 2.5, classic look.
///
/// Differs from UIKit: bars' items are sources like views, with an arrow; there is no class for the background; and
/// ``UIPresentationController/delegate`` keeps the type it has in the superclass.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
    /// Where the arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// What the popover comes out of; one of these must be set before it is presented.
    open var sourceView: UIView?
    /// In ``sourceView``'s coordinates; all of it when null.
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    /// Comes before ``sourceView`` and ``barButtonItem``.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// Whether the popover may lie over its source where there is no room beside it.
    open var canOverlapSourceViewRect = false
    /// How near the popover may come to the window's edges; the safe area at the top comes on top of it.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Of the bubble and its arrow; the content's own when `nil`.
    open var backgroundColor: UIColor?
    /// Touches of these beside the popover are theirs, and leave it where it is.
    open var passthroughViews: [UIView]?
    /// Where the arrow points; unknown before the popover is laid out.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// What the popover becomes where there is no room for one.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)

    private let bubble = PopoverView(frame: .zero)
    private let surroundings = UIView()

    /// Where the content has no wish: as wide as classic popovers are reported; the height is chosen.
    private static let plainSize = CGSize(width: 320, height: 480)

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        style.definition.adapted(traitCollection)
    }

    /// ``adaptiveSheetPresentationController`` for a sheet.
    override func ownController(
        adaptedTo style: UIModalPresentationStyle, presenting: UIViewController
    ) -> UIPresentationController? {
        guard style == .formSheet else { return nil }
        let sheet = adaptiveSheetPresentationController
        sheet.presentingViewController = presenting
        sheet.style = .formSheet
        return sheet
    }

    // MARK: Where

    open override var presentedView: UIView? { bubble }

    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    private var placement: PopoverPlacement? {
        guard let containerView else { return nil }
        let wish = preferredContentSize
        let size = CGSize(
            width: wish.width > 0 ? wish.width : Self.plainSize.width,
            height: wish.height > 0 ? wish.height : Self.plainSize.height)
        var margins = popoverLayoutMargins
        margins.top += containerView.safeAreaInsets.top
        let area = containerView.bounds.inset(by: margins)
        return PopoverPlacement(
            of: size, at: source(in: containerView, area), permitted: permittedArrowDirections, in: area)
    }

    private func source(in container: UIView, _ area: CGRect) -> CGRect? {
        guard let source = sourceRect(in: container) else { return nil }
        guard canOverlapSourceViewRect else { return source }
        // What leaves no room beside it is pointed at in its middle.
        let isLarge = source.width > area.width / 2 && source.height > area.height / 2
        return isLarge ? CGRect(x: source.midX, y: source.midY, width: 0, height: 0) : source
    }

    private func sourceRect(in container: UIView) -> CGRect? {
        if let item = sourceItem ?? barButtonItem { return item.frame(in: container) }
        return sourceView.map { container.convert(sourceRect.isNull ? $0.bounds : sourceRect, from: $0) }
    }

    // MARK: Life cycle

    override var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { CrossDissolveAnimator.ofPopovers }

    open override func presentationTransitionWillBegin() {
        if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
            stage.diagnostics.trace("\(type(of: delegate))", callback: .prepareForPopoverPresentation, ["_": .omitted])
            delegate.prepareForPopoverPresentation(self)
        }
        guard let containerView else { return }
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
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { surroundings.removeFromSuperview() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { surroundings.removeFromSuperview() }
    }

    open override func containerViewWillLayoutSubviews() {
        guard bubble.superview === containerView, !presentedViewController.isBeingPresented,
            !presentedViewController.isBeingDismissed
        else { return }
        arrange()
        bubble.frame = frameOfPresentedViewInContainerView
    }

    private func arrange() {
        guard let placement, let content = presentedViewController.view else { return }
        arrowDirection = placement.direction
        bubble.show(content, color: backgroundColor ?? content.backgroundColor ?? .systemBackground)
        bubble.take(placement)
    }

    // MARK: Touches

    private func tapOutside() { dismissByHand() }

    override func letsTouchThrough(at point: CGPoint) -> Bool {
        passthroughViews?.contains { view in
            containerView.map { view.point(inside: view.convert(point, from: $0), with: nil) } ?? false
        } ?? false
    }
}

extension UIViewController {
    /// What manages this controller as a popover, where its style is one.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}

/// Hears, besides what every presentation's delegate hears, of a popover that is about to come.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The last moment for a source and the directions of the arrow.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// What a popover may come out of: a view or an item of a bar.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is, in `referenceView`'s coordinates.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { referenceView.convert(bounds, from: self) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// `nil` while the item is in no bar that is on screen there.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window = referenceView.window ?? referenceView.stage.applicationState.application.keyWindow else {
            return nil
        }
        func search(_ view: UIView) -> UIView? {
            if view === customView || (view as? BarButtonView)?.item === self { return view }
            return view.subviews.lazy.compactMap(search).first
        }
        return search(window)?.frame(in: referenceView)
    }
}

/// Where a popover's arrow points; the popover lies on the other side of it.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not laid out yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}
