/// One word of the command line: what it takes, and what it does with it.
///
/// To add one, write a type in `Verbs/` and give it a case in ``CommandName``.
protocol Command: Sendable {
    /// One line for the list of commands.
    static var summary: String { get }
    /// Further paragraphs for its own help; may be empty.
    static var discussion: String { get }
    /// `nil` when it works on nothing.
    static var operand: Operand? { get }
    /// All but those of ``TerminalOptions``.
    static var options: [Option] { get }

    /// Reads every value, so that a wrong one is told before any work is done.
    init(_ arguments: Arguments) throws

    @MainActor func run(_ session: Session) throws -> ExitCode
}

extension Command {
    static var discussion: String { "" }
    static var allOptions: [Option] { options + TerminalOptions.options }
}
