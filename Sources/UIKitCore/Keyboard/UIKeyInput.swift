/// An object that accepts text from the keyboard. While such a responder is the first responder, the keyboard is on
/// screen.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }

    func insertText(_ text: String)
    func deleteBackward()
}
