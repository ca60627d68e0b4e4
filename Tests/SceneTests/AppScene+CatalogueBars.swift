import Catalogue
import Framereel
import UIKit

extension AppScene {
    /// Bars that follow content and transitions.
    static let catalogueBars: [AppScene] = [
        // The large title shrinks under the finger, returns, and is pulled. Then a row is pushed and popped.
        AppScene(catalogue: "large-title-scrolling", look: .classic, until: 4.4) { world in
            world.window.rootViewController = MailboxScreen.inNavigation()
            world.touch(
                from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 250), start: 0.1, duration: 0.6, rest: 0.15)
            world.touch(
                from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 420), start: 1.1, duration: 0.6, rest: 0.15)
            world.tap(at: CGPoint(x: 120, y: 200), start: 2.5)
            world.tap(at: CGPoint(x: 30, y: 42), start: 3.5)
        },
        AppScene(catalogue: "large-title-scrolling-iOS26", look: .iOS26, style: .dark, until: 2.2) { world in
            world.window.rootViewController = MailboxScreen.inNavigation()
            world.touch(
                from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 250), start: 0.1, duration: 0.6, rest: 0.15)
            world.tap(at: CGPoint(x: 120, y: 240), start: 1.1)
        },
        // Light text, then no status bar.
        AppScene(catalogue: "status-bar", look: .classic, until: 1.6) { world in
            world.window.screen.settings.showsStatusBar = true
            world.window.rootViewController = StatusBarScreen.make()
            world.tap(at: CGPoint(x: 160, y: 240), start: 0.1)
            world.tap(at: CGPoint(x: 160, y: 240), start: 0.9)
        },
        // The list of more tabs, and one of its tabs.
        AppScene(catalogue: "more-tabs", look: .classic, until: 2) { world in
            world.window.rootViewController = TabsScreen.make()
            world.tap(at: CGPoint(x: 288, y: 455), start: 0.1)
            world.tap(at: CGPoint(x: 120, y: 86), start: 0.5)
            world.tap(at: CGPoint(x: 32, y: 455), start: 1.5)
        },
    ]
}
