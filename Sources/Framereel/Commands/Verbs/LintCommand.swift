internal import Foundation
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput
internal import FrameRecording

struct LintCommand: Command {
    static let summary = "Find defects in the transitions and layouts of scenes"
    static let discussion =
        "Prints one line per finding, with its time and rule, below the name of its scene if there are several. Exits "
        + "with 1 if there are findings, and with 65 if a scene fails: what was found until then is printed all the same. Lists of devices, appearances, sizes, directions and systems examine every "
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
    static let baseline = Option(
        "--baseline", takes: "FILE", help: "Leave out the findings that this file lists, and print what is new.")
    static let writing = Option(
        "--write-baseline",
        help: "Write all findings of the scenes into the file of --baseline instead; those of other scenes stay in it.")
    static let options = [ignored, baseline, writing, ReportOptions.json] + RecordingOptions.ofMatrix

    private let operands: [String]
    private let ignored: Set<String>
    private let baseline: String?
    private let writesBaseline: Bool
    private let report: ReportOptions

    init(_ arguments: Arguments) throws {
        operands = arguments.operands
        ignored = try Self.ignoredRules(arguments)
        baseline = arguments.text(of: Self.baseline)
        writesBaseline = arguments.has(Self.writing)
        if writesBaseline, baseline == nil {
            throw Failure.usage("\(Self.writing.longName) needs the file: \(Self.baseline.longName) lint.json")
        }
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
        let accepted = try readBaseline()
        let found = session.io.findingsInProgram().filter { !ignored.contains($0.rule) }
        var entries = found.map { LintBaseline.Entry($0, in: nil) }
        var ofProgram = found.filter { !accepted.entries.contains(LintBaseline.Entry($0, in: nil)) }
        var (scenes, failures): ([ExaminedScene], [Failure]) = ([], [])
        for reference in references {
            do {
                let scene = try report.scene(reference, session)
                var lints: [Lint] = []
                for combination in report.recording.combinations(of: scene) {
                    let lint = try session.lint(combination.scene, report.recording).ignoring(ignored)
                    entries += lint.findings.map { LintBaseline.Entry($0, in: lint.scene) }
                    lints.append(lint.without(accepted).adding(ofProgram))
                    ofProgram = []
                }
                scenes.append(ExaminedScene(name: scene.name, lints: lints))
                failures += lints.compactMap { $0.failure.map { Failure($0) } }
            } catch {
                // The other scenes are examined before the command fails.
                let failure = Failure(error)
                if failure.code == .interrupted || references.count == 1 { throw failure }
                failures.append(failure)
            }
        }
        let lints = scenes.flatMap(\.lints)
        let examined = Set(lints.map { $0.scene as String? } + [nil])
        if let baseline, writesBaseline {
            try write(accepted.replacing(examined, with: entries), to: baseline, session)
            tell(failures, session)
            return failures.first?.code ?? .done
        }
        try print(scenes, session)
        for lint in lints {
            let count = lint.findings.count
            session.console.summary(
                "\(lint.scene): \(count == 0 ? "nothing found" : "\(count) \(count == 1 ? "finding" : "findings")")")
        }
        let gone = accepted.countGone(of: examined, from: entries)
        if let baseline, gone > 0 {
            session.console.summary(
                "\(gone) finding\(gone == 1 ? "" : "s") of \(baseline) \(gone == 1 ? "does" : "do") not occur any more; \(Self.writing.longName) removes \(gone == 1 ? "it" : "them")"
            )
        }
        tell(failures, session)
        return failures.first?.code ?? (lints.allSatisfy(\.findings.isEmpty) ? .done : .findings)
    }

    private func tell(_ failures: [Failure], _ session: Session) {
        for failure in failures { session.console.error(failure.message) }
    }

    /// Returns the accepted findings: none without a file, or if the file is about to be written for the first time.
    private func readBaseline() throws -> LintBaseline {
        guard let baseline, !writesBaseline || FileManager.default.fileExists(atPath: baseline) else {
            return LintBaseline()
        }
        let document = try JSONDocument(InputFile.read(baseline), file: baseline)
        do throws(JSONProblem) {
            return try LintBaseline(json: document.value)
        } catch {
            throw document.error(error)
        }
    }

    private func write(_ accepted: LintBaseline, to path: String, _ session: Session) throws {
        try WholeFile.write(Array(accepted.text.utf8), to: path, replacing: true)
        let count = accepted.entries.count
        session.console.summary("\(count) finding\(count == 1 ? " is" : "s are") in \(path) now")
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
