internal import Foundation
internal import FrameJSON
internal import Synchronization

struct PortCommand: Command {
    static let summary = "Rewrite sources for iOS so that they compile here"
    static let discussion =
        "Does by hand what the plugin PortUIKit does while a package is built: attributes, selectors and key paths of "
        + "Objective-C, optional requirements, overrides in extensions, conditions and imports. The sources of a module "
        + "are ported together. Prints the changes in each file, and errors that suggest alternatives. Exits "
        + "with 1 if there are errors."
    static let operand: Operand? = .some("SOURCES", help: "A folder of Swift sources, or a file.")

    static let output = Option("-o", "--output", takes: "FOLDER", help: "Where the ported sources go.")
    static let check = Option("--check", help: "Write nothing, only report.")
    static let swift = Option(
        "--swift", takes: "VERSION", default: "5",
        help: "The version of Swift the sources are written in. Before 5, names that Apple changed since are renamed.")
    static let library = Option(
        "--library", takes: "FOLDER",
        help: "The sources of a module that is ported by itself and that these sources import. May be repeated."
    ).repeatable
    static let options = [output, check, swift, library]

    /// The program that ports. `framereel` itself does not contain SwiftSyntax.
    private static let tool = "framereel-port"

    private let words: [String]
    private let saysWhatToDo: Bool

    init(_ arguments: Arguments) throws {
        let folder = arguments.text(of: Self.output)
        let version = try arguments.value(of: Self.swift, expected: "a version, such as 4 or 5") { text in
            text.split(separator: ".").first.flatMap { Int($0) }.flatMap { $0 >= 3 ? text : nil }
        }
        saysWhatToDo = folder != nil || arguments.has(Self.check)
        words =
            arguments.operands + ["--swift", version] + (folder.map { ["-o", $0] } ?? [])
            + arguments.texts(of: [Self.library]).flatMap { [Self.library.longName, $0.text] }
            + (arguments.has(Self.check) ? ["--check"] : [])
    }

    func run(_ session: Session) throws -> ExitCode {
        guard saysWhatToDo else { throw Failure.usage("expected --output FOLDER, or --check to report only") }
        guard let path = Self.path(session.io) else {
            throw Failure(
                .internalError,
                "\(Self.tool) is neither beside this program nor on PATH; swift build --product \(Self.tool) makes it, "
                    + "with a toolchain that has SwiftSyntax in lib/swift/host")
        }
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: path)
        process.arguments = words
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw Failure(.internalError, "\(path) cannot be run: \(error.localizedDescription)")
        }
        // Both are read at once, since a full pipe stops the program that writes to it.
        let messages = Mutex<[UInt8]>([])
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let data = errors.fileHandleForReading.readDataToEndOfFile()
            messages.withLock { $0 = [UInt8](data) }
            end.signal()
        }
        try session.print(String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
        process.waitUntilExit()
        end.wait()
        try session.io.errors.write(ControlEscapes.lines(String(decoding: messages.withLock { $0 }, as: UTF8.self)))
        return ExitCode(rawValue: process.terminationStatus) ?? .internalError
    }

    private static func path(_ io: CommandIO) -> String? {
        let beside = io.programPath().map { URL(filePath: $0).deletingLastPathComponent().appending(path: tool).path }
        return beside.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil } ?? io.program(named: tool)
    }
}
