internal import Foundation
internal import FrameDiff
internal import FrameFiles
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput
internal import FrameRecording
internal import FrameRendering

struct VerifyCommand: Command {
    static let summary = "Compare scenes with their goldens"
    static let discussion =
        "Exact by default. A golden that was recorded with other fonts, another renderer, look or form of text is not "
        + "compared: one message says so before anything is drawn, with the remedy, and the exit status is 65. A failure names the first and the worst frame, the layers that changed and what had "
        + "just been called, and writes an HTML report that shows them. --crop, --scale, --width and --height are for "
        + "its images; whole frames are compared. Goldens are never written. Exits with 1 if anything differs.\n\nLists of devices, "
        + "appearances, sizes, directions and systems compare every combination with a golden of its own; the report shows the "
        + "combinations side by side."
    static let operand: Operand? = .scenes

    static let anyway = Option(
        "--anyway",
        help: "Also compare with goldens that were recorded with other fonts, another renderer, look or form of text.")
    static let artifacts = Option(
        "--artifacts", takes: "DIR", default: ArtifactFolder.ofCommands,
        help: "Where report.html, results.json and the images of failures go. Cleared when nothing fails.")
    static let junit = Option("--junit", takes: "FILE", help: "Write the results as JUnit XML.")
    static let json = Option("--json", help: "Print the results as JSON on stdout.")
    static let markdown = Option(
        "--markdown", takes: "FILE",
        help: "Write a summary for a pull request: a table with the worst frame of each scene that differs.")
    static let linkBase = Option(
        "--link-base", takes: "URL",
        help:
            "Where the artifacts are published, for the links and pictures of --markdown. Default: paths from its file, "
            + "which comments on GitHub do not show.")
    static let noPictures = Option(
        "--no-pictures",
        help: "Leave pictures out of --markdown, for pages that show none of files: job summaries on GitHub.")
    static let annotations = Option(
        "--annotations", takes: "github",
        help: "Print workflow commands that mark the sources of scenes that differ.")
    static let options =
        GoldenOptions.options + ComparisonOptions.options + [anyway, artifacts] + FramingOptions.options
        + [junit, json, markdown, linkBase, noPictures, annotations] + RecordingOptions.ofMatrix

    private let references: [String]
    private let goldens: GoldenOptions
    private let rules: ComparisonRules
    private let comparesAnyway: Bool
    private let artifacts: ArtifactFolder
    private let framing: FramingRequest
    private let junit: String?
    private let printsJSON: Bool
    private let markdown: String?
    private let linkBase: String?
    private let hasPictures: Bool
    private let annotates: Bool
    private let recording: RecordingOptions
    /// Command that records the scenes compared here, without its scene operands.
    private let words: [String]
    /// The same words for a reference that names the traits.
    private let wordsOfOne: [String]

    init(_ arguments: Arguments) throws {
        references = arguments.operands
        goldens = try GoldenOptions(arguments)
        var rules = try ComparisonOptions(arguments).rules
        rules.maskedLayers = goldens.maskedLayers
        self.rules = rules
        comparesAnyway = arguments.has(Self.anyway)
        artifacts = ArtifactFolder(try arguments.value(of: Self.artifacts, expected: "a folder") { $0 })
        markdown = arguments.text(of: Self.markdown)
        linkBase = arguments.text(of: Self.linkBase)
        for option in [Self.linkBase, Self.noPictures] where arguments.has(option) && markdown == nil {
            throw Failure.usage("\(option.longName) is for the summary of --markdown")
        }
        hasPictures = !arguments.has(Self.noPictures)
        annotates = arguments.has(Self.annotations)
        if annotates {
            _ = try arguments.choice(of: Self.annotations, as: Annotations.self)
            _ = try arguments.oneOf(Self.annotations, Self.json)
        }
        framing = try FramingOptions(arguments).request
        junit = arguments.text(of: Self.junit)
        printsJSON = arguments.has(Self.json)
        let recording = try RecordingOptions(arguments)
        self.recording = recording
        words = arguments.spelled(RecordingOptions.options + [GoldenOptions.fps]) + ["--goldens", goldens.path]
        wordsOfOne =
            arguments.spelled(
                RecordingOptions.options.filter { option in
                    !recording.matrix.hasSeveral || !RecordingOptions.traits.contains { $0.longName == option.longName }
                } + [GoldenOptions.fps]) + ["--goldens", goldens.path]
    }

    private enum Annotations: String, OptionChoice {
        case github
    }

    func run(_ session: Session) throws -> ExitCode {
        let entries = try goldens.entries(references, recording, session)
        let mismatches = comparesAnyway ? [] : goldens.mismatches(entries, recording)
        if !mismatches.isEmpty { session.console.error(OriginMismatch.message(about: mismatches)) }
        let refused = Dictionary(mismatches.map { ($0.name, $0.mismatch) }, uniquingKeysWith: { first, _ in first })
        var results: [CombinationReport.Entry] = []
        try TwoSteps.run(entries, overlaps: goldens.jobs > 1) { entry in
            if let mismatch = refused[entry.scene.name] { return (Work.refused(entry, mismatch), session) }
            return (Work.run(try goldens.run(entry, recording, session)), session)
        } second: { work, session in
            switch work {
            case .refused(let entry, let mismatch): return refusal(of: entry, mismatch, session)
            case .run(let run): return try result(of: run, session)
            }
        } last: { entry, result in
            results.append(result)
            guard refused[entry.scene.name] == nil else { return }
            let report = result.verdict.report
            if report.passes {
                session.console.summary(report.summary)
            } else if !printsJSON {
                try session.print(report.text)
            }
        }
        let reports = results.map(\.verdict.report)
        if let junit {
            try WholeFile.write(Array(JUnitReport.text(reports).utf8), to: junit, replacing: true)
        }
        if printsJSON {
            try session.print(JSONValue.object([JSONMember("scenes", .array(reports.map(\.json)))]).pretty)
        }
        if annotates { try annotate(entries, reports, session) }
        let passes = reports.allSatisfy(\.passes)
        if passes {
            try artifacts.clear()
        } else {
            try goldens.saying("writing \(artifacts.reportPath)", session) {
                try artifacts.write(try sections(entries, results))
            }
        }
        if let markdown { try write(results, to: markdown) }
        guard !passes else { return .done }
        session.console.summary("what fails can be seen in \(artifacts.reportPath)")
        session.console.summary(
            GoldenMessage.acceptance(
                by: acceptance(of: references, words, session),
                isMissing: results.allSatisfy { $0.verdict.report.passes || $0.verdict.isMissing }))
        return refused.isEmpty ? .findings : .badScene
    }

    /// A run to compare, or the reason why it is not compared.
    private enum Work: Sendable {
        case run(GoldenOptions.Run)
        case refused(GoldenOptions.Entry, OriginMismatch)
    }

    private func refusal(
        of entry: GoldenOptions.Entry, _ mismatch: OriginMismatch, _ session: Session
    ) -> CombinationReport.Entry {
        CombinationReport.Entry(
            draft: nil, verdict: GoldenVerification.verdict(onMismatch: mismatch, of: entry.scene.name),
            acceptance: acceptance(of: [entry.reference], wordsOfOne, session))
    }

    private func result(of run: GoldenOptions.Run, _ session: Session) throws -> CombinationReport.Entry {
        let (scene, folder) = (run.entry.scene, run.entry.folder)
        let draft = try goldens.draft(run, session)
        let framing = framing(of: draft, scene.name, session)
        let verdict = try goldens.saying("\(scene.name): comparing with the golden", session) {
            try GoldenVerification(of: draft, against: folder, rules: rules, framing: framing).verdict()
        }
        return CombinationReport.Entry(
            draft: run.entry.group == nil ? nil : draft, verdict: verdict,
            acceptance: acceptance(of: [run.entry.reference], wordsOfOne, session))
    }

    private func acceptance(of scenes: [String], _ words: [String], _ session: Session) -> String {
        (session.invocation + ["record"] + scenes + words).map(ShellWord.quoted).joined(separator: " ")
    }

    /// Returns the sections in scene order; a scene's combinations stay together.
    private func sections(
        _ entries: [GoldenOptions.Entry], _ results: [CombinationReport.Entry]
    ) throws -> [ReportPage.Section] {
        var sections: [ReportPage.Section] = []
        var start = 0
        while start < entries.count {
            let group = entries[start].group
            let end =
                entries[start...].firstIndex {
                    $0.group != group || group == nil && $0.scene.name != entries[start].scene.name
                }
                ?? entries.count
            sections += try CombinationReport.sections(Array(results[start..<end]), of: group, jobs: goldens.jobs)
            start = end
        }
        return sections
    }

    private func write(_ results: [CombinationReport.Entry], to path: String) throws {
        let base =
            linkBase.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? RelativePath.folder(artifacts.path, seenFrom: path)
        let entries = results.map { result in
            let report = result.verdict.report
            return MarkdownSummary.Entry(
                report: report, acceptance: result.acceptance,
                pictures: hasPictures ? artifacts.imagesOfWorst(report.name).map { $0.map { base + $0 } } : [])
        }
        let passes = results.allSatisfy(\.verdict.report.passes)
        // Without pictures, the summary is meant for a page that cannot show the report either, unless the report is
        // published.
        let isReachable = hasPictures || linkBase != nil
        let summary = MarkdownSummary(
            entries, report: passes || !isReachable ? nil : base + ArtifactFolder.reportName, hasPictures: hasPictures)
        try WholeFile.write(Array(summary.text.utf8), to: path, replacing: true)
    }

    /// Marks the source line of each scene that differs.
    private func annotate(
        _ entries: [GoldenOptions.Entry], _ reports: [SequenceReport], _ session: Session
    ) throws {
        let root = session.io.environment("GITHUB_WORKSPACE") ?? FileManager.default.currentDirectoryPath
        for (entry, report) in zip(entries, reports) where !report.passes {
            // A workflow command is a single line; the details are in the report.
            let worst = report.worst.map { "\n\($0.name): \($0.verdict.message)" } ?? ""
            let file = entry.scene.source.flatMap { RelativePath.file($0.file, below: root) }
            try session.io.output.write(
                GitHubAnnotation.error(
                    report.result + worst, title: report.name, file: file,
                    line: file == nil ? nil : entry.scene.source?.line))
        }
    }

    /// Returns the framing, or whole frames if the part is not on the canvas, because the scenes of a program may
    /// differ in size.
    private func framing(of draft: GoldenDraft, _ name: String, _ session: Session) -> Framing? {
        do {
            return try framing.framing(of: draft.manifest.size)
        } catch {
            session.console.warning("\(name): its images are whole: \(Failure(error).message)")
            return nil
        }
    }
}
