internal import FrameJSON

/// The parsed words of a command line.
struct Arguments: Sendable {
    let operands: [String]
    /// Values keyed by long option name. A flag has an empty value.
    private var given: [String: String]
    /// Long names and values of repeatable options, in command line order.
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

    /// Returns the value of the option or its default, or `nil` if it has neither.
    func text(of option: Option) -> String? {
        text(given: option) ?? option.standard
    }

    /// Returns the given options as words of a command line.
    func spelled(_ options: [Option]) -> [String] {
        options.flatMap { option -> [String] in
            if option.isRepeatable { return texts(of: [option]).map { "\(option.longName)=\($0.text)" } }
            return text(given: option).map { [option.longName + (option.isFlag ? "" : "=" + $0)] } ?? []
        }
    }

    /// Whether the command accepts lists for an option.
    func takesList(_ option: Option) -> Bool {
        declared.contains { $0.longName == option.longName && $0.takesList }
    }

    /// Returns a copy with another value for an option.
    func replacing(_ option: Option, with text: String) -> Arguments {
        var arguments = self
        arguments.given[option.longName] = text
        return arguments
    }

    /// Returns all values of repeatable options, in command line order.
    func texts(of options: [Option]) -> [(option: Option, text: String)] {
        repeated.flatMap { name, text in options.filter { $0.longName == name }.map { ($0, text) } }
    }

    /// Returns the parsed value of the option or of its default.
    ///
    /// - Parameters:
    ///   - expected: A description of valid values, for the message if `read` returns `nil`.
    ///   - read: Parses the value. Its errors are rethrown.
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

    /// Returns the value of the option, or its default, as a case of `Choice`.
    func choice<Choice: OptionChoice>(of option: Option, as type: Choice.Type = Choice.self) throws -> Choice {
        let names = Choice.allCases.map(\.rawValue)
        let hint = text(of: option).flatMap { Spelling.nearest(to: $0, among: names) }
        let expected = "one of \(Spelling.list(names))" + (hint.map { "; did you mean \(JSONValue.quoted($0))?" } ?? "")
        return try value(of: option, expected: expected) { Choice(rawValue: $0) }
    }

    /// Returns the operand, if there is one, as a case of `Choice`.
    ///
    /// - Parameter kind: A noun for the operand in the message, such as `shell`.
    func operand<Choice: OptionChoice>(as type: Choice.Type = Choice.self, _ kind: String) throws(Failure) -> Choice? {
        guard let word = operands.first else { return nil }
        guard let choice = Choice(rawValue: word) else {
            throw .unknown(kind, word, among: Choice.allCases.map(\.rawValue))
        }
        return choice
    }

    /// Returns which of several mutually exclusive flags is given, or `nil`.
    ///
    /// - Throws: ``Failure`` if more than one is given.
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
