internal import FrameJSON
internal import FrameRecording

struct LintCommand: Command {
    static let summary = "Find defects in the transitions and layouts of scenes"
    static let discussion =
        "Prints one line per finding, with its time and rule, below the name of its scene if there are several. Exits "
        + "with 1 if there are findings. Lists of devices, appearances, sizes, directions and systems examine every "
        + "combination; what several have in common is printed once. Methods of the program that are never called, and functions with random "
        + "results, are found with the first scene. Rules: "
        + allRules.joined(separator: ", ") + ".\n\n" + sources
    private static let allRules = LintRule.all.map(\.name)
    private static let sources = LintRule.all.compactMap { rule in
        rule.source.map { "Source of \(rule.name): \($0)." }
    }.joined(separator: " ")
    static let operand: Operand? = .scenes
    static let ignored = Option(
        "--ignore", takes: "RULE", help: "Leave out the findings of this rule, which a design breaks on purpose."
    ).listing
    static let options = [ignored, ReportOptions.json] + RecordingOptions.ofMatrix

    private let operands: [String]
    private let ignored: Set<String>
    private let report: ReportOptions

    init(_ arguments: Arguments) throws {
        operands = arguments.operands
        ignored = try Self.ignoredRules(arguments)
        report = try ReportOptions(arguments)
    }

    private static func ignoredRules(_ arguments: Arguments) throws(Failure) -> Set<String> {
        guard let text = arguments.text(of: ignored) else { return [] }
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        for name in names where !allRules.contains(name) {
            let hint = Spelling.nearest(to: name, among: allRules).map { "; did you mean \($0)?" } ?? ""
            throw .usage(
                "\(ignored.longName) \(JSONValue.quoted(text)): no such rule as \(JSONValue.quoted(name))\(hint); "
                    + "\"framereel help lint\" lists them")
        }
        return Set(names)
    }

    func run(_ session: Session) throws -> ExitCode {
        let references = try session.scenes.references(operands)
        var ofProgram = session.io.findingsInProgram()
        var (scenes, failures): ([ExaminedScene], [Failure]) = ([], [])
        for reference in references {
            do {
                let scene = try report.scene(reference, session)
                var lints: [Lint] = []
                for combination in report.recording.combinations(of: scene) {
                    let lint = try session.lint(combination.scene, report.recording).adding(ofProgram)
                    lints.append(lint.ignoring(ignored))
                    ofProgram = []
                }
                scenes.append(ExaminedScene(name: scene.name, lints: lints))
            } catch {
                // The other scenes are examined before the command fails.
                let failure = Failure(error)
                if failure.code == .interrupted || references.count == 1 { throw failure }
                session.console.error(failure.message)
                failures.append(failure)
            }
        }
        try print(scenes, session)
        let lints = scenes.flatMap(\.lints)
        for lint in lints {
            let count = lint.findings.count
            session.console.summary(
                "\(lint.scene): \(count == 0 ? "nothing found" : "\(count) \(count == 1 ? "finding" : "findings")")")
        }
        return failures.first?.code ?? (lints.allSatisfy(\.findings.isEmpty) ? .done : .findings)
    }

    /// Prints a JSON object if a single scene is named, or a list otherwise.
    @MainActor private func print(_ scenes: [ExaminedScene], _ session: Session) throws {
        let lints = scenes.flatMap(\.lints)
        if operands.count == 1, lints.count == 1 {
            return try report.print(lints[0].text, lints[0].json, session)
        }
        try report.print(
            scenes.flatMap(\.groups).joined(separator: "\n"),
            .object([JSONMember("scenes", .array(lints.map(\.json)))]), session)
    }
}

/// The findings of a scene under one or more combinations of traits.
private struct ExaminedScene {
    let name: String
    let lints: [Lint]

    /// Findings grouped below the names of the combinations that share them.
    var groups: [String] {
        var order: [[String]] = []
        var lines: [[String]: [String]] = [:]
        var seen: Set<Lint.Finding> = []
        for finding in lints.flatMap(\.findings) where seen.insert(finding).inserted {
            let owners = lints.filter { $0.findings.contains(finding) }.map(\.scene)
            if lines[owners] == nil { order.append(owners) }
            lines[owners, default: []].append(finding.line)
        }
        return order.map { owners in
            let all = owners.count == lints.count && owners.count > 1
            let heading = all ? "\(name) in all \(owners.count) combinations" : owners.joined(separator: ", ")
            return "\(ControlEscapes.line(heading)):\n\(lines[owners, default: []].joined())"
        }
    }
}
