import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Accessory views that responders up the chain provide: facts/accessory-owners.
@MainActor @Suite struct KeyboardAccessoryTests {
    /// A list of messages with a field at the bottom of the screen.
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let message = UITextField(frame: CGRect(x: 8, y: 8, width: 300, height: 34))
        let search = UITextField(frame: CGRect(x: 8, y: 100, width: 300, height: 34))

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(message)
            view.addSubview(search)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            becomeFirstResponder()
        }
    }

    private let chat = Chat()
    private let navigation = UINavigationController(rootViewController: UIViewController())

    private func app() throws -> TestApp {
        let app = try TestApp(root: navigation, width: 390, height: 844)
        app.at(0.1) { navigation.pushViewController(chat, animated: false) }
        return app
    }

    private func top(_ app: TestApp) -> CGFloat { app.stage.applicationState.keyboard.frame?.minY ?? 844 }

    @Test func aFieldInItIsEditedAndLeavesItInPlace() throws {
        let app = try app()
        app.at(2) {
            #expect(chat.isFirstResponder && top(app) > 700 && chat.message.window === app.window)
            chat.message.becomeFirstResponder()
        }
        app.at(3) {
            #expect(chat.message.isFirstResponder && top(app) < 600 && chat.bar.window != nil)
            app.stage.applicationState.keyboard.type("Hello")
            chat.message.resignFirstResponder()
        }
        func showsKeys() -> Bool? { (chat.bar.superview as? KeyboardView)?.showsKeys }
        app.at(1.9) { #expect(showsKeys() == false) }
        app.at(3.1) { #expect(top(app) > 700 && showsKeys() == true) }
        app.at(4.9) { #expect(showsKeys() == false) }
        app.at(5) { #expect(chat.isFirstResponder && top(app) > 700 && chat.message.text == "Hello") }
        try app.play()
        let heights = try app.numbers("bounds.size.height", of: #require(chat.bar.superview), at: [2.05, 3, 3.1, 5])
        #expect(heights[0] == heights[1] && heights[1] == heights[2] && heights[3] < 100)
    }

    @Test func itIsAboveTheKeyboardOfOtherFieldsAndGoesWithThem() throws {
        let app = try app()
        app.at(2) { chat.search.becomeFirstResponder() }
        app.at(3) {
            #expect(chat.bar.window != nil && top(app) < 600)
            chat.search.resignFirstResponder()
        }
        app.at(5) { #expect(!chat.isFirstResponder && top(app) == 844 && chat.bar.superview == nil) }
        try app.play()
    }

    /// A covered field in the accessory view is edited again when the alert has gone.
    @Test func itReturnsAfterAnAlert() throws {
        let app = try app()
        let alert = app.stage.perform { UIAlertController(title: "Sent", message: nil, preferredStyle: .alert) }
        app.at(2) { chat.message.becomeFirstResponder() }
        app.at(3) { chat.present(alert, animated: true) }
        app.at(5) {
            #expect(chat.message.isFirstResponder && top(app) == 844)
            chat.dismiss(animated: true)
        }
        app.at(7) { #expect(chat.message.isFirstResponder && top(app) < 600 && chat.bar.window != nil) }
        try app.play()
    }

    /// A bar that contains the field whose accessory view it is ends the chain.
    @Test func aFieldInItsOwnAccessoryViewEndsTheChain() throws {
        let app = try app()
        app.at(2) {
            chat.bar.removeFromSuperview()
            chat.message.inputAccessoryView = chat.bar
            chat.view.addSubview(chat.bar)
            chat.message.becomeFirstResponder()
            chat.message.reloadInputViews()
            #expect(chat.view.endEditing(true))
        }
        try app.play()
    }

    @Test(arguments: [false, true]) func itLeavesWithItsController(edits: Bool) throws {
        let app = try app()
        if edits { app.at(2) { chat.message.becomeFirstResponder() } }
        app.at(3) { navigation.popViewController(animated: true) }
        app.at(5) {
            #expect(!chat.isFirstResponder && !chat.message.isFirstResponder && top(app) == 844)
            #expect(chat.bar.superview == nil)
        }
        try app.play()
    }
}
