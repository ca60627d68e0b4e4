import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Tabs as objects, with the controllers that they create.
@MainActor @Suite struct TabModelTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        var refuses = false

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.append("should \(tab.identifier)")
            return !refuses
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            log.append("should select a controller")
            return true
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { log.append("did select a controller") }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name.capitalized, image: UIImage(systemName: "circle"), identifier: name) { tab in
            let controller = UIViewController()
            controller.title = "controller of \(tab.identifier)"
            return controller
        }
    }

    private func group(_ name: String, _ children: [UITab], hasController: Bool = false) -> UITabGroup {
        UITabGroup(
            title: name.capitalized, image: nil, identifier: name, children: children,
            viewControllerProvider: hasController ? { _ in UIViewController() } : nil)
    }

    private func titles(_ tabs: UITabBarController) -> [String] { tabs.tabBar.items?.map { $0.title ?? "" } ?? [] }

    @Test func tabsShowTheirControllers() throws {
        let tabs = UITabBarController(tabs: [tab("home"), tab("library"), UISearchTab { _ in UIViewController() }])
        let app = try TestApp(root: tabs)
        try app.play()
        #expect(titles(tabs) == ["Home", "Library", "Search"] && tabs.selectedTab === tabs.tabs[0])
        #expect(tabs.viewControllers?.compactMap(\.tab) == tabs.tabs)
        #expect(tabs.tabs[0].viewController?.view.window != nil && tabs.tabs[1].viewController?.isViewLoaded == false)
        #expect(tabs.tabs.allSatisfy { $0.tabBarController === tabs && $0.hasVisiblePlacement })
        app.perform {
            tabs.selectedTab = tabs.tab(forIdentifier: "library")
            #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "Library")
            tabs.tabs[1].title = "Books"
            tabs.tabs[1].badgeValue = "2"
            #expect(titles(tabs) == ["Home", "Books", "Search"] && tabs.tabBar.items?[1].badgeValue == "2")
        }
    }

    /// Hidden tabs, tabs for the sidebar, and tabs that are not for compact width are not in the bar.
    @Test func tabsCanBeOmitted() throws {
        let tabs = UITabBarController(tabs: ["a", "b", "c", "d"].map(tab))
        let app = try TestApp(root: tabs)
        app.perform {
            tabs.selectedTab = tabs.tabs[2]
            tabs.tabs[0].isHidden = true
            tabs.tabs[1].preferredPlacement = .sidebarOnly
            #expect(titles(tabs) == ["C", "D"] && tabs.selectedTab?.identifier == "c")
            #expect(tabs.tabs.map(\.hasVisiblePlacement) == [false, false, true, true])
            tabs.tabs[2].isHidden = true
            #expect(tabs.selectedTab?.identifier == "d", "the first that is left")
            for tab in tabs.tabs { (tab.isHidden, tab.preferredPlacement) = (false, .automatic) }
            tabs.compactTabIdentifiers = ["b", "d"]
            #expect(titles(tabs) == ["B", "D"] && tabs.selectedTab?.identifier == "d")
        }
    }

    /// The controllers' own delegate methods are not called for tabs.
    @Test func tapsCallTheTabMethodsOfTheDelegate() throws {
        let (tabs, delegate) = (UITabBarController(tabs: [tab("a"), tab("b")]), Delegate())
        tabs.delegate = delegate
        let app = try TestApp(root: tabs)
        app.at(1) { tabs.tabBar(tabs.tabBar, didSelect: tabs.tabs[1].item) }
        app.at(2) {
            delegate.refuses = true
            tabs.tabBar(tabs.tabBar, didSelect: tabs.tabs[0].item)
        }
        try app.play()
        #expect(delegate.log == ["should b", "did b after a", "should a"] && tabs.selectedTab === tabs.tabs[1])
    }

    @Test func aGroupShowsOneOfItsChildren() throws {
        let (inner, outer) = (group("inner", ["x", "y"].map(tab)), tab("first"))
        let tabs = UITabBarController(tabs: [outer, group("outer", [tab("z"), inner])])
        let app = try TestApp(root: tabs)
        app.perform {
            #expect(titles(tabs) == ["First", "Outer"] && inner.tabBarController === tabs)
            tabs.selectedIndex = 1
            #expect(tabs.selectedTab?.identifier == "z")
            tabs.selectedTab = tabs.tab(forIdentifier: "y")
            #expect(tabs.selectedTab?.identifier == "y" && inner.selectedChild?.identifier == "y")
            #expect(titles(tabs) == ["First", "Outer"] && tabs.selectedIndex == 1)
            #expect(tabs.selectedViewController?.title == "controller of y")
            #expect(tabs.selectedViewController?.tab?.identifier == "y")
            inner.selectedChild = nil
            inner.defaultChildIdentifier = "y"
            #expect(tabs.selectedTab?.identifier == "y")
            tabs.selectedTab = outer
            #expect(tabs.selectedIndex == 0 && inner.managingTabGroup == nil)
        }
        try app.play()
        #expect(outer.viewController?.view.window != nil)
    }

    /// The group's controller is the root of its navigation controller, and the child's controller is above it.
    @Test func aGroupCanHaveAStack() throws {
        let folders = group("folders", [tab("x"), tab("y")], hasController: true)
        let navigation = UINavigationController()
        folders.managingNavigationController = navigation
        let tabs = UITabBarController(tabs: [folders, tab("other")])
        let app = try TestApp(root: tabs)
        try app.stage.perform {
            let root = try #require(folders.viewController)
            #expect(tabs.viewControllers?.first === navigation && navigation.viewControllers == [root])
            #expect(tabs.selectedTab === folders && folders.children[0].managingTabGroup === folders)
            folders.selectedChild = folders.children[1]
            #expect(navigation.viewControllers == [root, try #require(folders.children[1].viewController)])
            #expect(tabs.selectedTab === folders.children[1] && titles(tabs) == ["Folders", "Other"])
        }
    }

    /// Setting controllers in place of tabs removes the tabs.
    @Test func controllersReplaceTabs() throws {
        let tabs = UITabBarController(tabs: [tab("a"), tab("b")])
        let app = try TestApp(root: tabs)
        app.perform {
            let old = tabs.tabs
            let controller = UIViewController()
            tabs.viewControllers = [controller]
            #expect(tabs.tabs == [] && tabs.selectedTab == nil && controller.tab == nil)
            #expect(old.allSatisfy { $0.tabBarController == nil && $0.viewController?.parent == nil })
        }
    }

    @Test func unsupportedTabFeaturesAreReported() throws {
        let tabs = UITabBarController()
        let app = try TestApp(root: tabs)
        app.perform {
            for mode in [UITabBarController.Mode.tabBar, .tabSidebar, .tabSidebar] { tabs.mode = mode }
            for behavior in [UITabBarController.MinimizeBehavior.never, .onScrollDown] {
                tabs.tabBarMinimizeBehavior = behavior
            }
            tabs.bottomAccessory = UITabAccessory(contentView: UIView())
            tabs.sidebar.isHidden = true
            tabs.sidebar.isHidden = false
            #expect(tabs.sidebar.isHidden)
        }
        #expect(
            app.stage.diagnostics.unsupported.entries.map(\.api) == [
                "UITabBarController.mode = .tabSidebar", "UITabBarController.tabBarMinimizeBehavior",
                "UITabBarController.bottomAccessory", "UITabBarController.Sidebar.isHidden = false",
            ])
    }
}
