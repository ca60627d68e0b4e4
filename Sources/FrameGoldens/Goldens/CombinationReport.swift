package import FrameDiff
internal import FrameOutput
internal import FramePainting
internal import FrameRecording

/// The sections of a report on one scene's goldens under several combinations of traits.
package struct CombinationReport: Sendable {
    /// The result of one combination.
    package struct Entry: Sendable {
        /// Draft with pictures; `nil` without them.
        let draft: GoldenDraft?
        package let verdict: GoldenVerification.Verdict
        package let acceptance: String

        /// - Parameters:
        ///   - draft: Draft for showing a picture next to other combinations; `nil` for a scene with a single one,
        ///     whose recording is freed.
        ///   - acceptance: Command that records the result.
        package init(draft: GoldenDraft?, verdict: GoldenVerification.Verdict, acceptance: String) {
            self.draft = draft
            self.verdict = verdict
            self.acceptance = acceptance
        }
    }

    /// Longest side of a picture, in pixels. A few hundred pictures fit into a report.
    private static let pictureSide = 320

    /// Returns the sections, with a picture of each combination at the moment of the worst frame in the first failing
    /// one.
    ///
    /// - Parameter scene: Name of the scene without traits; `nil` to omit pictures for a scene with one combination.
    package static func sections(
        _ entries: [Entry], of scene: String?, jobs: Int
    ) throws -> [ReportPage.Section] {
        let moment = entries.lazy.compactMap { $0.verdict.report.worst?.number }.first
        let isShown = scene != nil && entries.contains { !$0.verdict.report.passes }
        let pictures: [[UInt8]?] =
            isShown
            ? try WorkerThreads.map(entries.count, jobs: jobs) { try image(of: entries[$0].draft, at: moment) }
            : entries.map { _ in nil }
        return zip(entries, pictures).map { entry, picture in
            let report = entry.verdict.report
            let member = scene.map { scene in
                ReportMember(
                    scene: scene,
                    traits: report.name.lastIndex(of: Scene.traitSeparator).map {
                        String(report.name[report.name.index(after: $0)...])
                    } ?? "", picture: picture)
            }
            return ReportPage.Section(
                report: report, images: entry.verdict.reportImages, acceptance: entry.acceptance, member: member)
        }
    }

    /// Returns the image at a moment, or the last frame if there is none.
    private static func image(of draft: GoldenDraft?, at moment: Int?) throws -> [UInt8]? {
        guard let draft, draft.frameCount > 0 else { return nil }
        let size = draft.manifest.size
        let factor = min(1, Double(pictureSide) / Double(max(size.width, size.height)))
        func reduced(_ side: Int) -> Int { max(1, Int((Double(side) * factor).rounded())) }
        let framing = Framing(
            x: 0, y: 0, part: size, of: size,
            at: PixelSize(width: reduced(size.width), height: reduced(size.height)))
        return try StillFile.bytes(of: draft.list(min(moment ?? Int.max, draft.frameCount - 1)), in: framing)
    }
}
