public import FrameProperties
internal import QuartzCore

/// A popover on an iPad, from iOS 3.2 to 8.
///
/// It presents its content with the style `popover`.
///
/// Differs from UIKit: it shows a popover on a phone, too, where UIKit throws an exception.
@MainActor @preconcurrency open class UIPopoverController: NSObject {
    open weak var delegate: (any UIPopoverControllerDelegate)?
    open var contentViewController: UIViewController
    /// Views outside the popover that receive touches without dismissing it.
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    /// The minimum distances from the window's edges.
    open var popoverLayoutMargins: UIEdgeInsets?
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
    /// The size of the content; zero for the controller's own wish.
    @Observed open var contentSize = CGSize.zero { didSet { if isPopoverVisible { applyContentSize() } } }
    /// The observer of the dismissal, which the presentation does not retain.
    private var observer: PopoverObserver?

    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    open var isPopoverVisible: Bool { observer != nil && contentViewController.presentingViewController != nil }

    open var popoverArrowDirection: UIPopoverArrowDirection {
        contentViewController.popoverPresentationController?.arrowDirection ?? .unknown
    }

    open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
        contentViewController = viewController
    }

    open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        present(in: view, arrowDirections, animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        let window = contentViewController.stage.applicationState.application.keyWindow
        present(in: window, arrowDirections, animated) { $0.barButtonItem = item }
    }

    private func present(
        in view: UIView?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
        pointingFrom place: (UIPopoverPresentationController) -> Void
    ) {
        guard !isPopoverVisible, let presenter = view?.window?.rootViewController?.frontmostPresented else { return }
        contentViewController.modalPresentationStyle = .popover
        applyContentSize()
        guard let popover = contentViewController.popoverPresentationController else { return }
        place(popover)
        popover.permittedArrowDirections = directions
        popover.passthroughViews = passthroughViews
        popover.backgroundColor = backgroundColor
        popover.popoverBackgroundViewClass = popoverBackgroundViewClass
        if let popoverLayoutMargins { popover.popoverLayoutMargins = popoverLayoutMargins }
        let observer = PopoverObserver(self)
        popover.delegate = observer
        self.observer = observer
        presenter.present(contentViewController, animated: animated)
    }

    private func applyContentSize() {
        if contentSize != .zero { contentViewController.preferredContentSize = contentSize }
    }

    /// Takes the popover away. The delegate is told of dismissals by the user only.
    open func dismiss(animated: Bool) {
        guard isPopoverVisible else { return }
        observer = nil
        contentViewController.presentingViewController?.dismiss(animated: animated)
    }

    fileprivate var shouldDismiss: Bool { delegate?.popoverControllerShouldDismissPopover(self) ?? true }

    fileprivate func didDismiss() {
        observer = nil
        delegate?.popoverControllerDidDismissPopover(self)
    }
}

/// Tells a popover controller what the presentation's delegate learns.
private final class PopoverObserver: NSObject, UIPopoverPresentationControllerDelegate {
    private weak var controller: UIPopoverController?

    init(_ controller: UIPopoverController) {
        self.controller = controller
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        controller?.shouldDismiss ?? true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        controller?.didDismiss()
    }
}

@MainActor @preconcurrency public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Whether a touch outside takes the popover away.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// Called after the user has taken the popover away.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
