import QuartzCore
import Testing
import UIKit

/// Methods found by name, as listed by classes.
@MainActor @Suite struct SelectorTests {
    private class Listener: UIViewController {
        var notes: [String] = []
        override class var selectors: [Selector] { [Selector("tap", tap), Selector("press:", press)] }
        func tap() { notes.append("tap") }
        func press(_ sender: UIButton) { notes.append("press") }
        func other() { notes.append("other") }
    }

    private final class Heir: Listener {
        override class var selectors: [Selector] { super.selectors + [Selector("more", more)] }
        override func tap() { notes.append("heir's tap") }
        func more() { notes.append("more") }
    }

    @Test func aNameCallsTheMethodListedByTheClass() throws {
        let (heir, button) = (Heir(), UIButton())
        let app = try TestApp(root: heir)
        app.perform {
            for name in ["tap", "press:", "more", "other"] {
                button.addTarget(heir, action: Selector(name), for: .touchUpInside)
            }
            button.sendActions(for: .touchUpInside)
        }
        try app.play()
        #expect(heir.notes == ["heir's tap", "press", "more"])
        #expect(app.stage.diagnostics.unsupported.entries.map(\.api) == ["Selector “other” on Heir"])
    }

    @Test func aResponderPerformsTheMethodsOfItsClass() {
        let (heir, listener) = (Heir(), Listener())
        #expect(heir.canPerformAction(Selector("more"), withSender: nil))
        #expect(!listener.canPerformAction(Selector("more"), withSender: nil))
        #expect(!listener.canPerformAction(Selector("other"), withSender: nil))
        #expect(listener.canPerformAction(Selector("other", Listener.other), withSender: nil))
        #expect(!UIView().canPerformAction(Selector("other", Listener.other), withSender: nil))
    }
}
