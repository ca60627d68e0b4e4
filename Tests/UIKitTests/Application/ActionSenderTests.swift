import QuartzCore
import Testing
import UIKit

/// Actions are called whatever the class of their sender.
@MainActor @Suite struct ActionSenderTests {
    @MainActor private final class Item: UIBarButtonItem {}
    @MainActor private final class Listener: NSObject {
        var heard: [String] = []
        func item(_ sender: UIBarButtonItem) { heard.append("item \(sender.title ?? "-")") }
        func own(_ sender: Item) { heard.append("own \(sender.tag)") }
        func view(_ sender: UISwitch) { heard.append("switch \(sender.isOn)") }
        func pan(_ sender: UIPanGestureRecognizer) { heard.append("pan") }
        func maybe(_ sender: UIBarButtonItem?) { heard.append("maybe \(sender == nil)") }
        func any(_ sender: Any?) { heard.append("any \(sender is UIButton)") }
    }

    @Test func aSenderOfAnotherClassIsReplaced() throws {
        let app = try TestApp()
        let listener = Listener()
        app.perform {
            let button = UIButton(type: .system)
            app.window.addSubview(button)
            for action in [
                Selector("item", Listener.item), Selector("own", Listener.own), Selector("view", Listener.view),
                Selector("pan", Listener.pan), Selector("maybe", Listener.maybe), Selector("any", Listener.any),
            ] {
                #expect(UIApplication.shared.sendAction(action, to: listener, from: button, for: nil))
            }
        }
        #expect(listener.heard == ["item -", "own 0", "switch false", "pan", "maybe true", "any true"])
        #expect(
            app.stage.diagnostics.unsupported.entries.map(\.api) == [
                "Selector “item” with UIButton instead of UIBarButtonItem",
                "Selector “own” with UIButton instead of Item",
                "Selector “view” with UIButton instead of UISwitch",
                "Selector “pan” with UIButton instead of UIPanGestureRecognizer",
                "Selector “maybe” with UIButton instead of Optional<UIBarButtonItem>",
            ])
    }
}
