import ContainerGallery
import Framereel
import UIKit

extension AppScene {
    /// Split view controllers on the screen of an iPad, and page view controllers.
    static let columns = [
        // Side by side, then over the letter where the width does not exceed the height, shown by the button and hidden
        // by a tap.
        AppScene("columns/rotation", size: iPad) { world in
            world.window.rootViewController = mail(.doubleColumn)
            world.at(0.2) { world.resize(to: CGSize(width: 760, height: 768)) }
            world.tap(at: CGPoint(x: 24, y: 25), start: 0.9)
            world.tap(at: CGPoint(x: 600, y: 600), start: 1.6)
            world.wait(until: 2.2)
        },
        // One stack in a third of the screen, then two columns again.
        AppScene("columns/collapsed", size: iPad) { world in
            world.window.rootViewController = mail(.doubleColumn)
            world.at(0.2) { world.resize(to: CGSize(width: 320, height: 768)) }
            world.at(0.9) { world.resize(to: iPad) }
            world.wait(until: 1.5)
        },
        // The primary column moves the secondary one aside, then both leave.
        AppScene("columns/three", size: iPad) { world in
            let split = mail(.tripleColumn)
            world.window.rootViewController = split
            world.at(0.2) { split.show(.primary) }
            world.at(0.8) { split.hide(.supplementary) }
            world.wait(until: 1.3)
        },
        // Figure 8-3 of the guide: only the child that defines the context is covered.
        AppScene("columns/current-context", size: iPad) { world in
            let (split, letter, note) = (UISplitViewController(), LetterViewController(), UIViewController())
            split.viewControllers = [MailboxViewController(), letter]
            letter.definesPresentationContext = true
            note.modalPresentationStyle = .currentContext
            note.view.backgroundColor = .systemYellow
            world.window.rootViewController = split
            world.at(0.2) { letter.present(note, animated: true) }
            world.wait(until: 0.9)
        },
        // A complete swipe to the next page, then an incomplete one.
        AppScene("pages/scrolled", size: CGSize(width: 195, height: 400)) { world in
            world.window.rootViewController = ShelfViewController(.scroll)
            world.touch(
                from: CGPoint(x: 170, y: 200), to: CGPoint(x: 30, y: 200), start: 0.1, duration: 0.3, rest: 0.15)
            world.touch(
                from: CGPoint(x: 150, y: 200), to: CGPoint(x: 90, y: 200), start: 1.2, duration: 0.2, rest: 0.15)
            world.wait(until: 2.2)
        },
        // A page is lifted and dropped, turned, and turned back by a tap at the margin.
        AppScene("pages/curled", size: CGSize(width: 195, height: 400)) { world in
            world.window.rootViewController = ShelfViewController(.pageCurl)
            world.touch(
                from: CGPoint(x: 170, y: 200), to: CGPoint(x: 100, y: 200), start: 0.1, duration: 0.2, rest: 0.15)
            world.touch(
                from: CGPoint(x: 180, y: 200), to: CGPoint(x: 50, y: 200), start: 1, duration: 0.3, rest: 0.15)
            world.tap(at: CGPoint(x: 10, y: 200), start: 2)
            world.wait(until: 2.8)
        },
    ]

    private static let iPad = CGSize(width: 1024, height: 768)

    @MainActor private static func mail(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(MailboxViewController(), for: style == .doubleColumn ? .primary : .supplementary)
        if style == .tripleColumn {
            split.setViewController(ColorViewController("Colours", .systemTeal), for: .primary)
        }
        split.setViewController(LetterViewController(), for: .secondary)
        return split
    }
}
