internal import Foundation
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput
internal import FrameScenes

struct DrawCommand: Command {
    static let summary = "Draw a display list, written as JSON, as one PNG"
    static let discussion =
        "A picture in the list is a data URI (data:image/png;base64,...) or the path of a PNG in the list's folder."
    static let operand: Operand? = .one("LIST", help: "The path of a display list (.json); - is standard input.")

    static let output = Option(
        "-o", "--output", takes: "FILE", default: "drawn.png", help: "Where the PNG goes; - is standard output.")
    static let options = [output] + SingleFile.options

    private let list: String
    private let path: String
    private let file: SingleFile

    init(_ arguments: Arguments) throws {
        list = arguments.operands[0]
        file = try SingleFile(arguments)
        path = try arguments.value(of: Self.output, expected: "a path") { $0 }
        if path != "-" { _ = try OutputFormat(ofPath: path, among: [.png]) }
    }

    func run(_ session: Session) throws -> ExitCode {
        let isStandardInput = list == "-"
        let document = try JSONDocument(
            isStandardInput ? session.io.input() : InputFile.read(list),
            file: isStandardInput ? "standard input" : list)
        let folder = isStandardInput ? "." : URL(filePath: list).deletingLastPathComponent().path
        let list = try DisplayListText.read(document, folder: SceneFolder(onDisk: folder))
        try file.write(try StillFile.bytes(of: list), to: path, session)
        session.console.summary(
            "\(list.size.width) x \(list.size.height) pixels, in \(path == "-" ? "standard output" : path)")
        return .done
    }
}
