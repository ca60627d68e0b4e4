extension UIPageViewController {
    /// The animation with which pages turn. Raw values match the public header.
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

    /// A key of the initializer's options.
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

/// A data source for the pages that users turn to.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before a page; `nil` at the first page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after a page; `nil` at the last page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots below horizontally scrolling pages; 0 for no dots.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The index of the current page's dot. Called when controllers are set.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate that is notified when the user turns pages.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// - Parameter completed: `false` if the page fell back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// The location of the spine after the screen rotates, for curling pages. The delegate may set the pages that the
    /// new location requires, which appear immediately.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// The supported orientations. The default, for this method and the next, is the same as without a delegate.
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
