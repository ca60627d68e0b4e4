internal import QuartzCore

/// The stack in a tab bar controller's last tab on a phone, which begins with a list of the tabs for which the bar has
/// no space.
///
/// A chosen tab is pushed; the whole stack is pushed for a navigation controller, and this controller's bar shows its
/// items (facts/more-tabs).
final class MoreNavigationController: UINavigationController {
    private unowned let tabs: UITabBarController

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        setViewControllers([BuiltInLists.moreTabs(of: tabs)], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// Pushes a tab, or the stack of a tab that is a navigation controller.
    func show(_ controller: UIViewController) {
        guard let list = stack.first else { return }
        let chosen = (controller as? UINavigationController)?.viewControllers ?? [controller]
        guard Array(stack.dropFirst().prefix(chosen.count)) != chosen else { return }
        setViewControllers([list] + chosen, animated: view.window != nil && tabs.shown === self)
    }
}
