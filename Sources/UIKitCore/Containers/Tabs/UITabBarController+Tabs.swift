internal import QuartzCore

extension UITabBarController {
    /// The appearance of tabs on an iPad. Raw values match the public header.
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }

    /// The condition for minimizing the bar. Raw values match the public header.
    public enum MinimizeBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }

    /// The sidebar with the tabs on an iPad.
    ///
    /// Differs from UIKit: it is never shown, and an attempt to show it is reported as unsupported.
    @MainActor @preconcurrency open class Sidebar: NSObject {
        private unowned let owner: UITabBarController

        init(of owner: UITabBarController) {
            self.owner = owner
            super.init()
        }

        /// Always `true`.
        open var isHidden: Bool {
            get { true }
            set {
                guard !newValue else { return }
                owner.stage.diagnostics.reportUnsupported(
                    "UITabBarController.Sidebar.isHidden = false", instead: "the tabs are in the bar at the bottom")
            }
        }
    }

    func removeTabs() {
        for tab in storedTabs where tab.host === self { tab.host = nil }
        storedTabs = []
    }

    /// The tabs shown in the bar.
    var barTabs: [UITab] {
        let tabs = storedTabs.filter { !$0.isLeftOut }
        guard let identifiers = compactTabIdentifiers, traitCollection.horizontalSizeClass == .compact else {
            return tabs
        }
        return tabs.filter { identifiers.contains($0.identifier) }
    }

    /// Shows the controllers of the current tabs. The selected tab stays selected.
    func showTabs() {
        guard !storedTabs.isEmpty else { return }
        let selectedTab = barTabs.first { $0.item === selected?.tabBarItem }
        replaceControllers(barTabs.compactMap(\.shownController), selecting: selectedTab?.shownController)
    }

    /// The tab that a controller of the bar shows.
    func tab(of controller: UIViewController) -> UITab? {
        let tab = storedTabs.first { $0.item === controller.tabBarItem }
        return (tab as? UITabGroup)?.shownTab ?? tab
    }
}
