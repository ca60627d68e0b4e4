import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The texts of bars that follow the content size category, and their limits (facts/bar-text-sizes).
@MainActor @Suite struct BarTextSizeTests {
    /// The font sizes for the twelve categories in points: from 17 to 21, as measured on iOS 17.5.
    private static let buttons: [CGFloat] = [17, 17, 17, 17, 19, 21, 21, 21, 21, 21, 21, 21]
    /// The font sizes from the Human Interface Guidelines, Typography.
    private static let largeTitles: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]

    nonisolated static let categories = Array(UIContentSizeCategory.ordered.enumerated())

    /// A pushed screen with a large title, buttons in both bars, and a tab bar.
    @MainActor private struct Screen {
        let app: TestApp
        let navigation: UINavigationController
        let tabs = UITabBarController()

        init(_ look: ScreenSettings.Look, _ category: UIContentSizeCategory) throws {
            let app = try TestApp()
            self.app = app
            navigation = app.stage.perform { UINavigationController() }
            app.perform {
                app.window.screen.settings.look = look
                app.window.screen.settings.traits.preferredContentSizeCategory = category
                let (first, second) = (UIViewController(), UIViewController())
                (first.title, second.title) = ("First", "Second")
                second.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Save", style: .plain, target: nil, action: nil)
                second.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
                first.navigationItem.largeTitleDisplayMode = .never
                second.navigationItem.largeTitleDisplayMode = .always
                navigation.viewControllers = [first, second]
                navigation.navigationBar.prefersLargeTitles = true
                navigation.isToolbarHidden = false
                navigation.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
                tabs.viewControllers = [navigation]
                app.window.rootViewController = tabs
                app.window.layoutIfNeeded()
            }
        }

        func size(_ text: String) -> CGFloat? { app.window.label(text)?.font.pointSize }
        /// The font sizes of a text. Large and small titles have the same text.
        func sizes(_ text: String) -> Set<CGFloat> {
            let labels = app.window.descendants.compactMap { $0 as? UILabel }.filter { $0.text == text }
            return Set(labels.map(\.font.pointSize))
        }
    }

    @Test(arguments: ScreenSettings.Look.allCases, categories)
    func textScalesUpToItsLimits(look: ScreenSettings.Look, row: (offset: Int, element: UIContentSizeCategory)) throws {
        let screen = try Screen(look, row.element)
        screen.app.perform {
            let button = Self.buttons[row.offset]
            #expect(screen.size("Save") == button && screen.size("Share") == button)
            #expect(screen.sizes("Second") == [button, Self.largeTitles[row.offset]])
            if look == .classic { #expect(screen.size("First") == button, "the title of the back button") }
            #expect(screen.size("Tab") == 10)
        }
    }

    /// Only the row of the large title grows, and every text stays inside its bar.
    @Test(arguments: ScreenSettings.Look.allCases, categories)
    func barsFitLargeText(look: ScreenSettings.Look, row: (offset: Int, element: UIContentSizeCategory)) throws {
        let screen = try Screen(look, row.element)
        screen.app.perform {
            let bar = screen.navigation.navigationBar
            let metrics = bar.barMetrics
            let expected = metrics.height + (52 * Self.largeTitles[row.offset] / 34).rounded()
            #expect(bar.bounds.height == expected)
            #expect(screen.navigation.toolbar.barMetrics.toolbarRow == metrics.toolbarRow)
            for label in bar.descendants.compactMap({ $0 as? UILabel }) where label.text != nil && !label.isHidden {
                let frame = label.convert(label.bounds, to: bar)
                #expect(frame.minY >= 0 && frame.maxY <= bar.bounds.height, "\(label)")
                #expect(frame.maxY <= metrics.row || frame.minY >= metrics.height, "\(label) is in one row")
            }
        }
    }

    /// The center of the capital letters does not move.
    @Test func largerTitlesStayCentered() throws {
        func middle(_ category: UIContentSizeCategory) throws -> CGFloat {
            let screen = try Screen(.classic, category)
            return screen.app.stage.perform {
                guard let save = screen.app.window.label("Save") else { return .nan }
                let frame = save.convert(save.bounds, to: screen.navigation.navigationBar)
                return frame.minY + save.font.ascender - save.font.capHeight / 2
            }
        }
        #expect(abs(try middle(.extraExtraLarge) - middle(.large)) < 0.8)
    }
}
