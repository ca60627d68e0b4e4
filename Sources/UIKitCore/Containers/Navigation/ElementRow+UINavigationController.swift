internal import QuartzCore

extension ElementRow {
    package static let navigationController = ElementRow(
        UINavigationController.self, "navigationController", role: .controller,
        attributes: [
            .member("navigationBar", { $0.navigationBar }, replace: { $0.replaceNavigationBar(with: $1) }),
            .member("toolbar", { $0.toolbar }, replace: { $0.replaceToolbar(with: $1) }),
            .flag("navigationBarHidden") { $0.isNavigationBarHidden = $1 },
            .flag("toolbarHidden") { $0.isToolbarHidden = $1 },
            .flag("hidesBarsOnSwipe") { $0.hidesBarsOnSwipe = $1 },
            .flag("hidesBarsOnTap") { $0.hidesBarsOnTap = $1 },
            .flag("hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = $1 },
            .flag("hidesBarsWhenKeyboardAppears") { $0.hidesBarsWhenKeyboardAppears = $1 },
        ],
        setChildren: { $0.setViewControllers($1("rootViewController"), animated: false) },
        outlets: {
            [
                Outlet("delegate", \UINavigationController.delegate),
                Outlet("viewControllers", \UINavigationController.viewControllers),
                Outlet("topViewController", \UINavigationController.topViewController),
                Outlet(
                    "navigationBar", \UINavigationController.navigationBar,
                    store: { $0.replaceNavigationBar(with: $1) }),
                Outlet("toolbar", \UINavigationController.toolbar, store: { $0.replaceToolbar(with: $1) }),
            ]
        })
}
