package import FrameDiff
internal import FrameRecording

/// Decides whether a golden is to be written, and writes it.
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
        // A golden that cannot be read is one that fails: recording is how it is mended.
        let finding = try? GoldenVerification(of: draft, against: folder, rules: rules).finding()
        isMissing = finding?.isMissing ?? false
        fails = finding.map { !$0.report.passes } ?? true
        differs = (finding?.differs ?? true) || (try? folder.manifest())?.isFull != isFull
    }

    package func isDue(_ mode: RecordMode) -> Bool { mode.writes(missing: isMissing, fails: fails, differs: differs) }

    package func write() throws { try draft.write(to: folder, isFull: isFull) }
}
