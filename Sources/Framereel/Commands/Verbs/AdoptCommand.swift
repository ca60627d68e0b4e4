internal import Foundation
internal import FrameJSON
internal import FrameProjects

struct AdoptCommand: Command {
    static let summary = "Write a package that builds the application of an Xcode project"
    static let discussion =
        "Reads the project without running anything of it. The package has a target for each module of the application, which "
        + "ports the sources where they are, a copy of the resources, a command with its screens, tests of them, and a workflow "
        + "for GitHub if both are in one repository. Run again, it follows "
        + "changes of the project, and leaves alone what you edited. --check only reports which modules and "
        + "types exist here, and exits with 1 if something is missing."
    static let operand: Operand? = .one(
        "PROJECT", help: "The path of an .xcodeproj, an .xcworkspace or a Package.swift.")

    static let target = Option(
        "--target", takes: "NAME", help: "The target to adopt. Default: the only application for iOS.")
    static let output = Option(
        "-o", "--output", takes: "FOLDER", help: "Where the package goes. Default: TARGET-reel in this folder.")
    static let stub = Option(
        "--stub", takes: "NAME",
        help:
            "Write an empty target for a module that is not in the project, or an empty source for one that does not exist "
            + "(Secrets.swift), for you to fill. May be repeated."
    ).repeatable
    static let packages = Option(
        "--packages", takes: "FOLDER",
        help:
            "Build modules from fetched packages, pods or frameworks in a folder, such as SourcePackages/checkouts, Pods or "
            + "Carthage/Checkouts. May be repeated."
    ).repeatable
    static let tests = Option(
        "--tests",
        help: "Adopt the application's own unit tests, too, which then run with swift test in virtual time.")
    static let check = Option("--check", help: "Write nothing, only report.")
    static let options = [target, output, stub, packages, tests, check, InitCommand.framereel]

    private let path: String
    private let target: String?
    private let folder: String?
    private let stubs: [String]
    private let packages: [String]
    private let adoptsTests: Bool
    private let isCheck: Bool
    private let location: String?

    init(_ arguments: Arguments) throws {
        path = arguments.operands[0]
        target = arguments.text(of: Self.target)
        folder = arguments.text(of: Self.output)
        location = arguments.text(of: InitCommand.framereel)
        isCheck = arguments.has(Self.check)
        adoptsTests = arguments.has(Self.tests)
        stubs = arguments.texts(of: [Self.stub]).map(\.text)
        packages = arguments.texts(of: [Self.packages]).map(\.text)
        for name in stubs where !StubName.isValid(name) {
            throw Failure.usage(
                "--stub \(JSONValue.quoted(name)): expected the name of a module, or of a source that does not exist")
        }
        if path.isEmpty || folder?.isEmpty == true || location?.isEmpty == true || packages.contains("") {
            throw Failure.usage("expected a path, found \"\"")
        }
    }

    func run(_ session: Session) throws -> ExitCode {
        let project = try ProjectFile(contentsOf: path)
        let program = try PortProgram(session.io)
        func adopting(_ choices: AdoptedFolder.Choices) throws -> Adoption {
            try Adoption(
                project, target: target, stubs: choices.stubs, packages: choices.packages, withTests: choices.tests,
                isCheck: isCheck
            ) { target, libraries in
                try session.stopIfRequested()
                return try SourceSurvey.of(
                    target, libraries: libraries ?? [], isCheck: isCheck && libraries != nil, program)
            }
        }
        var choices = AdoptedFolder.Choices(
            stubs: stubs, packages: packages.map { URL(filePath: $0).standardizedFileURL.path },
            tests: adoptsTests)
        if isCheck {
            let report = AdoptionReport(try adopting(choices))
            try session.print(report.text)
            return report.hasFindings ? .findings : .done
        }
        let main = try Adoption.main(of: project, named: target)
        let folder = self.folder ?? main.module + "-reel"
        var written = try AdoptedFolder(folder)
        choices.application = main.name
        choices.stubs += written.choices.stubs.filter { !stubs.contains($0) }
        if packages.isEmpty { choices.packages = written.choices.packages }
        if written.choices.tests { choices.tests = true }
        let adoption = try adopting(choices)
        let url = URL(filePath: folder, directoryHint: .isDirectory)
        let installed = PrebuiltPackage(installedWith: session.io.programPath())
        let origin = try FramereelOrigin(location, seenFrom: url, installed: installed)
        let package = try AdoptedPackage(
            adoption, in: url, origin: origin, repository: Self.repository(of: path, and: url))
        let changes = try written.update(to: package.files, choices)
        try session.print(paths: (changes.written + changes.removed).map { "\(folder)/\($0)" })
        let programs = AdoptedPackage.missingPrograms(for: package.files)
        for note in package.notes + [programs].compactMap(\.self) { session.console.warning(note) }
        for path in changes.left { session.console.warning("\(folder)/\(path) was edited, and is left alone") }
        for warning in AdoptionReport(adoption).warnings { session.console.warning(warning) }
        if let path = origin.missingClone(seenFrom: folder) {
            session.console.warning("Framereel is not at \(folder)/\(path) yet; put a clone there, or give --framereel")
        }
        let gallery = (session.invocation + ["gallery", folder]).map(ShellWord.quoted).joined(separator: " ")
        session.console.summary(
            "\(folder): \(changes.written.count) files written, \(changes.removed.count) removed\n"
                + "\(gallery)\ncd \(ShellWord.quoted(folder))\nswift run \(package.reel) list"
                + adoption.tests.map { "\nswift test --filter \($0.target.module)" }.joined())
        return .done
    }

    /// Returns the folder of the Git repository that a project and a package are in; `nil` if there is none.
    private static func repository(of project: String, and package: URL) -> URL? {
        let folder = URL(filePath: project).standardizedFileURL.deletingLastPathComponent()
        guard let top = GitRepository.top(of: folder) else { return nil }
        return (package.standardizedFileURL.path + "/").hasPrefix(top.path + "/") ? top : nil
    }
}
