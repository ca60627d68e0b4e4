internal import FrameDiff
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput

struct VerifyCommand: Command {
    static let summary = "Compare scenes with their goldens"
    static let discussion =
        "Exact by default. A failure names the first and the worst frame, the layers that changed and what had "
        + "just been called, and writes an HTML report that shows them. --crop, --scale, --width and --height are for "
        + "its images; whole frames are compared. Goldens are never written. Exits with 1 if anything differs."
    static let operand: Operand? = .scenes

    static let artifacts = Option(
        "--artifacts", takes: "DIR", default: ArtifactFolder.ofCommands,
        help: "Where report.html, results.json and the images of failures go. Cleared when nothing fails.")
    static let junit = Option("--junit", takes: "FILE", help: "Write the results as JUnit XML.")
    static let json = Option("--json", help: "Print the results as JSON on stdout.")
    static let options =
        GoldenOptions.options + ComparisonOptions.options + [artifacts] + FramingOptions.options + [junit, json]
        + RecordingOptions.options

    private let references: [String]
    private let goldens: GoldenOptions
    private let rules: ComparisonRules
    private let artifacts: ArtifactFolder
    private let framing: FramingOptions
    private let junit: String?
    private let printsJSON: Bool
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        references = arguments.operands
        goldens = try GoldenOptions(arguments)
        var rules = try ComparisonOptions(arguments).rules
        rules.maskedLayers = goldens.maskedLayers
        self.rules = rules
        artifacts = ArtifactFolder(try arguments.value(of: Self.artifacts, expected: "a folder") { $0 })
        framing = try FramingOptions(arguments)
        junit = arguments.text(of: Self.junit)
        printsJSON = arguments.has(Self.json)
        recording = try RecordingOptions(arguments)
    }

    /// Whole frames where the part is not on the canvas: the scenes of a program may have several sizes.
    private func framing(of draft: GoldenDraft, _ name: String, _ session: Session) -> Framing? {
        do {
            return try framing.framing(of: draft.manifest.size)
        } catch {
            session.console.warning("\(name): its images are whole: \(Failure(error).message)")
            return nil
        }
    }

    func run(_ session: Session) throws -> ExitCode {
        var sections: [ReportPage.Section] = []
        for (scene, folder) in try goldens.scenes(references, showing: recording.part, session) {
            let draft = try goldens.draft(scene, folder, recording, session)
            let framing = framing(of: draft, scene.name, session)
            let verdict = try goldens.saying("\(scene.name): comparing with the golden", session) {
                try GoldenVerification(of: draft, against: folder, rules: rules, framing: framing).verdict()
            }
            sections.append(ReportPage.Section(report: verdict.report, images: verdict.reportImages))
            if verdict.report.passes {
                session.console.summary(verdict.report.summary)
            } else if !printsJSON {
                try session.print(verdict.report.text)
            }
        }
        let reports = sections.map(\.report)
        let failed = reports.filter { !$0.passes }
        if let junit {
            try WholeFile.write(Array(JUnitReport.text(reports).utf8), to: junit, replacing: true)
        }
        if printsJSON {
            try session.print(JSONValue.object([JSONMember("scenes", .array(reports.map(\.json)))]).pretty)
        }
        guard !failed.isEmpty else {
            try artifacts.clear(scenes: reports.map(\.name))
            return .done
        }
        try goldens.saying("writing \(artifacts.reportPath)", session) { try artifacts.write(sections) }
        session.console.summary("what fails can be seen in \(artifacts.reportPath)")
        let words = [session.program, "record"] + references + ["--goldens", goldens.path]
        session.console.summary(GoldenMessage.acceptance(by: words.joined(separator: " ")))
        return .findings
    }
}
