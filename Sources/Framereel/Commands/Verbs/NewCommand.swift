internal import Foundation
internal import FrameOutput

struct NewCommand: Command {
    static let summary = "Write a scene file to start from"
    static let discussion =
        "A list whose rows push a screen, a sheet, and a flow that taps through them. \"$schema\" names the schema of this "
        + "program, so that editors complete keys. Existing files are never replaced."
    static let operand: Operand? = .one("FILE", help: "The path of the new file, which ends in .json.")
    static let options: [Option] = []

    private let path: String

    init(_ arguments: Arguments) throws {
        path = arguments.operands[0]
        guard path.hasSuffix(".json"), path.split(separator: "/").last != ".json" else {
            throw Failure.usage("expected a path that ends in .json, found \"\(path)\"")
        }
    }

    func run(_ session: Session) throws -> ExitCode {
        let schema = Schema.scene.path(besideProgram: session.io.programPath())
        let text = StarterScene.text(schema: schema ?? "urn:framereel:schema:scene")
        do {
            try session.io.cancellation.heeding { try WholeFile.write([(path: path, bytes: Array(text.utf8))]) }
        } catch OutputError.targetsExist(let first, _) {
            throw Failure(.cannotCreate, "\(first) exists; new replaces nothing: name a new file")
        }
        try session.print(paths: [path])
        let file = ShellWord.quoted(path)
        let movie = ShellWord.quoted((path as NSString).deletingPathExtension + ".mp4")
        session.console.summary(
            "look at it, change it, and render it\nframereel watch \(file)\nframereel render \(file) -o \(movie)")
        return .done
    }
}
