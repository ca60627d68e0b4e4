internal import QuartzCore

/// The stack of a tab bar controller's last tab on a phone: a list of the tabs that the bar has no room for.
///
/// What is chosen is pushed, of a navigation controller the stack; the bar of this one shows its items (facts/more-tabs).
final class MoreNavigationController: UINavigationController {
    private unowned let tabs: UITabBarController

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        setViewControllers([BuiltInLists.moreTabs(of: tabs)], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// Pushes a tab, or the stack of one.
    func show(_ controller: UIViewController) {
        guard let list = stack.first else { return }
        let chosen = (controller as? UINavigationController)?.viewControllers ?? [controller]
        guard Array(stack.dropFirst().prefix(chosen.count)) != chosen else { return }
        setViewControllers([list] + chosen, animated: view.window != nil && tabs.shown === self)
    }
}
