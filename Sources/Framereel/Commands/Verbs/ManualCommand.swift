internal import FrameOutput

struct ManualCommand: Command {
    static let summary = "Print the manual page of the program or a command"
    static let discussion = "To read it here: framereel manual render | man -l -"
    static let operand: Operand? = .oneOrNone(
        "COMMAND", of: CommandName.self, help: "The command to describe. Default: the program.")

    static let output = Option(
        "-o", "--output", takes: "FOLDER", help: "Write all pages into this folder instead, such as share/man/man1.")
    static let options = [output] + SingleFile.options

    private let name: CommandName?
    private let folder: String?
    private let file: SingleFile

    init(_ arguments: Arguments) throws {
        name = try arguments.operand("command")
        folder = arguments.text(of: Self.output)
        file = try SingleFile(arguments)
        if let name, folder != nil {
            throw Failure.usage("--output writes all pages, so it does not go with the command \(name.rawValue)")
        }
    }

    func run(_ session: Session) throws -> ExitCode {
        guard let folder else {
            try session.print(ManualPage(program: session.program, name: name).text)
            return .done
        }
        for page in ManualPage.all(of: session.program) {
            try file.write(Array(page.text.utf8), to: folder + "/" + page.fileName, session)
        }
        return .done
    }
}
