import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// An application's own keyboards.
@MainActor @Suite struct InputViewControllerTests {
    @MainActor private final class Keys: UIInputViewController {
        override func loadView() {
            view = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 120), inputViewStyle: .keyboard)
        }
    }

    private final class Field: UITextField {
        let keys = Keys()
        override var inputViewController: UIInputViewController? { keys }
    }

    private func pad() throws -> TextPad<Field> { try TextPad { Field() } }

    @Test func itsViewReplacesTheKeyboard() throws {
        let pad = try pad()
        pad.perform {
            pad.input.becomeFirstResponder()
            #expect(pad.input.keys.view.superview === pad.keyboard.view && pad.keyboard.frame?.height == 120)
            #expect(pad.input.keys.inputView === pad.input.keys.view)
            pad.input.keys.dismissKeyboard()
            #expect(!pad.input.isFirstResponder)
        }
    }

    /// Its keys have the same effect as scripted ones.
    @Test func itEditsTheText() throws {
        let pad = try pad()
        pad.perform {
            let proxy = pad.input.keys.textDocumentProxy
            #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
            pad.input.becomeFirstResponder()
            proxy.insertText("Hello")
            proxy.deleteBackward()
            #expect(pad.input.text == "Hell" && proxy.hasText)
            proxy.adjustTextPosition(byCharacterOffset: -2)
            #expect(proxy.documentContextBeforeInput == "He" && proxy.documentContextAfterInput == "ll")
            proxy.adjustTextPosition(byCharacterOffset: 99)
            #expect(proxy.documentContextAfterInput == nil && proxy.selectedText == nil)
            pad.input.selectAll(nil)
            #expect(proxy.selectedText == "Hell")
        }
    }
}
