internal import Foundation
internal import FrameOutput

struct InitCommand: Command {
    static let summary = "Write a package that tests transitions"
    static let discussion =
        "A transition to begin with, scenes that show it, a command that renders them, tests in Swift Testing and XCTest, "
        + "and a workflow for GitHub. Nothing is replaced: if one of the files exists, none is written."
    static let operand: Operand? = .oneOrNone(
        "FOLDER", help: "Where the package goes; its name becomes the package's. Default: this folder.")

    static let framereel = Option(
        "--framereel", takes: "WHERE",
        help:
            "Where the package finds Framereel: \"prebuilt\", the modules installed with this program; \"source\", the clone "
            + "that the package's folder is in, or one beside that folder, ../framereel; the path of a clone or of an "
            + ".artifactbundle.zip; the URL of a repository, or of an .artifactbundle.zip, with # and its SHA-256. Default: "
            + "prebuilt if installed, or else source."
    )
    static let options = [framereel]

    private let folder: String
    private let location: String?

    init(_ arguments: Arguments) throws {
        folder = arguments.operands.first ?? "."
        location = arguments.text(of: Self.framereel)
        if folder.isEmpty || location?.isEmpty == true {
            throw Failure.usage("expected the path of a folder, found \"\"")
        }
    }

    func run(_ session: Session) throws -> ExitCode {
        let installed = PrebuiltPackage(installedWith: session.io.programPath())
        let repository = GitRepository.top(of: URL(filePath: folder, directoryHint: .isDirectory))
        let package = try StarterPackage(
            in: folder, framereel: location, installed: installed, repository: repository)
        let files = package.files.map { (path: path(of: $0.path), bytes: Array($0.text.utf8)) }
        do {
            try session.io.cancellation.heeding { try WholeFile.write(files) }
        } catch OutputError.targetsExist(let first, let count) {
            let others = count > 1 ? ", and so \(count == 2 ? "does" : "do") \(count - 1) more of its files" : ""
            throw Failure(.cannotCreate, "\(first) exists\(others); init replaces nothing: name a new folder")
        }
        try session.print(paths: files.map(\.path))
        if let path = package.origin.missingClone(seenFrom: folder) {
            session.console.warning("Framereel is not at \(self.path(of: path)) yet; put a clone there")
        }
        let steps =
            (folder == "." ? [] : ["cd " + ShellWord.quoted(folder)]) + [StarterPackage.recording, "swift test"]
        session.console.summary(
            "\(package.name): record its goldens, look at the sheets in Tests/DrawerTests/__Transitions__, then run the "
                + "tests\n" + steps.joined(separator: "\n"))
        return .done
    }

    private func path(of file: String) -> String {
        folder == "." ? file : folder + (folder.hasSuffix("/") ? "" : "/") + file
    }
}
