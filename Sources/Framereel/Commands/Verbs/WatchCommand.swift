internal import Foundation
internal import FrameJSON
internal import FrameOutput
internal import FrameScenes
internal import Glibc

struct WatchCommand: Command {
    static let summary = "Show a scene in a browser, and again whenever it changes"
    static let discussion =
        "Serves a studio to browsers on this machine only, until it is interrupted: the page of play with the tree of layers and "
        + "their values at the moment, the findings of lint, and a choice of devices and appearances. The frame that is looked at "
        + "is drawn first. A scene file and the images it "
        + "names, or a storyboard and its folder, are rendered again when one of them changes. A scene of a Swift package is "
        + "built before, with swift build, when a file of the package or a source that it ports changes. Errors are shown in the page."
    static let operand: Operand? = .scene

    static let output = Option(
        "-o", "--output", takes: "FOLDER",
        help: "Where player.html is kept (default: a temporary folder, removed at the end).")
    static let port = Option(
        "--port", takes: "N", default: "0", help: "The port to serve on; 0 takes any free one, which is printed.")
    private static let ofPlay =
        CompressionOption.options + FrameRunOptions.options + DressingOptions.ofMovies + RecordingOptions.options
    static let options = [output, port, OpenOption.open] + ofPlay

    private let scene: String
    private let folder: String?
    private let port: UInt16
    private let opens: Bool
    /// Options passed to `play`.
    private let words: [String]

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        folder = arguments.text(of: Self.output)
        port = try arguments.value(of: Self.port, expected: "a number from 0 to 65535") { UInt16($0) }
        opens = arguments.has(OpenOption.open)
        _ = (
            try CompressionOption(arguments), try FrameRunOptions(arguments, rows: MovieRow.all),
            try RecordingOptions(arguments)
        )
        words = arguments.spelled(Self.ofPlay)
    }

    func run(_ session: Session) throws -> ExitCode {
        guard let program = session.io.programPath() else {
            throw Failure(.internalError, "the path of this program cannot be read from /proc, so it cannot run play")
        }
        let package = try package(of: program, session)
        return try session.io.cancellation.heeding {
            let output = try folder ?? Self.temporaryFolder()
            defer { if folder == nil { try? FileManager.default.removeItem(atPath: output) } }
            do {
                try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
            } catch {
                throw Failure(.cannotCreate, "cannot create '\(output)': \(error.localizedDescription)")
            }
            let page = output + "/player.html"
            try Self.checkPage(page)
            let studio = StudioFolder(path: try Self.temporaryFolder())
            defer { try? FileManager.default.removeItem(atPath: studio.path) }
            let server = try PageServer(
                port: port, page: page, folder: studio,
                studio: StudioPage(title: scene, devices: Device.all.map(\.name)))
            defer { server.stop() }
            try session.print(server.address + "\n")
            if opens { try OpenOption.open(server.address, session) }
            let rendering = WatchRendering(
                scene: scene, program: program, words: words, folder: output, studio: studio, package: package,
                session: session)
            try rendering.run(showing: server)
            return .interrupted
        }
    }

    /// Returns the folder of the package that a scene of this program belongs to, or `nil` for a scene in a file.
    private func package(of program: String, _ session: Session) throws -> String? {
        guard session.scenes.scenes.contains(where: { $0.name == scene }) else {
            // An invalid file may become valid, but a missing one is a mistake.
            if access(scene, F_OK) != 0 { _ = try session.scenes.scene(scene) }
            return nil
        }
        let above = sequence(first: URL(filePath: program).deletingLastPathComponent()) { url in
            url.path == "/" ? nil : url.deletingLastPathComponent()
        }
        guard let folder = above.first(where: { access($0.appending(path: "Package.swift").path, F_OK) == 0 }) else {
            throw Failure(
                .inputMissing,
                "scene \(JSONValue.quoted(scene)) is part of \(program), and no folder above that has a Package.swift to build "
                    + "it from")
        }
        return folder.standardizedFileURL.path
    }

    /// Refuses a path whose file belongs to someone else, because every rendering replaces the page.
    private static func checkPage(_ path: String) throws {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFREG, FileMark.isOn(path) else {
            throw Failure(
                .cannotCreate,
                "\(path) exists and was not written by \(Reel.name), or was changed since; move it away, or choose another --output"
            )
        }
    }

    private static func temporaryFolder() throws -> String {
        var template = Array(
            FileManager.default.temporaryDirectory.appending(path: "framereel-XXXXXX").path.utf8CString)
        guard mkdtemp(&template) != nil else {
            throw Failure(
                .cannotCreate, "no temporary folder can be created: \(SystemReason(errno)); name one with --output")
        }
        return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
