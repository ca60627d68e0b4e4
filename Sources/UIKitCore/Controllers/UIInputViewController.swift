internal import QuartzCore

/// Shows an application's own keyboard, or a view above one, for a responder that returns it.
///
/// Differs from UIKit: appearance methods are not called; the view is loaded when the keyboard comes up.
@MainActor @preconcurrency open class UIInputViewController: UIViewController {
    /// The view of the controller.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }
    /// The text that is edited.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    private lazy var proxy = DocumentProxy(of: self)
    open var primaryLanguage: String? = "en-US"
    /// There is no dictation.
    open var hasDictationKey = false
    /// There is one keyboard, to which no key is needed.
    open var needsInputModeSwitchKey: Bool { false }
    /// Nothing outside of the application can be reached.
    open var hasFullAccess: Bool { false }

    open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

    /// Ends editing.
    open func dismissKeyboard() { stage.applicationState.keyboard.firstResponder?.resignFirstResponder() }
    /// Without effect: there is one keyboard.
    open func advanceToNextInputMode() {}
}

/// A text that a custom keyboard edits: that of the first responder.
@MainActor @preconcurrency public protocol UITextDocumentProxy: UIKeyInput {
    /// `nil` where the first responder has none, or does not conform to `UITextInput`.
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }

    /// Moves the caret by characters; a negative offset moves it back.
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// Passes the keys of a custom keyboard on, as those of a script.
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
