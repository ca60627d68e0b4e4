internal import FrameJSON

struct HelpCommand: Command {
    static let summary = "Print help for the program or a command"
    static let operand: Operand? = .oneOrNone("COMMAND", help: "The command to describe. Default: list all commands.")
    static let options: [Option] = []

    private let name: CommandName?

    init(_ arguments: Arguments) throws {
        name = try arguments.operands.first.map { word throws(Failure) in
            if let name = CommandName(rawValue: word) { return name }
            let names = CommandName.allCases.map(\.rawValue)
            let nearest = Spelling.nearest(to: word, among: names).map { "did you mean \($0)?" }
            throw .usage(
                "unknown command \(JSONValue.quoted(word)); " + (nearest ?? "expected one of \(Spelling.list(names))"))
        }
    }

    func run(_ session: Session) throws -> ExitCode {
        try session.print(name?.help(program: session.program) ?? Reel.overview(program: session.program))
        return .done
    }
}
