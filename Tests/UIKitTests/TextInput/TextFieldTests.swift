import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Text fields") struct TextFieldTests {
    /// Records a field's questions, and answers them.
    final class Delegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var refuses: Set<String> = []

        private func ask(_ name: String, _ detail: String = "") -> Bool {
            log.append(name + detail)
            return !refuses.contains(name)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            log.append("ended \(reason)")
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { ask("should change", " \(range.location)+\(range.length) “\(string)”") }
        func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
    }

    private static let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "event begin"), (.editingChanged, "event changed"), (.editingDidEnd, "event end"),
        (.primaryActionTriggered, "event primary"),
    ]

    private func pad(
        _ delegate: Delegate? = nil, _ change: @escaping @MainActor (UITextField) -> Void = { _ in }
    ) throws -> TextPad<UITextField> {
        try TextPad {
            let field = UITextField()
            field.delegate = delegate
            if let delegate {
                for (event, name) in Self.events {
                    field.addAction(UIAction { _ in delegate.log.append(name) }, for: event)
                }
            }
            change(field)
            return field
        }
    }

    // MARK: - Order

    @Test func editingHappensInOrder() throws {
        let delegate = Delegate()
        let pad = try pad(delegate)
        let center = NotificationCenter.default
        let tokens = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification, UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardWillHideNotification,
        ].map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { note in
                let text = note.name.rawValue.replacing("Notification", with: "")
                MainActor.assumeIsolated { delegate.log.append("note \(text)") }
            }
        }
        defer { tokens.forEach(center.removeObserver) }
        pad.perform {
            pad.input.becomeFirstResponder()
            pad.keyboard.type("a")
            pad.keyboard.erase(1)
            pad.input.resignFirstResponder()
        }
        #expect(
            delegate.log == [
                "should begin", "began", "event begin", "note UITextFieldTextDidBeginEditing",
                "note UIKeyboardWillShow",
                "should change 0+0 “a”", "selection", "event changed", "note UITextFieldTextDidChange",
                "should change 0+1 “”", "selection", "event changed", "note UITextFieldTextDidChange",
                "should end", "ended committed", "event end", "note UITextFieldTextDidEndEditing",
                "note UIKeyboardWillHide",
            ])
    }

    @Test func theDelegateCanRefuse() throws {
        let delegate = Delegate()
        let pad = try pad(delegate) { $0.text = "ab" }
        pad.perform {
            delegate.refuses = ["should begin"]
            #expect(!pad.input.becomeFirstResponder() && !pad.input.isEditing)
            delegate.refuses = ["should change", "should end"]
            #expect(pad.input.becomeFirstResponder() && pad.input.isEditing)
            pad.keyboard.type("c")
            pad.keyboard.erase(1)
            #expect(pad.input.text == "ab")
            #expect(!pad.input.resignFirstResponder() && pad.input.isEditing)
            #expect(pad.root.view.endEditing(true) && !pad.input.isEditing)
        }
    }

    /// Code does not ask the delegate, and sends no events.
    @Test func programmaticChangesAreSilent() throws {
        let delegate = Delegate()
        let pad = try pad(delegate)
        pad.perform {
            pad.input.text = "abc"
            pad.input.attributedText = NSAttributedString(string: "def")
        }
        #expect(delegate.log == [] && pad.input.text == "def")
    }

    @Test func theKeyboardStaysBetweenFields() throws {
        let pad = try pad()
        let other = UITextField()
        var notes: [String] = []
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let text = note.name.rawValue
                MainActor.assumeIsolated { notes.append(text) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        pad.perform {
            pad.root.view.addSubview(other)
            pad.input.becomeFirstResponder()
            other.becomeFirstResponder()
        }
        #expect(!pad.input.isEditing && other.isEditing)
        #expect(notes == ["UIKeyboardWillShowNotification"])
    }

    // MARK: - Keys

    @Test func keysReplaceTheSelection() throws {
        let pad = try pad { $0.text = "one two" }
        pad.perform {
            pad.input.becomeFirstResponder()
            #expect(pad.input.selectedTextRange.map { pad.offset($0.start) } == 7)
            pad.input.selectedTextRange = try? pad.range(0, 3)
            pad.keyboard.type("1")
            #expect(pad.input.text == "1 two")
            pad.keyboard.type("👩‍👩‍👧é")
            pad.keyboard.erase(1)
            #expect(pad.input.text == "1👩‍👩‍👧 two")
            pad.keyboard.erase(1)
            #expect(pad.input.text == "1 two", "one key deletes a whole character")
            pad.input.selectAll(nil)
            pad.keyboard.erase(1)
            #expect(pad.input.text == "" && !pad.input.hasText)
            pad.keyboard.erase(1)
        }
    }

    /// The return key ends editing only if that event has a target.
    @Test(arguments: [true, false]) func returnEndsEditingOnExit(hasTarget: Bool) throws {
        let delegate = Delegate()
        let pad = try pad(delegate)
        pad.perform {
            if hasTarget {
                pad.input.addAction(UIAction { _ in delegate.log.append("exit") }, for: .editingDidEndOnExit)
            }
            pad.input.becomeFirstResponder()
            delegate.log = []
            pad.keyboard.type("\n")
            #expect(pad.input.isEditing == !hasTarget && pad.input.text == "")
            #expect(
                delegate.log.prefix(2) == (hasTarget ? ["should return", "exit"] : ["should return", "event primary"]))
            pad.input.becomeFirstResponder()
            delegate.refuses = ["should return"]
            delegate.log = []
            pad.keyboard.type("\n")
            #expect(delegate.log == ["should return"] && pad.input.isEditing)
        }
    }

    @Test func secureTextIsReplaced() throws {
        let pad = try pad {
            $0.isSecureTextEntry = true
            $0.text = "secret"
        }
        pad.perform {
            pad.input.becomeFirstResponder()
            pad.keyboard.type("ab")
            #expect(pad.input.text == "ab", "the first key replaces it")
            pad.keyboard.erase(1)
            #expect(pad.input.text == "a")
            pad.input.resignFirstResponder()
            pad.input.becomeFirstResponder()
            pad.keyboard.erase(1)
            #expect(pad.input.text == "")
        }
    }

    @Test func editingCanBeginWithoutText() throws {
        let delegate = Delegate()
        let pad = try pad(delegate) {
            $0.text = "old"
            $0.clearsOnBeginEditing = true
        }
        pad.perform {
            delegate.refuses = ["should clear"]
            pad.input.becomeFirstResponder()
            #expect(pad.input.text == "old")
            pad.input.resignFirstResponder()
            delegate.refuses = []
            pad.input.becomeFirstResponder()
            #expect(pad.input.text == "")
        }
    }

    /// If no responder accepts keyboard input, the run fails with an error that states the remedy.
    @Test func keysNeedAField() throws {
        let pad = try pad()
        pad.perform { pad.keyboard.type("lost") }
        #expect {
            try pad.app.play()
        } throws: { error in
            "\(error)".contains("lost") && "\(error)".contains("first responder")
        }
    }

    // MARK: - Touches

    @Test func aTapBeginsEditingAndMovesTheCaret() throws {
        let pad = try pad { $0.text = "one two three" }
        var carets: [Int?] = []
        func tap(_ offset: Int, _ seconds: Double) {
            pad.app.at(seconds) {
                let place = pad.input.convert(pad.caret(offset), to: pad.app.window)
                let screen = pad.app.stage.applicationState.touchScreen
                let finger = screen.newTouch()
                let point = CGPoint(x: place.midX, y: place.midY)
                screen.touch(finger, .began, at: point)
                pad.app.at(seconds + 0.05) { screen.touch(finger, .ended, at: point) }
            }
            pad.app.at(seconds + 0.5) { carets.append(pad.input.selectedTextRange.flatMap { pad.offset($0.start) }) }
        }
        tap(6, 1)
        tap(1, 3)
        var isEditing = false
        pad.app.at(3.9) { isEditing = pad.input.isEditing }
        try pad.app.play()
        #expect(isEditing, "a tap begins editing")
        #expect(carets == [7, 0], "the nearer end of the word: \(carets)")
    }

    @Test func theClearButtonClears() throws {
        let delegate = Delegate()
        let pad = try pad(delegate) {
            $0.text = "abc"
            $0.clearButtonMode = .always
        }
        func press() {
            let button = pad.input.subviews.lazy.compactMap { $0 as? ClearButton }.first
            button?.sendActions(for: .touchUpInside)
        }
        pad.perform {
            pad.root.view.layoutIfNeeded()
            delegate.refuses = ["should clear"]
            press()
            #expect(pad.input.text == "abc")
            delegate.refuses = []
            press()
            #expect(pad.input.text == "" && pad.input.isEditing)
            pad.root.view.layoutIfNeeded()
            #expect(!pad.input.subviews.contains { $0 is ClearButton }, "there is nothing to clear")
        }
    }

    @Test func aDisabledFieldIsNotEdited() throws {
        let pad = try pad { $0.isEnabled = false }
        pad.perform { #expect(!pad.input.becomeFirstResponder()) }
    }
}
