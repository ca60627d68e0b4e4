internal import QuartzCore

/// A view controller for an application's own keyboard, or for the accessory view above a keyboard.
///
/// Differs from UIKit: appearance methods are not called, and the view is loaded when the keyboard appears.
@MainActor @preconcurrency open class UIInputViewController: UIViewController {
    /// The controller's view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }
    /// The proxy for the text being edited.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    private lazy var proxy = DocumentProxy(of: self)
    /// Differs from UIKit: stored without effect, since there is one keyboard.
    open var primaryLanguage: String? = "en-US"
    /// Differs from UIKit: stored without effect, since there is no dictation.
    open var hasDictationKey = false
    /// Always `false`, because there is only one keyboard.
    open var needsInputModeSwitchKey: Bool { false }
    /// Always `false`, because nothing outside the application is accessible.
    open var hasFullAccess: Bool { false }

    open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

    /// Ends editing.
    open func dismissKeyboard() { stage.applicationState.keyboard.firstResponder?.resignFirstResponder() }
    /// Has no effect, because there is only one keyboard.
    open func advanceToNextInputMode() {}
}

/// The text of the first responder, as edited by a custom keyboard.
@MainActor @preconcurrency public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the caret, or `nil` if there is none or the first responder does not conform to `UITextInput`.
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }

    /// Moves the caret by a number of characters; a negative offset moves it backward.
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// Passes a custom keyboard's input to the first responder, in the same way as scripted input.
private final class DocumentProxy: NSObject, UITextDocumentProxy {
    private unowned let controller: UIInputViewController

    init(of controller: UIInputViewController) {
        self.controller = controller
    }

    private var keyboard: Keyboard { controller.stage.applicationState.keyboard }
    private var input: (any UITextInput)? { keyboard.firstResponder as? any UITextInput }

    var hasText: Bool { (keyboard.firstResponder as? any UIKeyInput)?.hasText ?? false }
    func insertText(_ text: String) { keyboard.type(text) }
    func deleteBackward() { keyboard.erase(1) }

    var documentContextBeforeInput: String? { text { ($0.beginningOfDocument, $1.start) } }
    var documentContextAfterInput: String? { text { ($1.end, $0.endOfDocument) } }
    var selectedText: String? { text { ($1.start, $1.end) } }
    var documentInputMode: UITextInputMode? { keyboard.firstResponder?.textInputMode }

    private func text(
        _ ends: (any UITextInput, UITextRange) -> (from: UITextPosition, to: UITextPosition)
    ) -> String? {
        guard let input, let selection = input.selectedTextRange else { return nil }
        let (from, to) = ends(input, selection)
        let found = input.textRange(from: from, to: to).flatMap { input.text(in: $0) }
        return found?.isEmpty == false ? found : nil
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let end = input.selectedTextRange?.end else { return }
        let limit = offset < 0 ? input.beginningOfDocument : input.endOfDocument
        let moved = input.position(from: end, offset: offset) ?? limit
        input.selectedTextRange = input.textRange(from: moved, to: moved)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() { input?.unmarkText() }
}
