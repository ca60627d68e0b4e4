import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The items that have large titles, and the titles' behavior during scrolling and transitions (facts/large-title).
@MainActor @Suite struct LargeTitleTests {
    private let rows = RowsController(style: .plain)
    private let navigation: UINavigationController
    private let app: TestApp

    init() throws {
        app = try TestApp()
        navigation = app.stage.perform { [rows] in
            rows.title = "Rows"
            let navigation = UINavigationController(rootViewController: rows)
            navigation.navigationBar.prefersLargeTitles = true
            return navigation
        }
        app.perform {
            app.window.rootViewController = navigation
            app.window.layoutIfNeeded()
        }
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    private func scroll(to offset: CGFloat) {
        rows.tableView.contentOffset.y = offset
        app.window.layoutIfNeeded()
    }

    private var smallTitle: UIView? { bar.descendant(named: "title “Rows”") }

    @Test func theLargeTitleIsBelowTheRowAtRest() throws {
        app.perform {
            #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 96))
            #expect(rows.tableView.contentOffset.y == -96 && rows.view.safeAreaInsets.top == 96)
            let title = bar.descendants.compactMap { $0 as? UILabel }.first { $0.font.pointSize == 34 }
            #expect(title?.text == "Rows" && bar.frame(of: title)?.minX == 16)
            #expect(smallTitle?.alpha == 0)
        }
    }

    /// The bar and the safe area follow the content one to one; its insets do not change.
    @Test(arguments: [(-96.0, 96.0), (-70, 70), (-44, 44), (0, 44), (200, 44)])
    func theLargeTitleScrollsAwayWithTheContent(offset: CGFloat, height: CGFloat) {
        app.perform {
            scroll(to: offset)
            #expect(bar.frame.height == height)
            #expect(rows.view.safeAreaInsets.top == height)
            #expect(rows.tableView.adjustedContentInset.top == 96)
            #expect(rows.tableView.coveredInset.top == height)
            #expect(rows.tableView.contentOffset.y == offset)
        }
    }

    @Test func pullingTheContentDownStretchesTheBar() {
        app.perform {
            scroll(to: -146)
            #expect(bar.frame.height == 146 && rows.view.safeAreaInsets.top == 96)
            let title = bar.descendants.compactMap { $0 as? UILabel }.first { $0.font.pointSize == 34 }
            #expect(title.map { $0.transform.a > 1 && $0.transform.a <= 1.1 } == true)
        }
    }

    /// Matches facts/large-title-motion.
    @Test(arguments: [(-96.0, 0.0), (-56, 0), (-53, 1), (-44, 1)])
    func theSmallTitleReplacesTheLargeOne(offset: CGFloat, alpha: CGFloat) {
        app.perform {
            scroll(to: offset)
            #expect(smallTitle?.alpha == alpha)
        }
    }

    /// Matches facts/large-title-motion.
    @Test(arguments: [(-96.0, -96.0), (-80, -96), (-60, -44), (-44, -44), (-20, -20), (100, 100), (-120, -120)])
    func aDragEndsWithTheLargeTitleFullyVisibleOrHidden(proposed: CGFloat, target: CGFloat) {
        app.perform { #expect(navigation.restingOffset(proposed, in: rows.tableView) == target) }
    }

    /// The mode of each item, and of the item below it.
    @Test(arguments: [true, false])
    func displayModesDetermineTheTitleSize(prefers: Bool) {
        typealias Mode = UINavigationItem.LargeTitleDisplayMode
        let all: [Mode] = [.automatic, .always, .never, .inline]
        app.perform {
            bar.prefersLargeTitles = prefers
            for first in all {
                for second in all {
                    let (lower, upper) = (UIViewController(), UIViewController())
                    lower.navigationItem.largeTitleDisplayMode = first
                    upper.navigationItem.largeTitleDisplayMode = second
                    navigation.setViewControllers([lower, upper], animated: false)
                    func isLarge(_ mode: Mode, _ below: Bool) -> Bool {
                        mode == .always || mode == .automatic && below
                    }
                    let expected = prefers && isLarge(second, isLarge(first, true))
                    #expect(navigation.extent(of: upper).hasLargeTitle == expected, "\(first) \(second)")
                    app.window.layoutIfNeeded()
                    #expect(bar.frame.height == (expected ? 96 : 44))
                }
            }
        }
    }

    /// The height of the bar changes over the duration of the push, and back.
    @Test func pushesExpandAndCollapseTheBar() throws {
        let plain = UIViewController()
        plain.title = "Plain"
        plain.navigationItem.largeTitleDisplayMode = .never
        app.at(0.1) { self.navigation.pushViewController(plain, animated: true) }
        app.at(1.5) { self.navigation.popViewController(animated: true) }
        try app.play()
        let heights = try app.numbers("bounds.size.height", of: bar, at: [0.05, 1.4, 3])
        #expect(heights == [96, 44, 96])
        let between = try app.numbers("bounds.size.height", of: bar, at: [0.3, 1.7])
        #expect(between.allSatisfy { $0 > 44 && $0 < 96 }, "\(between)")
        #expect(rows.tableView.contentOffset.y == -96)
    }

    /// Pinned headers begin below the current bottom of the bar.
    @Test func headersArePinnedBelowTheBar() throws {
        app.perform {
            let table = rows.tableView
            scroll(to: 300)
            #expect(table?.coveredInset.top == 44)
        }
    }

    @Test func anOpaqueBarKeepsTheContentBelowItsRow() {
        app.perform {
            bar.isTranslucent = false
            app.window.layoutIfNeeded()
            #expect(rows.view.frame.minY == 44 && rows.view.safeAreaInsets.top == 52)
            scroll(to: 0)
            #expect(bar.frame.height == 44 && rows.view.frame.minY == 44)
        }
    }
}
