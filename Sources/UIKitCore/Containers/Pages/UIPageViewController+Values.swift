extension UIPageViewController {
    /// The style in which pages turn. Raw values match the public header.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// The edge or line at which curling pages are bound.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max

        init?(option: Any?) {
            switch option {
            case let location as SpineLocation: self = location
            case let number as Int: self.init(rawValue: number)
            case let number as NSNumber: self.init(rawValue: number.intValue)
            default: return nil
            }
        }
    }

    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// A key of the options of the initializer.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A ``SpineLocation`` or its raw value, for curling pages.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The distance between scrolling pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension CGFloat {
    /// The numeric value of an option.
    init?(option: Any) {
        switch option {
        case let number as CGFloat: self = number
        case let number as Double: self = CGFloat(number)
        case let number as Int: self = CGFloat(number)
        case let number as NSNumber: self = CGFloat(number.doubleValue)
        default: return nil
        }
    }
}

/// Provides the pages that fingers turn to.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// `nil` at the first page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// `nil` at the last page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots below horizontally scrolling pages; 0 for none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the shown page, requested when controllers are set or turned.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Responds to turns by fingers.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// - Parameter completed: `false` if the page fell back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Called when the screen rotates, for curling pages. It may set the pages that the result requires, which appear at once.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Unless implemented, as for a controller without a delegate; likewise the next method.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { [] }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .unknown }
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
