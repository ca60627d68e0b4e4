import Catalogue
import Framereel
import UIKit

extension AppScene {
    /// Menus, pickers and buttons under touches.
    static let catalogueMenus = [
        // A tap opens the menu, another one opens a submenu, and a third one selects an action.
        AppScene(catalogue: "menu-chosen", look: .classic, until: 2.6) { world in
            let screen = MenusScreen()
            world.window.rootViewController = screen
            world.tap(screen.actions, start: 0.1)
            world.tapRow(titled: "Share", start: 0.8)
            world.tapRow(titled: "Mail", start: 1.6)
        },
        // A finger slides from the button to a row.
        AppScene(catalogue: "menu-slid-ios26", look: .iOS26, until: 1.6) { world in
            let screen = MenusScreen()
            world.window.rootViewController = screen
            world.at(0) {
                let start = world.middle(of: screen.sorting)
                world.touch(
                    along: [start, CGPoint(x: start.x - 40, y: start.y + 100)], start: 0.1, duration: 0.8, rest: 0.1)
            }
        },
        // A long press opens the menu, and a tap outside dismisses it.
        AppScene(catalogue: "context-menu", look: .iOS26, style: .dark, until: 2.4) { world in
            let screen = MenusScreen()
            world.window.rootViewController = screen
            world.at(0) {
                world.touch(along: [world.middle(of: screen.photo)], start: 0.1, duration: 0, rest: 0.8)
                world.tap(at: CGPoint(x: 300, y: 30), start: 1.6)
            }
        },
        // A thrown wheel comes to rest on a row, and a tap selects a row above.
        AppScene(catalogue: "picker-turned", look: .classic, until: 3) { world in
            let screen = PickerScreen()
            world.window.rootViewController = screen
            world.at(0) {
                let middle = world.middle(of: screen.sizes)
                world.touch(
                    from: CGPoint(x: middle.x + 60, y: middle.y + 50), to: CGPoint(x: middle.x + 60, y: middle.y - 60),
                    start: 0.1, duration: 0.2)
                world.tap(at: CGPoint(x: middle.x - 60, y: middle.y - 34), start: 1.8)
            }
        },
        // The date opens a month, a tap selects a day, and a tap outside closes the month.
        AppScene(catalogue: "date-chosen", look: .iOS26, until: 2.4) { world in
            let screen = CompactDatesScreen()
            world.window.rootViewController = screen
            world.at(0) {
                let picker = screen.first
                world.window.layoutIfNeeded()
                let frame = picker.convert(picker.bounds, to: world.window)
                world.tap(at: CGPoint(x: frame.minX + 40, y: frame.midY), start: 0.1)
                world.tap(at: CGPoint(x: 160, y: 250), start: 0.9)
                world.tap(at: CGPoint(x: 160, y: 470), start: 1.6)
            }
        },
        // A button is held and released with a fade, and a toggle is turned on.
        AppScene(catalogue: "button-released", look: .classic, until: 1.4) { world in
            let screen = ButtonStylesScreen()
            world.window.rootViewController = screen
            world.at(0) {
                world.touch(along: [world.middle(of: screen.buttons[0])], start: 0.1, duration: 0, rest: 0.3)
                if let toggle = screen.buttons.last { world.tap(at: world.middle(of: toggle), start: 0.8) }
            }
        },
    ]
}

extension World {
    fileprivate func middle(of view: UIView) -> CGPoint {
        window.layoutIfNeeded()
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    }

    fileprivate func tap(_ view: UIView, start: TimeInterval) {
        at(0) { [self] in tap(at: middle(of: view), start: start) }
    }

    /// Taps a row of the open menu.
    fileprivate func tapRow(titled title: String, start: TimeInterval) {
        at(start - 0.01) { [self] in
            let row = window.control(labeled: title)
            if let row { tap(at: middle(of: row), start: start) }
        }
    }
}

extension UIView {
    /// Returns the frontmost control in the view with an accessibility label.
    fileprivate func control(labeled label: String) -> UIControl? {
        if let control = self as? UIControl, control.accessibilityLabel == label { return control }
        return subviews.reversed().lazy.compactMap { $0.control(labeled: label) }.first
    }
}
