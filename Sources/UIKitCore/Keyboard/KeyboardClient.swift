internal import QuartzCore

/// A responder that permits each key before it has its effect.
@MainActor protocol KeyboardClient: UIResponder {
    /// Whether to insert what was typed. A line break is the return key.
    func willType(_ text: String) -> Bool
    /// Whether to delete what the delete key deletes.
    func willDelete() -> Bool
}

// Keys of scripts.
extension Keyboard {
    /// Types a text into the first responder, one character after the other.
    ///
    /// The run ends with an error if nothing takes keys.
    package func type(_ text: String) {
        for character in text {
            guard let input = firstResponder as? any UIResponder & UIKeyInput else { return missing("type “\(text)”") }
            let key = String(character)
            if (input as? any KeyboardClient)?.willType(key) ?? true { input.insertText(key) }
        }
    }

    /// Presses the delete key.
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
