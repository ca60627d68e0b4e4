import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Bars of an application's own class, place and visibility in a tab bar controller.
@MainActor @Suite struct OwnTabBarTests {
    private final class TallBar: UITabBar {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            var fitting = super.sizeThatFits(size)
            fitting.height += 20
            return fitting
        }
    }

    private final class Tabs: UITabBarController {
        var change: (UITabBarController) -> Void = { _ in }
        private(set) var loads = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            loads += 1
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            change(self)
        }
    }

    private let app: TestApp
    private let tabs: Tabs
    private let first = UIViewController()

    init() throws {
        let app = try TestApp()
        self.app = app
        tabs = app.stage.perform { Tabs() }
    }

    private func show() throws {
        app.perform {
            first.title = "First"
            let second = UIViewController()
            second.title = "Second"
            tabs.viewControllers = [first, second]
            app.window.rootViewController = tabs
        }
        try app.play()
    }

    /// Matches facts/tab-bar-controller-loads-early.
    @Test func theViewOfASubclassIsLoadedByTheInitializer() {
        #expect(tabs.loads == 1 && tabs.isViewLoaded)
        #expect(app.stage.perform { !UITabBarController().isViewLoaded })
    }

    @Test func aBarSetByItsKeyReplacesTheOriginal() throws {
        let original = tabs.tabBar
        let bar = app.stage.perform { TallBar() }
        try show()
        app.perform { tabs.setValue(bar, forKey: "tabBar") }
        try app.play()
        #expect(tabs.tabBar === bar && bar.superview === tabs.view && original.superview == nil)
        #expect(bar.items?.map(\.title) == ["First", "Second"] && bar.selectedItem === first.tabBarItem)
        #expect(bar.frame == CGRect(x: 0, y: 844 - 69, width: 390, height: 69))
        #expect(first.view.safeAreaInsets.bottom == 69)
        app.perform { bar.delegate?.tabBar(bar, didSelect: bar.items![1]) }
        try app.play()
        #expect(tabs.selectedIndex == 1 && app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    /// Matches facts/own-tab-bar-frame.
    @Test func theFrameThatAnApplicationSetsBeforeLayoutStays() throws {
        tabs.change = { $0.tabBar.frame = CGRect(x: 0, y: 744, width: 390, height: 100) }
        try show()
        #expect(tabs.tabBar.frame.minY == 744 && first.view.safeAreaInsets.bottom == 100)
        tabs.change = { _ in }
        app.perform { tabs.view.setNeedsLayout() }
        try app.play()
        #expect(tabs.tabBar.frame.minY == 744)
    }

    @Test func aHiddenBarStaysHiddenAndCoversNothing() throws {
        tabs.tabBar.isHidden = true
        try show()
        app.perform { tabs.selectedIndex = 1 }
        try app.play()
        #expect(tabs.tabBar.isHidden && tabs.selectedViewController?.view.safeAreaInsets.bottom == 0)
    }

    /// Applications find the views of items by the class's name, or as controls.
    @Test func theViewsOfItemsAreControlsOfUIKitsName() throws {
        try show()
        let controls = tabs.tabBar.subviews.filter { $0 is UIControl }
        #expect(controls.map { "\(type(of: $0))" } == ["UITabBarButton", "UITabBarButton"])
    }
}
