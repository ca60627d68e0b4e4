internal import QuartzCore

extension UITabBarController {
    /// How tabs are shown on an iPad. Raw values are those of the public header.
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }

    /// When the bar becomes smaller. Raw values are those of the public header.
    public enum MinimizeBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }

    /// The sidebar with the tabs, on an iPad.
    ///
    /// Differs from UIKit: it is never shown, and to show it is reported as unsupported.
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

    /// - Parameter animated: without effect: tabs change at once.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        removeTabs()
        storedTabs = tabs
        for tab in tabs { tab.host = self }
        replaceControllers(barTabs.compactMap(\.shownController))
    }

    func removeTabs() {
        for tab in storedTabs where tab.host === self { tab.host = nil }
        storedTabs = []
    }

    /// Those in the bar.
    var barTabs: [UITab] {
        let tabs = storedTabs.filter { !$0.isLeftOut }
        guard let identifiers = compactTabIdentifiers, traitCollection.horizontalSizeClass == .compact else {
            return tabs
        }
        return tabs.filter { identifiers.contains($0.identifier) }
    }

    /// Shows the controllers that the tabs have now. The selected tab stays selected.
    func showTabs() {
        guard !storedTabs.isEmpty else { return }
        let selectedTab = barTabs.first { $0.item === selected?.tabBarItem }
        replaceControllers(barTabs.compactMap(\.shownController), selecting: selectedTab?.shownController)
    }

    /// The tab that is shown: of a group, its selected child. Setting it selects the groups around it as well.
    public var selectedTab: UITab? {
        get { selected.flatMap { tab(of: $0) } }
        set {
            guard var tab = newValue, tab.tabBarController === self else { return }
            if let parent = tab.parent { parent.select(tab) }
            while let parent = tab.parent { tab = parent }
            selectedViewController = tab.shownController
        }
    }

    /// The tab with an identifier, at any depth.
    public func tab(forIdentifier identifier: String) -> UITab? {
        storedTabs.flatMap(\.all).first { $0.identifier == identifier }
    }

    /// The tab that a controller of the bar shows.
    func tab(of controller: UIViewController) -> UITab? {
        let tab = storedTabs.first { $0.item === controller.tabBarItem }
        return (tab as? UITabGroup)?.shownTab ?? tab
    }
}

extension UIViewController {
    /// The tab that has made the controller.
    public var tab: UITab? {
        tabBarController?.tabs.flatMap(\.all).first { $0.viewController === self }
    }
}
