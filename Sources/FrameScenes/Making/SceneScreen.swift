internal import UIKit

/// The controller of a screen that a script presents.
@MainActor protocol SceneScreen: UIViewController {
    /// Transitioning delegate, retained here because UIKit's reference is weak.
    var transitions: SceneTransitioningDelegate? { get set }
    /// Visible screen: the controller itself or one of its children.
    var shownScreen: ScreenController? { get }
}

extension SceneScreen {
    /// Visible navigation controller, if there is one.
    var shownNavigation: UINavigationController? {
        self as? UINavigationController ?? (self as? UITabBarController)?.selectedViewController
            as? UINavigationController
    }
}

/// A screen that is a navigation controller.
final class NavigationScreen: UINavigationController, SceneScreen {
    var transitions: SceneTransitioningDelegate? {
        didSet { transitioningDelegate = transitions }
    }

    init(_ name: String, _ stack: [UIViewController]) {
        super.init(nibName: nil, bundle: nil)
        title = name
        tabBarItem = UITabBarItem(title: name, image: stack.first?.tabBarItem.image, tag: 0)
        tabBarItem.badgeValue = stack.first?.tabBarItem.badgeValue
        setViewControllers(stack, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    var shownScreen: ScreenController? { topViewController as? ScreenController }

    /// The screen on top, which determines the style even below a navigation bar.
    override var childForStatusBarStyle: UIViewController? { topViewController }

    override func viewDidLoad() {
        super.viewDidLoad()
        transitions?.swipe?.attach(to: self)
    }
}

/// A screen that is a tab bar controller.
final class TabScreen: UITabBarController, SceneScreen, UITabBarControllerDelegate {
    var transitions: SceneTransitioningDelegate? {
        didSet { transitioningDelegate = transitions }
    }

    /// - Parameter reacts: Whether screens react to taps on their tabs.
    init(_ name: String, _ tabs: [UIViewController], reacts: Bool) {
        super.init(nibName: nil, bundle: nil)
        title = name
        setViewControllers(tabs, animated: false)
        if reacts { delegate = self }
    }

    required init?(coder: NSCoder) { nil }

    var shownScreen: ScreenController? { (selectedViewController as? any SceneScreen)?.shownScreen }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        (viewController as? any SceneScreen)?.shownScreen?.didSelectTab()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        transitions?.swipe?.attach(to: self)
    }
}
