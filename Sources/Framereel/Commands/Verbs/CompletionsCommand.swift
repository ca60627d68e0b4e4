internal import FrameJSON

struct CompletionsCommand: Command {
    static let summary = "Print the completions of a shell"
    static let discussion = """
        In bash: eval "$(framereel completions bash)". In zsh: eval "$(framereel completions zsh)", after compinit. In fish: \
        framereel completions fish > ~/.config/fish/completions/framereel.fish.
        """
    static let operand: Operand? = .oneOrNone("SHELL", help: "bash, zsh or fish. Default: bash.")
    static let options: [Option] = []

    private let shell: CompletionScript.Shell

    init(_ arguments: Arguments) throws {
        let word = arguments.operands.first ?? CompletionScript.Shell.bash.rawValue
        guard let shell = CompletionScript.Shell(rawValue: word) else {
            let names = CompletionScript.Shell.allCases.map(\.rawValue)
            let nearest = Spelling.nearest(to: word, among: names).map { "did you mean \($0)?" }
            throw Failure.usage(
                "unknown shell \(JSONValue.quoted(word)); " + (nearest ?? "expected one of \(Spelling.list(names))"))
        }
        self.shell = shell
    }

    func run(_ session: Session) throws -> ExitCode {
        try session.print(CompletionScript(program: session.program).text(for: shell))
        return .done
    }
}
