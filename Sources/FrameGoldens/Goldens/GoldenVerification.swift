package import FrameDiff
package import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameRecording

/// Compares a recording with its golden.
package struct GoldenVerification {
    package struct Verdict: Sendable {
        package let report: SequenceReport
        /// Images for the report; empty if the comparison passes.
        package let reportImages: ReportImages
        package let isMissing: Bool
        /// Whether anything differs from the golden, including differences that the rules tolerate.
        package let differs: Bool
    }

    private let draft: GoldenDraft
    private let folder: GoldenFolder
    private let rules: ComparisonRules
    private let framing: Framing?

    /// - Parameter framing: Part shown by the images of the report; `nil` shows all of each frame. Whole frames are
    ///   compared.
    package init(
        of draft: GoldenDraft, against folder: GoldenFolder, rules: ComparisonRules, framing: Framing? = nil
    ) {
        self.draft = draft
        self.folder = folder
        self.rules = rules
        self.framing = framing
    }

    /// Returns the verdict on a golden that is not compared, without a run.
    package static func verdict(onMismatch mismatch: OriginMismatch, of scene: String) -> Verdict {
        var report = SequenceReport(name: scene, frames: [])
        report.problems = mismatch.sentences
        return Verdict(report: report, reportImages: ReportImages(), isMissing: false, differs: true)
    }

    /// Compares the recording. As long as digests are equal, nothing else is compared.
    ///
    /// - Parameter showsImages: Whether to encode images for the report, which costs more than the comparison.
    /// - Throws: `JSONError` or ``GoldenError`` if the golden cannot be read, `OutputError`.
    package func verdict(showsImages: Bool = true) throws -> Verdict {
        let now = draft.manifest
        guard let golden = try folder.manifest() else { return try verdictOnMissing(showsImages) }
        let variant =
            golden.hasFrames(of: now) ? nil : try folder.variants().first { $0.golden.hasFrames(of: now) }
        if variant != nil || golden.hasFrames(of: now) {
            var report = SequenceReport(name: now.scene, frames: (0..<now.frameCount).map { frame($0, .equal) })
            report.notes = variant.map { ["the variant \($0.name): \($0.reason)"] } ?? []
            return Verdict(report: report, reportImages: ReportImages(), isMissing: false, differs: false)
        }
        var comparison = try GoldenComparison(
            draft: draft, golden: golden, folder: try folder.holder(), rules: rules)
        let report = try comparison.report()
        return Verdict(
            report: report,
            reportImages: report.passes || !showsImages
                ? ReportImages() : try comparison.reportImages(for: report, in: framing),
            isMissing: false, differs: true)
    }

    /// Returns the current images, to look at before recording, and the golden under its former name, if there is one.
    private func verdictOnMissing(_ showsImages: Bool) throws -> Verdict {
        var report = SequenceReport(name: draft.manifest.scene, frames: [])
        report.problems = [GoldenMessage.missing(folder.path)]
        for other in folder.siblings where (try? other.manifest())?.hasFrames(of: draft.manifest) == true {
            report.notes.append(
                "\(other.path) has the same frames; if the scene was renamed: git mv \(other.path) \(folder.path)")
        }
        let images = showsImages ? try draft.images(in: framing) : ReportImages()
        return Verdict(report: report, reportImages: images, isMissing: true, differs: true)
    }

    private func frame(_ number: Int, _ verdict: FrameVerdict) -> SequenceReport.Frame {
        SequenceReport.Frame(
            number: number, time: SceneTime.text(ofFrame: number, at: draft.manifest.rate), verdict: verdict)
    }
}

/// Decides whether a golden needs to be written, and writes it.
package struct GoldenRecording {
    private let draft: GoldenDraft
    private let folder: GoldenFolder
    private let rules: ComparisonRules
    private let isFull: Bool

    package init(of draft: GoldenDraft, in folder: GoldenFolder, rules: ComparisonRules, isFull: Bool) {
        self.draft = draft
        self.folder = folder
        self.rules = rules
        self.isFull = isFull
    }

    /// Whether the golden needs to be written. An unreadable golden counts as failing, so that recording can replace
    /// it. Pixels are compared only if the answer depends on them.
    package func isDue(_ mode: RecordMode) -> Bool {
        guard let golden = try? folder.manifest() else {
            return mode.writes(missing: !folder.exists, fails: folder.exists, differs: folder.exists)
        }
        let others = (try? folder.variants()) ?? []
        let hasFrames = ([golden] + others.map(\.golden)).contains { $0.hasFrames(of: draft.manifest) }
        // Goldens that are not compared cannot pass.
        if folder.mismatch(under: draft.recording.conditions) != nil {
            return mode.writes(missing: false, fails: true, differs: true)
        }
        func writes(ifFailing fails: Bool) -> Bool {
            mode.writes(missing: false, fails: fails, differs: !hasFrames || golden.isFull != isFull)
        }
        guard !hasFrames, writes(ifFailing: true) != writes(ifFailing: false) else {
            return writes(ifFailing: !hasFrames)
        }
        let verdict = try? GoldenVerification(of: draft, against: folder, rules: rules).verdict(showsImages: false)
        return writes(ifFailing: verdict.map { !$0.report.passes } ?? true)
    }

    package func write() throws { try draft.write(to: folder, isFull: isFull) }
}
