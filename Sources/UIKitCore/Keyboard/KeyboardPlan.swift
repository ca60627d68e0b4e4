/// The keys of a keyboard that meets the first responder's requests.
struct KeyboardPlan: Equatable {
    /// A key: its label, and its width in units of a letter key.
    struct Key: Equatable {
        enum Role {
            case letter, special
            /// A key that ends or sends something.
            case prominent
            /// A key without a face.
            case plain
        }

        var text: String
        /// The letters below a digit.
        var letters = ""
        var width: CGFloat = 1
        var role = Role.letter
        var isEnabled = true
    }

    var rows = alphabet(isShifted: true, return: Key(text: "return", width: 2.5, role: .special))
    /// The width of the keyboard in units of a letter key.
    var width: CGFloat = 10
    /// Whether there is a row of suggestions above the keys.
    var hasSuggestions = true
    /// Whether the keyboard is dark; `nil` for the style of the screen.
    var isDark: Bool?

    init() {}

    @MainActor init(for input: any UIKeyInput) {
        rows = Self.rows(
            for: input.keyboardType, isShifted: Self.beginsWithCapital(input),
            return: Self.key(input.returnKeyType, isEnabled: !input.enablesReturnKeyAutomatically || input.hasText))
        if Self.isPad(input.keyboardType) { width = 3 }
        hasSuggestions = !isPad && input.autocorrectionType != .no
        switch input.keyboardAppearance {
        case .default: break
        case .dark: isDark = true
        case .light: isDark = false
        }
    }

    /// Whether the keys are digits in three columns.
    var isPad: Bool { width == 3 }

    /// Whether the next letter is a capital, as the field's traits and the text before the caret have it.
    @MainActor private static func beginsWithCapital(_ input: any UIKeyInput) -> Bool {
        guard !input.isSecureTextEntry, capitalizes(input.keyboardType) else { return false }
        let before = textBefore(input)
        return switch input.autocapitalizationType {
        case .none: false
        case .allCharacters: true
        case .words: before.last?.isWhitespace ?? true
        case .sentences:
            before.last.map { last in
                last.isNewline || last.isWhitespace && before.last { !$0.isWhitespace }.map(".!?".contains) ?? true
            } ?? true
        }
    }

    /// The last characters before the caret.
    @MainActor private static func textBefore(_ input: any UIKeyInput) -> String {
        guard let text = input as? any UITextInput, let start = text.selectedTextRange?.start else {
            return input.hasText ? "x" : ""
        }
        let from = text.position(from: start, offset: -4) ?? text.beginningOfDocument
        return text.textRange(from: from, to: start).flatMap(text.text) ?? ""
    }

    private static func capitalizes(_ type: UIKeyboardType) -> Bool {
        switch type {
        case .default, .asciiCapable, .namePhonePad, .twitter: true
        case .numbersAndPunctuation, .URL, .numberPad, .phonePad, .emailAddress, .decimalPad, .webSearch,
            .asciiCapableNumberPad:
            false
        }
    }

    private static func key(_ type: UIReturnKeyType, isEnabled: Bool) -> Key {
        let role: Key.Role
        let text: String
        switch type {
        case .default: (text, role) = ("return", .special)
        case .next: (text, role) = ("next", .special)
        case .continue: (text, role) = ("continue", .special)
        case .go: (text, role) = ("go", .prominent)
        case .google, .search, .yahoo: (text, role) = ("search", .prominent)
        case .join: (text, role) = ("join", .prominent)
        case .route: (text, role) = ("route", .prominent)
        case .send: (text, role) = ("send", .prominent)
        case .done: (text, role) = ("done", .prominent)
        case .emergencyCall: (text, role) = ("emergency", .prominent)
        }
        return Key(text: text, width: 2.5, role: role, isEnabled: isEnabled)
    }

    private static func isPad(_ type: UIKeyboardType) -> Bool {
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
        case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter,
            .webSearch:
            false
        }
    }

    private static func rows(for type: UIKeyboardType, isShifted: Bool, return end: Key) -> [[Key]] {
        func alphabet(beside: [String] = [], hasSpace: Bool = true) -> [[Key]] {
            Self.alphabet(beside: beside, hasSpace: hasSpace, isShifted: isShifted, return: end)
        }
        return switch type {
        case .default, .asciiCapable, .namePhonePad: alphabet()
        case .emailAddress: alphabet(beside: ["@", "."])
        case .URL: alphabet(beside: [".", "/", ".com"], hasSpace: false)
        case .twitter: alphabet(beside: ["@", "#"])
        case .webSearch: alphabet(beside: ["."])
        case .numbersAndPunctuation: numbers(return: end)
        case .numberPad, .asciiCapableNumberPad: pad(corner: "")
        case .decimalPad: pad(corner: ".")
        case .phonePad: pad(corner: "+ * #")
        }
    }

    private static func keys(_ labels: String) -> [Key] { labels.map { Key(text: String($0)) } }

    // Widths in units of a letter key (facts/keyboard-keys).
    private static let delete = Key(text: "⌫", width: 1.28, role: .special)
    private static let gap = Key(text: "", width: 0.22)
    private static let emoji = Key(text: "☺", width: 1.24, role: .special)
    private static func planes(_ text: String) -> Key { Key(text: text, width: 1.24, role: .special) }
    private static let spaceWidth: CGFloat = 5.02

    private static func alphabet(
        beside: [String] = [], hasSpace: Bool = true, isShifted: Bool, return end: Key
    ) -> [[Key]] {
        // The keys beside the space bar share its width.
        let extra = hasSpace ? 1 : spaceWidth / CGFloat(max(beside.count, 1))
        let space = hasSpace ? [Key(text: "space", width: spaceWidth - extra * CGFloat(beside.count))] : []
        func letters(_ row: String) -> [Key] { keys(isShifted ? row.uppercased() : row) }
        // A pressed shift key has the face of a letter.
        let shift = Key(text: isShifted ? "⬆" : "⇧", width: 1.28, role: isShifted ? .letter : .special)
        return [
            letters("qwertyuiop"), letters("asdfghjkl"), [shift, gap] + letters("zxcvbnm") + [gap, delete],
            [planes("123"), emoji] + space + beside.map { Key(text: $0, width: extra) } + [end],
        ]
    }

    private static func numbers(return end: Key) -> [[Key]] {
        [
            keys("1234567890"), keys("-/:;()$&@\""),
            [Key(text: "#+=", width: 1.28, role: .special), gap] + ".,?!'".map { Key(text: String($0), width: 1.4) }
                + [gap, delete],
            [planes("ABC"), emoji, Key(text: "space", width: spaceWidth), end],
        ]
    }

    private static func pad(corner: String) -> [[Key]] {
        let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        let digits = letters.enumerated().map { Key(text: "\($0.offset + 1)", letters: $0.element) }
        return [
            Array(digits[0..<3]), Array(digits[3..<6]), Array(digits[6..<9]),
            [Key(text: corner, role: .plain), Key(text: "0"), Key(text: "⌫", role: .plain)],
        ]
    }
}
