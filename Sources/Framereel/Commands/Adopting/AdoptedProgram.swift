internal import Foundation

/// The command of an adopted package, which is built when it is run.
struct AdoptedProgram {
    private let folder: String
    private let name: String

    /// `nil` unless the folder is one that `adopt` wrote.
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
    }

    /// Its output and messages are those of this program.
    func run(_ words: [String], _ session: Session) throws(Failure) -> ExitCode {
        guard let swift = session.io.program(named: "swift") else {
            throw Failure(.internalError, "\(folder) is built by swift, which is not on PATH; install the toolchain")
        }
        let process = Process()
        process.executableURL = URL(filePath: swift)
        process.arguments = ["run", "--package-path", folder, name] + words
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw Failure(.internalError, "\(swift) cannot be run: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            throw Failure(
                .internalError,
                "\(name) of \(folder) stopped while it made a screen; remove that scene from Sources/\(name)/Screens.swift"
            )
        }
        return ExitCode(rawValue: process.terminationStatus) ?? .internalError
    }
}
