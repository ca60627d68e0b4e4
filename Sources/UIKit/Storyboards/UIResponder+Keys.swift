package import QuartzCore

/// What storyboards and key-value coding find by name in classes of the framework, under Objective-C's names and Swift's.
extension UIResponder: KeyListing {
    package static var keys: [Outlet] {
        if self is UIViewController.Type { return ofControllers }
        return self is UIView.Type ? ofViews : []
    }

    private static let ofViews = [
        Outlet("clipsToBounds", \UIView.clipsToBounds), Outlet("alpha", \UIView.alpha), Outlet("tag", \UIView.tag),
        Outlet("hidden", \UIView.isHidden), Outlet("isHidden", \UIView.isHidden),
        Outlet("backgroundColor", \UIView.backgroundColor), Outlet("tintColor", \UIView.tintColor),
        Outlet("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        Outlet("accessibilityIdentifier", \UIView.accessibilityIdentifier), Outlet("frame", \UIView.frame),
        Outlet("bounds", \UIView.bounds), Outlet("center", \UIView.center), Outlet("transform", \UIView.transform),
        Outlet("contentMode", \UIView.contentMode),
        Outlet("layer", \UIView.layer), Outlet("superview", \UIView.superview), Outlet("subviews", \UIView.subviews),
        Outlet("window", \UIView.window), Outlet("contentOffset", \UIScrollView.contentOffset),
        Outlet("contentSize", \UIScrollView.contentSize), Outlet("contentInset", \UIScrollView.contentInset),
        Outlet("scrollEnabled", \UIScrollView.isScrollEnabled), Outlet("zoomScale", \UIScrollView.zoomScale),
        Outlet("text", \UILabel.text), Outlet("textColor", \UILabel.textColor), Outlet("font", \UILabel.font),
        Outlet("textAlignment", \UILabel.textAlignment), Outlet("numberOfLines", \UILabel.numberOfLines),
        Outlet("image", \UIImageView.image), Outlet("enabled", \UIControl.isEnabled),
        Outlet("selected", \UIControl.isSelected), Outlet("highlighted", \UIControl.isHighlighted),
    ]

    private static let ofControllers = [
        Outlet("title", \UIViewController.title), Outlet("view", \UIViewController.view),
        Outlet("modalPresentationStyle", \UIViewController.modalPresentationStyle),
        Outlet("modalTransitionStyle", \UIViewController.modalTransitionStyle),
        Outlet("definesPresentationContext", \UIViewController.definesPresentationContext),
        Outlet("preferredContentSize", \UIViewController.preferredContentSize),
        Outlet("modalInPresentation", \UIViewController.isModalInPresentation),
        Outlet("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
        Outlet("navigationItem", \UIViewController.navigationItem),
        Outlet("parentViewController", \UIViewController.parent),
        Outlet("navigationController", \UIViewController.navigationController),
        Outlet("presentedViewController", \UIViewController.presentedViewController),
        Outlet("presentingViewController", \UIViewController.presentingViewController),
        Outlet("viewControllers", \UINavigationController.viewControllers),
        Outlet("topViewController", \UINavigationController.topViewController),
        Outlet("navigationBar", \UINavigationController.navigationBar),
        Outlet("selectedIndex", \UITabBarController.selectedIndex),
    ]
}
