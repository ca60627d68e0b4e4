/// A command of the program.
///
/// To add a command, write a type in `Verbs/` and add a case to ``CommandName``.
protocol Command: Sendable {
    /// One line without a full stop, for the list of commands.
    static var summary: String { get }
    /// Further paragraphs for the command's own help; may be empty.
    static var discussion: String { get }
    /// Accepted operands; `nil` if the command takes none.
    static var operand: Operand? { get }
    /// All options except ``TerminalOptions``.
    static var options: [Option] { get }

    /// Parses every value, so that invalid ones are reported before any work is done.
    init(_ arguments: Arguments) throws

    @MainActor func run(_ session: Session) throws -> ExitCode
}

extension Command {
    static var discussion: String { "" }
    static var allOptions: [Option] { options + TerminalOptions.options }
}
