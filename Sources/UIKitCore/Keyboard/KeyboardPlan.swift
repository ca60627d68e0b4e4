/// The keys of a keyboard that meets the first responder's requests.
struct KeyboardPlan: Equatable {
    /// A key: its label, and its width in units of a letter key.
    struct Key: Equatable {
        enum Role {
            case letter, special
            /// A key that ends or sends something.
            case prominent
        }

        var text: String
        var width: CGFloat = 1
        var role = Role.letter
        var isEnabled = true
    }

    var rows = alphabet(return: Key(text: "return", width: 2.5, role: .special))
    /// The width of the keyboard in units of a letter key.
    var width: CGFloat = 10
    /// Whether the keyboard is dark; `nil` for the style of the screen.
    var isDark: Bool?

    init() {}

    @MainActor init(for input: any UIKeyInput) {
        rows = Self.rows(
            for: input.keyboardType,
            return: Self.key(input.returnKeyType, isEnabled: !input.enablesReturnKeyAutomatically || input.hasText))
        if Self.isPad(input.keyboardType) { width = 3 }
        switch input.keyboardAppearance {
        case .default: break
        case .dark: isDark = true
        case .light: isDark = false
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

    private static func rows(for type: UIKeyboardType, return end: Key) -> [[Key]] {
        switch type {
        case .default, .asciiCapable, .namePhonePad: alphabet(return: end)
        case .emailAddress: alphabet(beside: ["@", "."], return: end)
        case .URL: alphabet(beside: [".", "/", ".com"], hasSpace: false, return: end)
        case .twitter: alphabet(beside: ["@", "#"], return: end)
        case .webSearch: alphabet(beside: ["."], return: end)
        case .numbersAndPunctuation: numbers(return: end)
        case .numberPad, .asciiCapableNumberPad: pad(corner: "")
        case .decimalPad: pad(corner: ".")
        case .phonePad: pad(corner: "+ * #")
        }
    }

    private static func keys(_ labels: String) -> [Key] { labels.map { Key(text: String($0)) } }

    private static let delete = Key(text: "⌫", width: 1.5, role: .special)

    private static func alphabet(beside: [String] = [], hasSpace: Bool = true, return end: Key) -> [[Key]] {
        // The keys beside the space bar share its width.
        let extra: CGFloat = hasSpace ? 1 : 5 / CGFloat(max(beside.count, 1))
        let space = hasSpace ? [Key(text: "space", width: 5 - extra * CGFloat(beside.count))] : []
        return [
            keys("qwertyuiop"), keys("asdfghjkl"),
            [Key(text: "⇧", width: 1.5, role: .special)] + keys("zxcvbnm") + [delete],
            [Key(text: "123", width: 2.5, role: .special)] + space + beside.map { Key(text: $0, width: extra) } + [end],
        ]
    }

    private static func numbers(return end: Key) -> [[Key]] {
        [
            keys("1234567890"), keys("-/:;()$&@\""),
            [Key(text: "#+=", width: 1.5, role: .special)] + ".,?!'".map { Key(text: String($0), width: 1.4) } + [
                delete
            ],
            [Key(text: "ABC", width: 2.5, role: .special), Key(text: "space", width: 5), end],
        ]
    }

    private static func pad(corner: String) -> [[Key]] {
        var last = delete
        last.width = 1
        return [
            keys("123"), keys("456"), keys("789"), [Key(text: corner, role: .special), Key(text: "0"), last],
        ]
    }
}
