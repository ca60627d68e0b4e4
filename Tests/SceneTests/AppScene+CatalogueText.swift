import Catalogue
import Framereel
import UIKit

extension AppScene {
    /// Text fields and text views under touches and keys.
    static let catalogueText: [AppScene] = [
        // A tap on a field and a typed name. The return key moves to the next field, a password is corrected, and the
        // keyboard leaves.
        AppScene(catalogue: "text-sign-up", look: .classic, until: 3.2) { world in
            let controller = SignUpViewController()
            world.window.rootViewController = controller
            world.showsCaret = true
            world.at(0.1) { world.tap(at: world.middle(of: controller.name), start: world.now) }
            world.type("Anna", start: 0.8, interval: 0.08)
            world.type("\n", start: 1.3)
            world.type("12345", start: 1.6, interval: 0.06)
            world.erase(1, start: 2.1)
            world.type("\n", start: 2.4)
        },
        // Typing into a note until it has three lines, below a bar that counts.
        AppScene(catalogue: "text-compose", look: .iOS26, style: .dark, until: 2.6) { world in
            let controller = ComposeViewController()
            world.window.rootViewController = controller
            world.at(0.1) { controller.note.becomeFirstResponder() }
            world.type("Dear Anna,\nthe train is late. We meet at the river.", start: 0.6, interval: 0.02)
            world.at(1.9) { controller.note.selectedRange = NSRange(location: 5, length: 20) }
            world.type("Ben", start: 2.3, interval: 0.05)
        },
    ]
}

extension World {
    /// Returns the middle of a view in points of the window.
    @MainActor fileprivate func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    }
}
