/// One option of a command, declared once: what is parsed, what help prints and what completion offers come from here.
struct Option: Sendable {
    /// As written on the command line: at most one short spelling (`-o`), then the long one (`--output`).
    let names: [String]
    /// What help calls the text that follows; `nil` for a flag, which nothing follows.
    let placeholder: String?
    /// The text that holds when the option is not given.
    let standard: String?
    let help: String
    /// Whether it may be given several times, each with a text of its own.
    var isRepeatable = false

    /// An option that a text follows.
    init(_ names: String..., takes placeholder: String, default standard: String? = nil, help: String) {
        self.names = names
        self.placeholder = placeholder
        self.standard = standard
        self.help = help
    }

    /// A flag.
    init(_ names: String..., help: String) {
        self.names = names
        placeholder = nil
        standard = nil
        self.help = help
    }

    /// An option that one of the names of `Choice` follows.
    init<Choice: OptionChoice>(_ names: String..., default standard: Choice, help: String) {
        self.names = names
        placeholder = Choice.allCases.map(\.rawValue).joined(separator: "|")
        self.standard = standard.rawValue
        self.help = help
    }

    /// The same, to be given as often as wanted.
    var repeatable: Option {
        var option = self
        option.isRepeatable = true
        return option
    }

    var longName: String { names[names.count - 1] }
    var isFlag: Bool { placeholder == nil }
}

/// The values of an option that takes one of a few names.
typealias OptionChoice = CaseIterable & RawRepresentable<String> & Sendable

/// Options that several commands have in common, together with their values.
protocol OptionGroup: Sendable {
    static var options: [Option] { get }

    init(_ arguments: Arguments) throws
}

/// What a command works on: words that are neither options nor their values.
struct Operand: Sendable {
    /// What help calls one of them.
    let name: String
    /// How many there may be.
    let count: ClosedRange<Int>
    let help: String

    static func one(_ name: String, help: String) -> Operand { Operand(name: name, count: 1...1, help: help) }
    static func any(_ name: String, help: String) -> Operand { Operand(name: name, count: 0...Int.max, help: help) }
    static func some(_ name: String, help: String) -> Operand { Operand(name: name, count: 1...Int.max, help: help) }

    static func oneOrNone(_ name: String, help: String) -> Operand {
        Operand(name: name, count: 0...1, help: help)
    }

    static let scene = Operand.one("SCENE", help: sceneHelp)
    static let sceneHelp = "The name of a scene, or the path of a scene file (.json)."

    /// `SCENE`, `[COMMAND]`, `SCENE...`, `[SCENE...]`.
    var usage: String {
        let words = count.upperBound > 1 ? name + "..." : name
        return count.lowerBound == 0 ? "[\(words)]" : words
    }
}
