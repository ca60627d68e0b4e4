import UIKit

public enum BarClass {
    @MainActor public static func run() -> [String] {
        let tabs = BarClassTabs()
        tabs.viewControllers = [UIViewController()]
        tabs.loadViewIfNeeded()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        object_setClass(navigation.navigationBar, BarClassNavigationBar.self)
        return [
            "\(tabs.tabBar is BarClassBar) \(tabs.tabBar.items?.count ?? 0)",
            "\(navigation.navigationBar is BarClassNavigationBar) \(navigation.navigationBar.items?.count ?? 0)",
        ]
    }
}
// → true 1
// → true 1

class BarClassTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        object_setClass(self.tabBar, BarClassBar.self)
    }
}

class BarClassBar: UITabBar {}
class BarClassNavigationBar: UINavigationBar {}
