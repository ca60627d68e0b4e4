internal import FrameJSON

/// Writes messages for the user to standard error. Data goes to standard output.
///
/// Control characters are escaped. All lines of a message after the first are indented, so that a name with a line
/// break cannot pass for a separate message.
struct Console: Sendable {
    enum Verbosity: Sendable {
        case quiet, normal, verbose
    }

    let verbosity: Verbosity
    private let stream: any ByteStream
    private let hasColor: Bool

    init(_ io: CommandIO, _ verbosity: Verbosity) {
        self.verbosity = verbosity
        stream = io.errors
        hasColor = io.errorsHaveColor
    }

    func error(_ sentence: String) { say(sentence, label: "error:", color: 31) }

    func warning(_ sentence: String) {
        if verbosity != .quiet { say(sentence, label: "warning:", color: 33) }
    }

    /// Prints the outcome as one line at the end.
    func summary(_ sentence: String) {
        if verbosity != .quiet { say(sentence) }
    }

    /// Prints verbose diagnostics.
    func detail(_ sentence: String) {
        if verbosity == .verbose { say(sentence) }
    }

    private func say(_ sentence: String, label: String, color: Int) {
        say(sentence, after: hasColor ? "\u{1B}[1;\(color)m\(label)\u{1B}[0m " : label + " ")
    }

    /// Prints a message. Failures to write to standard error are ignored, because there is nowhere else to report them.
    private func say(_ sentence: String, after label: String = "") {
        let lines = ControlEscapes.lines(sentence).split(separator: "\n", omittingEmptySubsequences: false)
        try? stream.write(label + lines.joined(separator: "\n  ") + "\n")
    }
}

/// The options that every command has: verbosity and help.
struct TerminalOptions: OptionGroup {
    static let quiet = Option("-q", "--quiet", help: "Print only errors to stderr.")
    static let verbose = Option("-v", "--verbose", help: "Print verbose diagnostics to stderr.")
    static let help = Option("-h", "--help", help: "Print this help.")
    static let options = [quiet, verbose, help]

    let verbosity: Console.Verbosity

    init(_ arguments: Arguments) throws {
        let given = try arguments.oneOf(Self.quiet, Self.verbose)
        verbosity = given.map { $0.longName == Self.quiet.longName ? .quiet : .verbose } ?? .normal
    }

    /// Whether help is requested before `--`, even if other words are invalid.
    static func requestsHelp(_ words: some Sequence<String>) -> Bool {
        words.prefix { $0 != "--" }.contains { help.names.contains($0) }
    }
}

/// Lays out text in aligned columns, two spaces apart. The last column is not padded. Control characters in cells are
/// escaped.
enum TextTable {
    static func text(header: [String], rows: [[String]]) -> String {
        let all = [header] + rows.map { $0.map(ControlEscapes.line) }
        let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { row in
            let cells = zip(row, widths).map { text, width in
                text + String(repeating: " ", count: width - text.count)
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
