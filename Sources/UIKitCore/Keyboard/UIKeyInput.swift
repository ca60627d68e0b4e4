/// An object that takes text from the keyboard. While such a responder is the first one, the keyboard is on screen.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }

    func insertText(_ text: String)
    func deleteBackward()
}
