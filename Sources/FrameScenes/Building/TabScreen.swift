internal import UIKit

/// A screen that holds others side by side.
final class TabScreen: UITabBarController, SceneScreen {
    var transitions: SceneTransitioningDelegate? {
        didSet { transitioningDelegate = transitions }
    }

    init(_ name: String, _ tabs: [UIViewController]) {
        super.init(nibName: nil, bundle: nil)
        title = name
        setViewControllers(tabs, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    var shownScreen: ScreenController? { (selectedViewController as? any SceneScreen)?.shownScreen }

    override func viewDidLoad() {
        super.viewDidLoad()
        transitions?.swipe?.attach(to: self)
    }
}
