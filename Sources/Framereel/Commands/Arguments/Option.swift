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
