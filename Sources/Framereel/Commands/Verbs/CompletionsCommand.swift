struct CompletionsCommand: Command {
    static let summary = "Print the completions of a shell"
    static let discussion = """
        In bash: eval "$(framereel completions bash)". In zsh: eval "$(framereel completions zsh)", after compinit. In fish: \
        framereel completions fish > ~/.config/fish/completions/framereel.fish.
        """
    static let operand: Operand? = .oneOrNone(
        "SHELL", of: CompletionScript.Shell.self, help: "bash, zsh or fish. Default: bash.")
    static let options: [Option] = []

    private let shell: CompletionScript.Shell

    init(_ arguments: Arguments) throws {
        shell = try arguments.operand("shell") ?? .bash
    }

    func run(_ session: Session) throws -> ExitCode {
        try session.print(CompletionScript(program: session.program).text(for: shell))
        return .done
    }
}
