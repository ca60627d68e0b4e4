import UIKit

// Shows what is presented on the full screen where the width is compact, on a navigation controller if it wraps.
public final class Adaptor: NSObject, UIAdaptivePresentationControllerDelegate {
    private let wraps: Bool

    public init(wraps: Bool = false) {
        self.wraps = wraps
        super.init()
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
    }

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
}
