/// A presentation delegate that is also notified before a popover is presented or moved.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The last opportunity to set the source and the arrow directions.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// The window has another size, and the popover moves with its source. Not called for items of bars.
    ///
    /// - Parameters:
    ///   - rect: the source in the view's coordinates, which may be replaced.
    ///   - view: the source view, which may be replaced.
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

/// A pointer to a reference, under the name that it has with Objective-C, so that methods which take one read the same.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
