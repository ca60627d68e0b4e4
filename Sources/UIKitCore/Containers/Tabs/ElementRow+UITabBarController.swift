internal import QuartzCore

extension ElementRow {
    package static let tabBarController = ElementRow(
        UITabBarController.self, "tabBarController", role: .controller,
        attributes: [.member("tabBar") { $0.tabBar }],
        setChildren: { $0.setViewControllers($1("viewControllers"), animated: false) },
        outlets: {
            [
                Outlet("delegate", \UITabBarController.delegate),
                Outlet("selectedIndex", \UITabBarController.selectedIndex),
            ]
        })
}
