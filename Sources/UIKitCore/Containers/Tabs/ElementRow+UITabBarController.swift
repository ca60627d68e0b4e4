internal import QuartzCore

extension ElementRow {
    package static let tabBarController = ElementRow(
        UITabBarController.self, "tabBarController", role: .controller,
        attributes: [.member("tabBar", { $0.tabBar }, replace: { $0.replaceTabBar(with: $1) })],
        setChildren: { $0.setViewControllers($1("viewControllers"), animated: false) },
        outlets: {
            [
                Outlet("delegate", \UITabBarController.delegate),
                Outlet("tabBar", \UITabBarController.tabBar, store: { $0.replaceTabBar(with: $1) }),
                Outlet("selectedIndex", \UITabBarController.selectedIndex),
            ]
        })
}
