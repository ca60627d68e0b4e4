internal import Foundation
internal import Glibc

/// The command of an adopted package, which is built when it is run.
struct AdoptedProgram {
    private let folder: String
    private let name: String
    /// Name of the application; empty if the package does not tell.
    let application: String

    /// Fails unless `adopt` wrote the folder.
    init?(_ folder: String) {
        let files = FileManager.default
        guard files.fileExists(atPath: folder + "/adopted.json"),
            let modules = try? files.contentsOfDirectory(atPath: folder + "/Sources"),
            let name = modules.sorted().first(where: {
                files.fileExists(atPath: "\(folder)/Sources/\($0)/Screens.swift")
            })
        else { return nil }
        self.folder = folder
        self.name = name
        application = (try? AdoptedFolder(folder))?.choices.application ?? ""
    }

    /// Runs the command. Its output and messages appear as those of this program.
    func run(_ words: [String], _ session: Session) throws -> ExitCode {
        guard let swift = session.io.program(named: "swift") else {
            throw Failure(.internalError, "\(folder) is built by swift, which is not on PATH; install the toolchain")
        }
        let words = [swift, "run", "--package-path", folder, name] + words
        // `swift run` stops its compilers only on SIGINT.
        guard
            let status = try ChildProcess.runAttached(
                words, endingBy: SIGINT, while: { !session.io.cancellation.isRequested })
        else { throw Failure(.interrupted, "interrupted") }
        return ExitCode(rawValue: status) ?? .internalError
    }
}
