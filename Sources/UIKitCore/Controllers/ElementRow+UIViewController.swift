internal import FrameStoryboards
internal import QuartzCore

extension ElementRow {
    package static let viewController = ElementRow(
        UIViewController.self, "viewController", role: .controller,
        attributes: [
            .text("title") { $0.title = $1 },
            .choice("modalPresentationStyle") { $0.modalPresentationStyle = $1 },
            .choice("modalTransitionStyle") { $0.modalTransitionStyle = $1 },
            .flag("definesPresentationContext") { $0.definesPresentationContext = $1 },
            .flag("providesPresentationContextTransitionStyle") { $0.providesPresentationContextTransitionStyle = $1 },
            .flag("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 },
            .flag("modalInPresentation") { $0.isModalInPresentation = $1 },
            .flag("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1 },
            .options("edgesForExtendedLayout") { $0.edgesForExtendedLayout = $1 },
            .size("preferredContentSize") { $0.preferredContentSize = $1 },
            .size("freeformSize") { $0.preferredContentSize = $1 },
            .object("tabBarItem", of: UITabBarItem.self) { controller, item in
                controller.tabBarItem = item
                item.title = item.title ?? controller.title
            },
            .object("navigationItem", of: UINavigationItem.self) { controller, item in
                controller.navigationItem = item
                item.title = item.title ?? controller.title
            },
            .objects("toolbarItems") { $0.toolbarItems = $1 },
        ],
        outlets: {
            [
                Outlet("title", \UIViewController.title),
                // Reading the view of a nib would load the nib again.
                Outlet("view", \UIViewController.view, store: { $0.view = $1 }),
                Outlet("modalPresentationStyle", \UIViewController.modalPresentationStyle),
                Outlet("modalTransitionStyle", \UIViewController.modalTransitionStyle),
                Outlet("definesPresentationContext", \UIViewController.definesPresentationContext),
                Outlet("preferredContentSize", \UIViewController.preferredContentSize),
                Outlet("modalInPresentation", \UIViewController.isModalInPresentation),
                Outlet("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
                Outlet("navigationItem", \UIViewController.navigationItem),
                Outlet("parentViewController", \UIViewController.parent),
                Outlet("navigationController", \UIViewController.navigationController),
                Outlet("presentedViewController", \UIViewController.presentedViewController),
                Outlet("presentingViewController", \UIViewController.presentingViewController),
            ]
        })
}

extension UIModalPresentationStyle: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
    }
}

extension UIModalTransitionStyle: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
    }
}

extension UIRectEdge: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
    }
}
