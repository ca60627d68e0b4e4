import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Badges, images for states, and the list of more tabs.
@MainActor @Suite struct TabBarTests {
    private let app: TestApp

    init() throws { app = try TestApp() }

    private func bar(_ items: [UITabBarItem]) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
        app.window.addSubview(bar)
        bar.items = items
        bar.selectedItem = items.first
        bar.layoutIfNeeded()
        return bar
    }

    /// Matches facts/tab-badges.
    @Test(arguments: [("3", 18...18), ("", 18...18), ("1234", 30...50)])
    func badgesAreBesideTheMiddleOfTheItem(text: String, width: ClosedRange<CGFloat>) throws {
        try app.stage.perform {
            let item = UITabBarItem(title: "A", image: UIImage(systemName: "circle"), tag: 0)
            item.badgeValue = text
            item.badgeColor = .systemGreen
            let bar = bar([item, UITabBarItem(title: "B", image: nil, tag: 1)])
            let badge = try #require(bar.descendants.compactMap { $0 as? BadgeView }.first)
            #expect(width.contains(badge.bounds.width) && badge.backgroundColor == .systemGreen)
            let frame = try #require(bar.frame(of: badge))
            #expect(abs(frame.minX - (390.0 / 4 + 11)) < 0.5 && frame.minY == 3 && frame.height == 18)
            item.badgeValue = nil
            #expect(!bar.descendants.contains { $0 is BadgeView })
        }
    }

    /// A badge is at the other corner of its image in right-to-left layouts.
    @Test func badgesAreMirrored() throws {
        try app.stage.perform {
            let badges = try [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map { direction in
                let item = UITabBarItem(title: "A", image: UIImage(systemName: "circle"), tag: 0)
                item.badgeValue = "3"
                let bar = bar([item])
                bar.semanticContentAttribute = direction
                for view in bar.descendants { view.semanticContentAttribute = direction }
                bar.layoutIfNeeded()
                bar.descendants.forEach { $0.setNeedsLayout() }
                bar.layoutIfNeeded()
                let badge = try #require(bar.descendants.first { $0 is BadgeView })
                let icon = try #require(bar.descendants.first { $0 is UIImageView })
                return badge.center.x - icon.center.x
            }
            #expect(badges[0] > 0 && badges[1] == -badges[0])
        }
    }

    /// Baselines, from the top of a bar of 49 points (facts/tab-bar-items), and colors (facts/tab-bar-colors).
    @Test func titlesHaveTheirPlaceAndColor() throws {
        try app.stage.perform {
            let appearance = UITabBarAppearance()
            appearance.configureWithTransparentBackground()
            let bar = bar([UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)])
            @MainActor func baseline() throws -> CGFloat {
                let label = try #require(bar.label("B"))
                let frame = try #require(bar.frame(of: label))
                return frame.minY + label.font.ascender
            }
            @MainActor func color() -> UIColor? { bar.label("B")?.textColor.resolvedColor(with: bar.traitCollection) }
            let first = try baseline()
            #expect(abs(first - 45) < 0.7 && color() == UIColor(white: 0, alpha: 0.34))
            bar.standardAppearance = appearance
            bar.layoutIfNeeded()
            let second = try baseline()
            #expect(abs(second - 45) < 0.7 && color() == UIColor(white: 0, alpha: 0.4))
            appearance.stackedLayoutAppearance.normal.titleTextAttributes[.font] = UIFont.boldSystemFont(ofSize: 10)
            bar.standardAppearance = appearance
            bar.layoutIfNeeded()
            let own = try baseline()
            #expect(abs(own - 46) < 0.7)
        }
    }

    @Test func theSelectedItemHasItsOwnImage() {
        app.perform {
            let (plain, filled) = (UIImage(systemName: "house"), UIImage(systemName: "house.fill"))
            let items = (0..<2).map { _ in UITabBarItem(title: "A", image: plain, selectedImage: filled) }
            let bar = bar(items)
            let images = { bar.descendants.compactMap { ($0 as? UIImageView)?.image?.size } }
            #expect(images().count == 2)
            let before = bar.descendants.compactMap { ($0 as? UIImageView)?.image }
            bar.selectedItem = items[1]
            let after = bar.descendants.compactMap { ($0 as? UIImageView)?.image }
            #expect(before.count == 2 && after.count == 2 && before[0] !== after[0])
        }
    }

    // MARK: More

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var selected: [String] = []

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            selected.append(viewController.title ?? "more")
        }
    }

    /// Matches facts/more-tabs.
    @Test func sixTabsAreShownAsFourAndAList() throws {
        let (tabs, delegate) = (UITabBarController(), Delegate())
        let pages = (1...6).map { number in
            let page = UIViewController()
            page.title = "Page \(number)"
            return page
        }
        app.perform {
            tabs.delegate = delegate
            tabs.viewControllers = pages
            app.window.rootViewController = tabs
            app.window.layoutIfNeeded()
            #expect(tabs.tabBar.items?.map(\.title) == ["Page 1", "Page 2", "Page 3", "Page 4", "More"])
            #expect(tabs.viewControllers == pages && tabs.selectedIndex == 0)
        }
        app.at(0.1) { tabs.tabBar(tabs.tabBar, didSelect: tabs.moreNavigationController.tabBarItem) }
        app.at(0.5) {
            #expect(tabs.moreNavigationController.view.window != nil && tabs.selectedIndex == Int.max)
            let list = tabs.moreNavigationController.viewControllers[0] as? UITableViewController
            #expect(list?.tableView.numberOfRows(inSection: 0) == 2)
            list?.tableView(UITableView(), didSelectRowAt: IndexPath(row: 1, section: 0))
        }
        app.at(1.5) {
            #expect(tabs.selectedViewController === pages[5] && tabs.selectedIndex == 5)
            #expect(tabs.moreNavigationController.topViewController === pages[5] && pages[5].view.window != nil)
            #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
            tabs.selectedIndex = 4
        }
        app.at(2.5) {
            #expect(tabs.moreNavigationController.topViewController === pages[4])
            tabs.selectedIndex = 1
        }
        app.at(3) { #expect(pages[1].view.window != nil && tabs.tabBar.selectedItem === pages[1].tabBarItem) }
        try app.play()
        #expect(delegate.selected == ["more", "Page 6"])
    }

    @Test func fiveTabsAreShown() {
        app.perform {
            let tabs = UITabBarController()
            tabs.viewControllers = (1...5).map { _ in UIViewController() }
            #expect(tabs.tabBar.items?.count == 5 && !tabs.hasMore)
        }
    }

    /// Matches facts/tab-bar-platter.
    @Test func theFloatingBarIsACapsule() throws {
        app.perform {
            app.window.screen.settings.look = .iOS26
            let tabs = UITabBarController()
            tabs.viewControllers = (1...3).map { number in
                let page = UIViewController()
                page.tabBarItem = UITabBarItem(title: "\(number)", image: nil, tag: number)
                return page
            }
            app.window.rootViewController = tabs
            app.window.layoutIfNeeded()
            let platter = tabs.tabBar.descendant(named: "platter")
            #expect(platter?.bounds.size == CGSize(width: 274, height: 62) && platter?.layer.cornerRadius == 31)
            #expect(app.window.frame(of: platter)?.maxY == 834 && app.window.frame(of: platter)?.midX == 195)
            #expect(tabs.viewControllers?.first?.view.safeAreaInsets.bottom == 72)
        }
    }
}
