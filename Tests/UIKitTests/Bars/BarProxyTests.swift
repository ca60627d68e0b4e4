import QuartzCore
import Testing
import UIKit

/// Bars take values from the proxy of their class.
@MainActor @Suite struct BarProxyTests {
    private final class Special: UINavigationBar {}

    @Test func barsTakeUnsetValuesFromTheProxy() throws {
        let app = try TestApp()
        app.perform {
            UINavigationBar.appearance().barTintColor = .red
            UINavigationBar.appearance().tintColor = .green
            Special.appearance().barTintColor = .blue
            UITabBar.appearance().unselectedItemTintColor = .orange
            UIToolbar.appearance().barTintColor = .purple
            let (plain, own, special) = (UINavigationBar(), UINavigationBar(), Special())
            let (tabBar, toolbar) = (UITabBar(), UIToolbar())
            own.barTintColor = .white
            own.tintColor = .black
            #expect(plain.barTintColor == nil)
            [plain, own, special, tabBar, toolbar].forEach(app.window.addSubview)
            #expect(plain.barTintColor == .red && plain.tintColor == .green)
            #expect(own.barTintColor == .white && own.tintColor == .black)
            #expect(special.tintColor == .green && special.barTintColor != nil)
            #expect(tabBar.unselectedItemTintColor == .orange && toolbar.barTintColor == .purple)
            #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
        }
        let other = try TestApp()
        other.perform {
            let bar = UINavigationBar()
            other.window.addSubview(bar)
            #expect(bar.barTintColor == nil, "proxies belong to a run")
        }
    }

    @Test func itemsTakeAttributesAndTintFromTheProxy() throws {
        let app = try TestApp()
        app.perform {
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
            own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
            bar.items = [UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil), own]
            app.window.addSubview(bar)
            #expect(bar.label("Plain")?.textColor == .red && bar.label("Own")?.textColor == .blue)
        }
    }
}
