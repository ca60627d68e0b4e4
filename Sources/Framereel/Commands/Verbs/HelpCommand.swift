internal import FrameJSON

struct HelpCommand: Command {
    static let summary = "Print what the program, or one of its commands, takes"
    static let operand: Operand? = .oneOrNone("COMMAND", help: "The command to explain; without it, all are listed.")
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
