import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct BarAppearanceTests {
    private func background(of bar: UINavigationBar) -> UIView? {
        bar.subviews.first { $0.accessibilityIdentifier == "bar background" }
    }

    private func line(of bar: UINavigationBar) -> UIView? {
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

    @Test func theTopItemsAppearanceComesFirst() throws {
        let app = try TestApp()
        app.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            let (plain, coloured) = (UINavigationItem(title: "Plain"), UINavigationItem(title: "Coloured"))
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = .blue
            coloured.standardAppearance = appearance
            let standard = background(of: bar)?.backgroundColor
            bar.setItems([plain, coloured], animated: false)
            #expect(background(of: bar)?.backgroundColor == .blue)
            bar.popItem(animated: false)
            #expect(background(of: bar)?.backgroundColor == standard)
        }
    }

    /// The way of iOS 5 to make a bar transparent.
    @Test func anEmptyImageLeavesNoBackground() throws {
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

    @Test func copiesAreOfTheSameClass() throws {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        #expect(copy !== appearance && copy.backgroundColor == .red && copy.titleTextAttributes.count == 1)
    }
}
