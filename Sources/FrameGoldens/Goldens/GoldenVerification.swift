package import FrameDiff
internal import FramePNG
internal import FramePainting
internal import FrameRecording

/// Holds what a scene shows now against its golden.
package struct GoldenVerification {
    /// What was found.
    package struct Finding: Sendable {
        package let report: SequenceReport
        /// Empty unless the report fails.
        package let pictures: ReportPictures
        package let isMissing: Bool
        /// Whether anything at all is not as the golden says, what rules tolerate included.
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

    /// A golden that passes costs no more than its digests.
    ///
    /// - Throws: `JSONError` or ``GoldenError`` when the golden cannot be read, `OutputError`.
    package func finding() throws -> Finding {
        let now = draft.manifest
        guard let golden = try folder.manifest() else {
            var report = SequenceReport(name: now.scene, frames: [])
            report.problems = ["there is no golden in \(folder.path)"]
            return Finding(report: report, pictures: ReportPictures(), isMissing: true, differs: true)
        }
        let isSame =
            golden.digests == now.digests && golden.size == now.size && golden.rate == now.rate
            && golden.scale == now.scale
        if isSame {
            let frames = now.digests.indices.map { frame($0, .equal) }
            return Finding(
                report: SequenceReport(name: now.scene, frames: frames), pictures: ReportPictures(), isMissing: false,
                differs: false)
        }
        var story = GoldenComparison(draft: draft, golden: golden, folder: folder, rules: rules)
        let report = try story.report()
        return Finding(
            report: report, pictures: report.passes ? ReportPictures() : try story.pictures(for: report),
            isMissing: false, differs: true)
    }

    private func frame(_ number: Int, _ verdict: FrameVerdict) -> SequenceReport.Frame {
        SequenceReport.Frame(
            number: number, time: SceneTime.text(ofFrame: number, at: draft.manifest.rate), verdict: verdict)
    }
}
