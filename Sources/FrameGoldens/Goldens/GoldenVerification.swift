package import FrameDiff
internal import FramePNG
internal import FramePainting
internal import FrameRecording

/// Compares a recording with its golden.
package struct GoldenVerification {
    package struct Finding: Sendable {
        package let report: SequenceReport
        /// Images for the report; empty if the comparison passes.
        package let reportImages: ReportImages
        package let isMissing: Bool
        /// Whether anything differs from the golden, including differences the rules tolerate.
        package let differs: Bool
    }

    private let draft: GoldenDraft
    private let folder: GoldenFolder
    private let rules: ComparisonRules

    package init(of draft: GoldenDraft, against folder: GoldenFolder, rules: ComparisonRules) {
        self.draft = draft
        self.folder = folder
        self.rules = rules
    }

    /// Only digests are compared as long as they are equal.
    ///
    /// - Throws: `JSONError` or ``GoldenError`` when the golden cannot be read, `OutputError`.
    package func finding() throws -> Finding {
        let now = draft.manifest
        guard let golden = try folder.manifest() else {
            var report = SequenceReport(name: now.scene, frames: [])
            report.problems = ["there is no golden in \(folder.path)"]
            return Finding(report: report, reportImages: ReportImages(), isMissing: true, differs: true)
        }
        let isSame =
            golden.digests == now.digests && golden.size == now.size && golden.rate == now.rate
            && golden.scale == now.scale
        if isSame {
            let frames = now.digests.indices.map { frame($0, .equal) }
            return Finding(
                report: SequenceReport(name: now.scene, frames: frames), reportImages: ReportImages(), isMissing: false,
                differs: false)
        }
        var comparison = GoldenComparison(draft: draft, golden: golden, folder: folder, rules: rules)
        let report = try comparison.report()
        return Finding(
            report: report, reportImages: report.passes ? ReportImages() : try comparison.reportImages(for: report),
            isMissing: false, differs: true)
    }

    private func frame(_ number: Int, _ verdict: FrameVerdict) -> SequenceReport.Frame {
        SequenceReport.Frame(
            number: number, time: SceneTime.text(ofFrame: number, at: draft.manifest.rate), verdict: verdict)
    }
}

/// Decides whether a golden has to be written, and writes it.
package struct GoldenRecording {
    private let draft: GoldenDraft
    private let folder: GoldenFolder
    private let isFull: Bool
    private let isMissing: Bool
    private let fails: Bool
    private let differs: Bool

    package init(of draft: GoldenDraft, in folder: GoldenFolder, rules: ComparisonRules, isFull: Bool) throws {
        self.draft = draft
        self.folder = folder
        self.isFull = isFull
        // An unreadable golden counts as failing, so that recording can replace it.
        let finding = try? GoldenVerification(of: draft, against: folder, rules: rules).finding()
        isMissing = finding?.isMissing ?? false
        fails = finding.map { !$0.report.passes } ?? true
        differs = (finding?.differs ?? true) || (try? folder.manifest())?.isFull != isFull
    }

    package func isDue(_ mode: RecordMode) -> Bool { mode.writes(missing: isMissing, fails: fails, differs: differs) }

    package func write() throws { try draft.write(to: folder, isFull: isFull) }
}
