internal import UIKit

/// A screen that holds a stack of others.
final class NavigationScreen: UINavigationController, SceneScreen {
    var transitions: SceneTransitioningDelegate? {
        didSet { transitioningDelegate = transitions }
    }

    init(_ name: String, _ stack: [UIViewController]) {
        super.init(nibName: nil, bundle: nil)
        title = name
        tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
        setViewControllers(stack, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    var shownScreen: ScreenController? { topViewController as? ScreenController }

    override func viewDidLoad() {
        super.viewDidLoad()
        transitions?.swipe?.attach(to: self)
    }
}
