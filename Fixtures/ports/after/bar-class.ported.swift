#sourceLocation(file: "Fixtures/ports/before/bar-class.swift", line: 2)
import UIKit
public enum BarClass {
    @MainActor public static func run() -> [String] {
        let tabs = BarClassTabs()
        tabs.viewControllers = [UIViewController()]
        tabs.loadViewIfNeeded()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        navigation.setValue(BarClassNavigationBar(), forKey: "navigationBar")
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
        self.setValue(BarClassBar(), forKey: "tabBar")
    }
}

class BarClassBar: UITabBar {}
class BarClassNavigationBar: UINavigationBar {}
