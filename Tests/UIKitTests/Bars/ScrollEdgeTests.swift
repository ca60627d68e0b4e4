import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The appearances of bars, which depend on the position of the content and the height of the bar
/// (facts/scroll-edge-appearance).
@MainActor @Suite struct ScrollEdgeTests {
    private func background(of bar: UIView) -> BarBackgroundView? {
        bar.subviews.lazy.compactMap { $0 as? BarBackgroundView }.first
    }

    private func show(_ root: UIViewController, in app: TestApp) {
        app.perform {
            app.window.rootViewController = root
            app.window.layoutIfNeeded()
        }
    }

    @Test func contentAtTheEdgeShowsNoBackground() throws {
        let app = try TestApp()
        let rows = app.stage.perform { RowsController(style: .plain) }
        let navigation = app.stage.perform { UINavigationController(rootViewController: rows) }
        let tabs = app.stage.perform { UITabBarController() }
        app.perform { tabs.viewControllers = [navigation] }
        show(tabs, in: app)
        app.perform {
            let (top, bottom) = (background(of: navigation.navigationBar), background(of: tabs.tabBar))
            #expect(top?.strength == 0 && bottom?.strength == 1)
            rows.tableView.contentOffset.y = -39
            #expect(top?.strength == 0.5)
            rows.tableView.contentOffset.y = 100
            #expect(top?.strength == 1 && (top?.layer.backdropSigma ?? 0) > 0)
            rows.tableView.contentOffset.y = rows.tableView.offsetRange.y.upperBound
            #expect(top?.strength == 1 && bottom?.strength == 0)
        }
    }

    /// A scroll view gets its content after the bars were laid out, as lists do.
    @Test(arguments: [false, true]) func contentThatComesLaterIsFollowed(isInNavigation: Bool) throws {
        let app = try TestApp()
        let tabs = app.stage.perform { UITabBarController() }
        let scroll = app.stage.perform { UIScrollView() }
        app.perform {
            let screen = UIViewController()
            scroll.frame = screen.view.bounds
            screen.view.addSubview(scroll)
            tabs.viewControllers = [isInNavigation ? UINavigationController(rootViewController: screen) : screen]
        }
        show(tabs, in: app)
        app.perform {
            #expect(background(of: tabs.tabBar)?.strength == 0)
            scroll.contentSize = CGSize(width: 100, height: 3_000)
            #expect(background(of: tabs.tabBar)?.strength == 1)
            scroll.contentSize = CGSize(width: 100, height: 100)
            #expect(background(of: tabs.tabBar)?.strength == 0)
        }
    }

    /// A screen that does not scroll is at the edge of every bar around it.
    @Test func barsWithoutAScrollViewShowNoBackground() throws {
        let app = try TestApp()
        let navigation = app.stage.perform { UINavigationController(rootViewController: UIViewController()) }
        let tabs = app.stage.perform { UITabBarController() }
        app.perform { tabs.viewControllers = [navigation, UIViewController()] }
        show(tabs, in: app)
        app.perform {
            #expect(background(of: navigation.navigationBar)?.strength == 0)
            #expect(background(of: navigation.toolbar)?.strength == 0 && background(of: tabs.tabBar)?.strength == 0)
            tabs.selectedIndex = 1
            app.window.layoutIfNeeded()
            #expect(background(of: tabs.tabBar)?.strength == 0)
        }
    }

    /// A bar that no controller owns knows of no content.
    @Test func barsWithoutAControllerBlurWhatIsBehindThem() throws {
        let app = try TestApp()
        app.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            app.window.addSubview(bar)
            let view = background(of: bar)
            #expect(view?.strength == 1 && view?.layer.showsBackdrop == true)
        }
    }

    @Test func theScrollEdgeAppearanceIsShownAtTheEdge() throws {
        let app = try TestApp()
        let rows = app.stage.perform { RowsController(style: .plain) }
        let navigation = app.stage.perform { UINavigationController(rootViewController: rows) }
        app.perform {
            let edge = UINavigationBarAppearance()
            edge.backgroundColor = .green
            edge.titleTextAttributes = [.foregroundColor: UIColor.red]
            rows.title = "Rows"
            navigation.navigationBar.scrollEdgeAppearance = edge
        }
        show(navigation, in: app)
        app.perform {
            let bar = navigation.navigationBar
            var views: [BarBackgroundView] { bar.subviews.compactMap { $0 as? BarBackgroundView } }
            #expect(views.last?.paint.color == .green && views.last?.strength == 1 && views.count == 2)
            #expect(bar.label("Rows")?.textColor == .red)
            rows.tableView.contentOffset.y = 50
            #expect(views.count == 1 && bar.label("Rows")?.textColor == .label)
        }
    }

    /// An appearance with a color of its own if the mask contains the bit.
    private func appearance(_ bit: Int, of mask: Int) -> UIToolbarAppearance? {
        guard mask >> bit & 1 == 1 else { return nil }
        let appearance = UIToolbarAppearance()
        appearance.backgroundColor = UIColor(white: CGFloat(bit) / 10, alpha: 1)
        return appearance
    }

    /// Every combination of appearances of the bar and of the item, at both heights.
    @Test func theMostSpecificAppearanceTakesPrecedence() throws {
        let app = try TestApp()
        app.perform {
            for isCompact in [false, true] {
                for mask in 0..<16 {
                    let chrome = BarChrome<UIToolbarAppearance>(lineIsAbove: true)
                    chrome.own.standard = appearance(0, of: mask)
                    chrome.own.compact = appearance(1, of: mask)
                    chrome.ofItem.standard = appearance(2, of: mask)
                    chrome.ofItem.compact = appearance(3, of: mask)
                    chrome.isCompact = isCompact
                    let order = isCompact ? [3, 2, 1, 0] : [2, 0]
                    let expected = order.first { mask >> $0 & 1 == 1 }.map {
                        UIColor(white: CGFloat($0) / 10, alpha: 1)
                    }
                    #expect(chrome.shownAppearance?.backgroundColor == expected, "\(isCompact) \(mask)")
                    #expect(chrome.background.paint.color == expected)
                }
            }
        }
    }
}
