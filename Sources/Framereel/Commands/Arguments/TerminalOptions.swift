/// How much is said on standard error. Every command has these.
struct TerminalOptions: OptionGroup {
    static let quiet = Option("-q", "--quiet", help: "Print nothing on standard error but errors.")
    static let verbose = Option("-v", "--verbose", help: "Print on standard error what is done and with what.")
    static let help = Option("-h", "--help", help: "Print this help.")
    static let options = [quiet, verbose, help]

    let verbosity: Console.Verbosity

    init(_ arguments: Arguments) throws {
        let given = try arguments.oneOf(Self.quiet, Self.verbose)
        verbosity = given.map { $0.longName == Self.quiet.longName ? .quiet : .verbose } ?? .normal
    }

    /// Whether the words before `--` ask for help, whatever else is wrong with them.
    static func askForHelp(_ words: some Sequence<String>) -> Bool {
        words.prefix { $0 != "--" }.contains { help.names.contains($0) }
    }
}
