import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct BarAppearanceTests {
    private func background(of bar: UIView) -> UIView? {
        bar.subviews.first { $0.accessibilityIdentifier == "bar background" }
    }

    private func line(of bar: UIView) -> UIView? {
        background(of: bar)?.subviews.first { $0.accessibilityIdentifier == "bar line" }
    }

    @Test func anAppearanceReplacesTheBackground() throws {
        let app = try TestApp()
        app.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            let standard = background(of: bar)?.backgroundColor
            let appearance = UINavigationBarAppearance()
            appearance.configureWithTransparentBackground()
            bar.standardAppearance = appearance
            #expect(background(of: bar)?.backgroundColor == .clear && line(of: bar)?.isHidden == true)
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .red
            bar.standardAppearance = appearance
            #expect(background(of: bar)?.backgroundColor == .red && line(of: bar)?.isHidden == false)
            appearance.configureWithDefaultBackground()
            bar.standardAppearance = appearance
            #expect(background(of: bar)?.backgroundColor == standard)
        }
    }

    @Test func theTopItemsAppearanceTakesPrecedence() throws {
        let app = try TestApp()
        app.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            let (plain, colored) = (UINavigationItem(title: "Plain"), UINavigationItem(title: "Colored"))
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = .blue
            colored.standardAppearance = appearance
            let standard = background(of: bar)?.backgroundColor
            bar.setItems([plain, colored], animated: false)
            #expect(background(of: bar)?.backgroundColor == .blue)
            bar.popItem(animated: false)
            #expect(background(of: bar)?.backgroundColor == standard)
        }
    }

    /// A bar, with setters for the properties common to all bars.
    private struct BarCase {
        let bar: UIView
        let setColor: @MainActor (UIColor?) -> Void
        let setTranslucent: @MainActor (Bool) -> Void
        let setStyle: @MainActor (UIBarStyle) -> Void
        let setAppearance: @MainActor (_ color: UIColor, _ hasLine: Bool) -> Void
    }

    private func bars() -> [BarCase] {
        func appearance<Appearance: UIBarAppearance>(_ color: UIColor, _ hasLine: Bool) -> Appearance {
            let appearance = Appearance()
            appearance.backgroundColor = color
            if !hasLine { appearance.shadowColor = nil }
            return appearance
        }
        let (navigationBar, toolbar, tabBar) = (UINavigationBar(), UIToolbar(), UITabBar())
        return [
            BarCase(
                bar: navigationBar, setColor: { navigationBar.barTintColor = $0 },
                setTranslucent: { navigationBar.isTranslucent = $0 }, setStyle: { navigationBar.barStyle = $0 },
                setAppearance: { navigationBar.standardAppearance = appearance($0, $1) }),
            BarCase(
                bar: toolbar, setColor: { toolbar.barTintColor = $0 }, setTranslucent: { toolbar.isTranslucent = $0 },
                setStyle: { toolbar.barStyle = $0 },
                setAppearance: { toolbar.standardAppearance = appearance($0, $1) }),
            BarCase(
                bar: tabBar, setColor: { tabBar.barTintColor = $0 }, setTranslucent: { tabBar.isTranslucent = $0 },
                setStyle: { tabBar.barStyle = $0 }, setAppearance: { tabBar.standardAppearance = appearance($0, $1) }),
        ]
    }

    @Test func allBarsDrawAppearancesAlike() throws {
        let app = try TestApp()
        app.perform {
            for test in bars() {
                app.window.addSubview(test.bar)
                test.bar.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
                let standard = background(of: test.bar)?.backgroundColor
                #expect(standard != nil && line(of: test.bar)?.isHidden == false)
                let clear = UIColor.red.withAlphaComponent(0.5)
                test.setColor(clear)
                #expect(background(of: test.bar)?.backgroundColor == clear)
                test.setTranslucent(false)
                #expect(background(of: test.bar)?.backgroundColor == .red)
                test.setTranslucent(true)
                test.setColor(nil)
                #expect(background(of: test.bar)?.backgroundColor == standard)
                test.setStyle(.black)
                #expect(test.bar.traitCollection.userInterfaceStyle == .dark)
                test.setStyle(.default)
                #expect(test.bar.traitCollection.userInterfaceStyle == .light)
                test.setAppearance(.blue, false)
                test.setColor(.green)
                #expect(background(of: test.bar)?.backgroundColor == .blue && line(of: test.bar)?.isHidden == true)
                test.bar.layoutIfNeeded()
                #expect(background(of: test.bar)?.frame == test.bar.bounds)
            }
        }
    }

    /// Matches facts/tab-bar-widths.
    @Test func tabsFillColumnsOfEqualWidth() throws {
        let app = try TestApp()
        app.perform {
            let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
            bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
            app.window.addSubview(bar)
            for (attribute, order) in [
                (UISemanticContentAttribute.forceLeftToRight, [0.0, 100, 200]), (.forceRightToLeft, [200, 100, 0]),
            ] {
                bar.semanticContentAttribute = attribute
                bar.setNeedsLayout()
                bar.layoutIfNeeded()
                #expect(
                    bar.subviews.dropFirst().map(\.frame) == order.map { CGRect(x: $0, y: 0, width: 100, height: 44) })
            }
            let button = bar.subviews.last
            bar.items?.removeLast()
            bar.layoutIfNeeded()
            #expect(button?.superview == nil && bar.subviews.dropFirst().map(\.frame.width) == [150, 150])
        }
    }

    /// The technique of iOS 5 for making a bar transparent.
    @Test func anEmptyImageRemovesTheBackground() throws {
        let app = try TestApp()
        app.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            bar.setBackgroundImage(UIImage(), for: .default)
            #expect(background(of: bar)?.backgroundColor == .clear && line(of: bar)?.isHidden == false)
            bar.shadowImage = UIImage()
            #expect(line(of: bar)?.isHidden == true)
            bar.setBackgroundImage(nil, for: .default)
            #expect(line(of: bar)?.isHidden == false)
        }
    }

    @Test func blackBarsAreDark() throws {
        let app = try TestApp()
        app.perform {
            app.window.addSubview(UINavigationBar())
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            app.window.addSubview(bar)
            bar.barStyle = .black
            #expect(bar.traitCollection.userInterfaceStyle == .dark)
            #expect(app.window.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test func copiesHaveTheSameClass() throws {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        #expect(copy !== appearance && copy.backgroundColor == .red && copy.titleTextAttributes.count == 1)
    }
}
