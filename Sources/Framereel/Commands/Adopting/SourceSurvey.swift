internal import Foundation
internal import FrameProjects

/// Output of `framereel-port --survey` about the sources of a module.
struct SourceSurvey: Decodable, Equatable {
    struct File: Decodable, Equatable {
        let path: String
        /// Modules imported outside of `#if`.
        private(set) var imports: [String]
        /// Modules imported inside `#if`.
        let conditional: [String]
        /// The subset of `imports` that are Apple's and do not exist here.
        let system: [String]
        /// Apple symbols that do not exist here.
        var missing: [String]
        let problem: String?
        let entry: Bool?

        /// Forgets imports of modules.
        mutating func ignore(_ modules: Set<String>) { imports.removeAll(where: modules.contains) }
    }

    struct Controller: Decodable, Equatable {
        let name: String
        let file: Int
        let outlets: Bool
        /// Whether it is only a superclass of others.
        var base: Bool?
    }

    var files: [File] = []
    var controllers: [Controller] = []
    /// Class of the application delegate, if it can be created without arguments.
    var delegate: String?
    /// Classes of scene delegates that can be created without arguments.
    var sceneDelegates: [String]? = []

    /// Returns the survey without missing symbols that are declared elsewhere.
    func declaring(_ names: Set<String>) -> SourceSurvey {
        var survey = self
        for index in survey.files.indices { survey.files[index].missing.removeAll(where: names.contains) }
        return survey
    }

    /// - Parameters:
    ///   - libraries: Paths of the sources of modules that the target imports.
    ///   - isCheck: Whether to look for porting errors as well, which takes longer.
    static func of(
        _ target: ProjectTarget, libraries: [String], isCheck: Bool, _ program: PortProgram
    ) throws(Failure) -> SourceSurvey {
        guard !target.sources.isEmpty else { return SourceSurvey() }
        let version = target.settings.swiftVersion.prefix { $0 != "." }
        let words =
            ["--survey", "--swift", "\(max(Int(version) ?? 5, 3))"] + (isCheck ? ["--check"] : [])
            + (target.product == .tests ? ["--tests"] : [])
            + target.settings.headerImports.flatMap { ["--header-import", $0] }
            + libraries.flatMap { ["--library", $0] } + target.sources
        let result = try program.run(words)
        guard result.status == 0 else {
            let message = result.messages.split(separator: "\n").first.map(String.init) ?? "the survey failed"
            throw Failure(
                ExitCode(rawValue: result.status) ?? .internalError,
                message.hasPrefix("error: ") ? String(message.dropFirst(7)) : message)
        }
        do {
            return try JSONDecoder().decode(SourceSurvey.self, from: Data(result.output.utf8))
        } catch {
            throw Failure(.internalError, "framereel-port is of another version: its survey cannot be read")
        }
    }
}
