internal import QuartzCore

/// A responder that is asked to permit each key before it takes effect.
@MainActor protocol KeyboardClient: UIResponder {
    /// Whether to insert typed text. A line break is the return key.
    func willType(_ text: String) -> Bool
    /// Whether to delete backward in response to the delete key.
    func willDelete() -> Bool
}

// Scripted keyboard input.
extension Keyboard {
    /// Types a text into the first responder, one character at a time.
    ///
    /// The run ends with an error if no responder accepts keyboard input.
    package func type(_ text: String) {
        for character in text {
            guard let input = firstResponder as? any UIResponder & UIKeyInput else { return missing("type “\(text)”") }
            let key = String(character)
            if (input as? any KeyboardClient)?.willType(key) ?? true { input.insertText(key) }
        }
    }

    /// Presses the delete key `count` times.
    package func erase(_ count: Int) {
        for _ in 0..<max(count, 0) {
            guard let input = firstResponder as? any UIResponder & UIKeyInput else { return missing("erase") }
            if (input as? any KeyboardClient)?.willDelete() ?? true { input.deleteBackward() }
        }
    }

    private func missing(_ action: String) {
        let found = firstResponder.map { "\(Swift.type(of: $0)) takes no text" } ?? "there is no first responder"
        window?.stage.diagnostics.misuse(
            "Nothing receives the keys of \(action): \(found); tap a text field first, or let it become first responder."
        )
    }
}
