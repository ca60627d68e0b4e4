internal import FrameJSON

/// The words of a command line, sorted into operands and options of one command.
struct Arguments: Sendable {
    let operands: [String]
    /// By long name; a flag that is present has an empty text.
    private let given: [String: String]
    /// Long names and texts of repeatable options, as they stand on the command line.
    private let repeated: [(name: String, text: String)]
    private let declared: [Option]

    init(
        operands: [String], given: [String: String], repeated: [(name: String, text: String)], declared: [Option]
    ) {
        self.operands = operands
        self.given = given
        self.repeated = repeated
        self.declared = declared
    }

    func has(_ option: Option) -> Bool {
        text(given: option) != nil
    }

    /// What follows the option, or its default; `nil` when it has neither.
    func text(of option: Option) -> String? {
        text(given: option) ?? option.standard
    }

    /// What follows repeatable options, each time, in the order of the command line.
    func texts(of options: [Option]) -> [(option: Option, text: String)] {
        repeated.flatMap { name, text in options.filter { $0.longName == name }.map { ($0, text) } }
    }

    /// What follows the option, or its default, read as a value.
    ///
    /// - Parameters:
    ///   - expected: What the text should be, for the message when `read` gives `nil`.
    ///   - read: What it throws is thrown on.
    /// - Precondition: The option has a default.
    func value<Value>(
        of option: Option, expected: String, _ read: (String) throws -> Value?
    ) throws -> Value {
        guard let text = text(of: option) else { preconditionFailure("\(option.longName) has no default") }
        guard let value = try read(text) else {
            throw Failure.usage("\(option.longName) \(JSONValue.quoted(text)): expected \(expected)")
        }
        return value
    }

    /// What follows the option, or its default, which are names of `Choice`.
    func choice<Choice: OptionChoice>(of option: Option, as type: Choice.Type = Choice.self) throws -> Choice {
        let names = Choice.allCases.map(\.rawValue)
        let hint = text(of: option).flatMap { Spelling.nearest(to: $0, among: names) }
        let expected = "one of \(Spelling.list(names))" + (hint.map { "; did you mean \(JSONValue.quoted($0))?" } ?? "")
        return try value(of: option, expected: expected) { Choice(rawValue: $0) }
    }

    /// The one flag of several that is given, or `nil`.
    ///
    /// - Throws: ``Failure`` when more than one is.
    func oneOf(_ options: Option...) throws(Failure) -> Option? {
        let present = options.filter(has)
        if present.count > 1 {
            throw .usage("\(present[0].longName) and \(present[1].longName) exclude each other")
        }
        return present.first
    }

    private func text(given option: Option) -> String? {
        precondition(
            declared.contains { $0.longName == option.longName }, "\(option.longName) is not in the command's table")
        return given[option.longName]
    }
}
