internal import FrameGoldens

struct SchemaCommand: Command {
    static let summary = "Print the JSON schema of scene files or display lists"
    static let discussion =
        "An editor that knows it completes keys and checks values. A file names its schema as \"$schema\": a copy of what is "
        + "printed, or the installed file, share/framereel/scene.schema.json."
    static let operand: Operand? = .oneOrNone(
        "NAME", of: Schema.self, help: "scene, or display-list for the draw command. Default: scene.")
    static let options: [Option] = []

    private let schema: Schema

    init(_ arguments: Arguments) throws {
        schema = try arguments.operand("schema") ?? .scene
    }

    func run(_ session: Session) throws -> ExitCode {
        let program = session.io.programPath()
        guard let path = schema.path(besideProgram: program) else {
            throw Failure(
                .internalError,
                "\(schema.fileName) is not beside \(program ?? "this program"): it is in Schemas of Framereel's sources, and in "
                    + "share/framereel where scripts/install put the program")
        }
        try session.print(String(decoding: try InputFile.read(path), as: UTF8.self))
        return .done
    }
}
