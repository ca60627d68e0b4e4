internal import Foundation
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput
internal import FrameScenes

struct DrawCommand: Command {
    static let summary = "Draw a display list (JSON) to a PNG"
    static let discussion =
        "An image in the list is a data URI (data:image/png;base64,...) or the path of a PNG file inside the "
        + "folder of the list."
    static let operand: Operand? = .one("LIST", help: "The path of a display list (.json); - is stdin.")

    static let output = Option(
        "-o", "--output", takes: "FILE", default: "drawn.png", help: "Output file; - is stdout.")
    static let options = [output, OpenOption.open] + SingleFile.options

    private let list: String
    private let path: String
    private let file: SingleFile
    private let opening: OpenOption

    init(_ arguments: Arguments) throws {
        list = arguments.operands[0]
        file = try SingleFile(arguments)
        path = try arguments.value(of: Self.output, expected: "a path") { $0 }
        opening = try OpenOption(arguments, output: path)
        if path != "-" { _ = try OutputFormat(ofPath: path, among: [.png]) }
    }

    func run(_ session: Session) throws -> ExitCode {
        let isStandardInput = list == "-"
        let document = try JSONDocument(
            isStandardInput ? session.io.input() : InputFile.readOperand(list),
            file: isStandardInput ? "standard input" : list)
        let folder = isStandardInput ? "." : URL(filePath: list).deletingLastPathComponent().path
        let list = try DisplayListText.read(document, folder: SceneFolder(onDisk: folder))
        try file.write(try DisplayListText.bytes(of: list, document), to: path, session)
        session.console.summary(
            "\(list.size.width) x \(list.size.height) pixels, in \(path == "-" ? "standard output" : path)")
        try opening.show(session)
        return .done
    }
}
