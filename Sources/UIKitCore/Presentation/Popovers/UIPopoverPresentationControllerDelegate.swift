/// A presentation delegate that is also notified before a popover is presented or moved.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the presentation, as the last opportunity to set the source and the arrow directions.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Called before the popover moves with its source because the size of the window changed. Not called for bar
    /// button items.
    ///
    /// - Parameters:
    ///   - rect: The source rectangle in the view's coordinates, which the delegate may replace.
    ///   - view: The source view, which the delegate may replace.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)

    // The forms of iOS 8 to 12, called on delegates without those of `UIAdaptivePresentationControllerDelegate`.

    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    /// Calls ``popoverPresentationControllerShouldDismissPopover(_:)``.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        (presentationController as? UIPopoverPresentationController)
            .map(popoverPresentationControllerShouldDismissPopover) ?? true
    }

    /// Calls ``popoverPresentationControllerDidDismissPopover(_:)``.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        (presentationController as? UIPopoverPresentationController)
            .map(popoverPresentationControllerDidDismissPopover)
    }
}

/// A pointer to a reference, under its Objective-C name, so that methods with such a parameter have the same
/// declaration.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
