struct HelpCommand: Command {
    static let summary = "Print help for the program or a command"
    static let operand: Operand? = .oneOrNone(
        "COMMAND", of: CommandName.self, help: "The command to describe. Default: list all commands.")
    static let options: [Option] = []

    private let name: CommandName?

    init(_ arguments: Arguments) throws {
        name = try arguments.operand("command")
    }

    func run(_ session: Session) throws -> ExitCode {
        try session.print(name?.help(program: session.program) ?? Reel.overview(program: session.program))
        return .done
    }
}
