import Foundation
import FrameDiff
import FrameGoldens
import FrameRecording
import FrameTiming

/// Compares a scene with its golden, or with one golden for each combination of traits, independently of the test
/// framework.
struct GoldenAssertion {
    struct File {
        let name: String
        let bytes: [UInt8]
    }

    struct Outcome {
        /// Failure message; `nil` if the test passes.
        var failure: String?
        /// Files to attach to a failing test.
        var attachments: [File] = []
    }

    let scene: Scene
    /// Combinations of traits; `nil` for the scene as it is.
    var matrix: TraitMatrix?
    /// Name of the golden, without traits.
    let name: String
    let testFile: String
    let settings: GoldenSettings
    let environment: [String: String]

    private var testName: String { URL(filePath: testFile).deletingPathExtension().lastPathComponent }

    /// The scene under every combination of traits.
    private var scenes: [Scene] { matrix?.combinations.map { scene.under($0) } ?? [scene] }

    private func golden(of combination: Scene) -> GoldenFolder {
        let beside = URL(filePath: testFile).deletingLastPathComponent().path
        return GoldenFolder(
            of: name + combination.name.dropFirst(scene.name.count),
            in: settings.folder ?? "\(beside)/\(GoldenFolder.testsName)/\(testName)")
    }

    private var allArtifacts: ArtifactFolder {
        let named = environment["FRAMEREEL_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
        return ArtifactFolder(named ?? ArtifactFolder.ofTests)
    }

    private var artifacts: ArtifactFolder {
        ArtifactFolder("\(allArtifacts.path)/\(testName)/\(GoldenFolder.name(of: name))")
    }

    private var jobs: Int { min(ProcessInfo.processInfo.activeProcessorCount, 64) }

    func outcome() -> Outcome {
        do {
            return try checked()
        } catch let unfinished as Unfinished {
            return Outcome(failure: "\(name): \(unfinished.message)")
        } catch let error as GoldenError {
            return Outcome(failure: "\(name): \(error.message)")
        } catch {
            return Outcome(failure: "\(name): \((error as? RecordingError)?.message ?? "\(error)")")
        }
    }

    private func checked() throws -> Outcome {
        let scenes = scenes
        let goldens = scenes.map(golden)
        for golden in goldens { try allArtifacts.claims.claim(golden) }
        let wanted = try settings.record ?? RecordMode(wantedBy: environment)
        let mode = try RecordMode(environment: environment, chosen: wanted)
        var sentences: [String] = []
        var entries: [CombinationReport.Entry] = []
        if mode == .never {
            let mismatches = zip(scenes, goldens).compactMap { scene, golden in
                mismatch(of: scene, golden).map { (name: golden.name, mismatch: $0) }
            }
            if !mismatches.isEmpty {
                return Outcome(
                    failure: OriginMismatch.message(about: mismatches) + "\n  "
                        + GoldenMessage.acceptance(by: command(.changed)))
            }
        }
        for (scene, golden) in zip(scenes, goldens) {
            let draft = try draft(of: scene, golden)
            guard mode == .never else {
                sentences.append("\(matrix == nil ? name : golden.name): \(try record(draft, in: golden, mode))")
                continue
            }
            let verdict = try GoldenVerification(of: draft, against: golden, rules: settings.rules).verdict()
            entries.append(
                CombinationReport.Entry(
                    draft: draft, verdict: verdict, acceptance: command(verdict.isMissing ? .missing : .changed)))
        }
        guard mode == .never else {
            if matrix != nil { try goldens.first?.mergeEqual() }
            return Outcome(failure: sentences.joined(separator: "\n"))
        }
        return try compared(entries, goldens, wanted)
    }

    private func mismatch(of scene: Scene, _ golden: GoldenFolder) -> OriginMismatch? {
        FontChoice.with(environment[FontChoice.variable]) {
            golden.mismatch(under: DrawingConditions(of: scene, drawsTextAsBlocks: settings.drawsTextAsBlocks))
        }
    }

    private func draft(of scene: Scene, _ golden: GoldenFolder) throws -> GoldenDraft {
        let rate = try settings.rate ?? golden.manifest()?.rate ?? .fps60
        let (limit, drawsTextAsBlocks) = (settings.limit, settings.drawsTextAsBlocks)
        let fonts = environment[FontChoice.variable]
        let (recording, error) = try MainThread.run {
            Result {
                try FontChoice.with(fonts) {
                    try Recording.attempt(scene, limit: limit, rate: rate, drawsTextAsBlocks: drawsTextAsBlocks)
                }
            }
        }.get()
        if let error { throw Unfinished(error: error, image: allArtifacts.writeScreen(of: recording, after: error)) }
        return try GoldenDraft(of: recording, at: rate, jobs: jobs)
    }

    private func compared(
        _ entries: [CombinationReport.Entry], _ goldens: [GoldenFolder], _ wanted: RecordMode
    ) throws -> Outcome {
        let sections = try CombinationReport.sections(
            entries, of: entries.count > 1 ? scene.name : nil, jobs: jobs)
        let failed = sections.filter { !$0.report.passes }
        guard !failed.isEmpty else {
            try artifacts.clear()
            try ArtifactIndex(of: allArtifacts).updateIfThere()
            return Outcome()
        }
        var outcome = Outcome()
        let passing = sections.count - failed.count
        var failure = failed.map(\.report.text).joined()
        if passing > 0 { failure += "  \(passing) other combination\(passing == 1 ? " is" : "s are") as expected\n" }
        do {
            try artifacts.write(sections)
            try ArtifactIndex(of: allArtifacts).update()
            failure += "  see \(artifacts.reportPath)\n"
        } catch let error as GoldenError {
            failure += "  there is no report: \(error.message)\n"
        }
        outcome.attachments = files(of: sections, goldens)
        if wanted != .never {
            failure += "  the mode \(wanted.rawValue) is ignored: nothing is recorded while CI is set\n"
        }
        // Recording changed goldens also writes missing ones.
        let isMissing = entries.allSatisfy { $0.verdict.report.passes || $0.verdict.isMissing }
        outcome.failure =
            failure + "  "
            + GoldenMessage.acceptance(
                by: command(isMissing ? .missing : .changed), isMissing: isMissing)
        return outcome
    }

    /// Returns the command that records the goldens.
    private func command(_ mode: RecordMode) -> String {
        mode.command(filter: testName, isForbidden: RecordMode.forbids(environment))
    }

    /// - Returns: The failure message, because a run that records never passes.
    private func record(_ draft: GoldenDraft, in golden: GoldenFolder, _ mode: RecordMode) throws -> String {
        let recording = GoldenRecording(
            of: draft, in: golden, rules: settings.rules, isFull: settings.isFull)
        guard recording.isDue(mode) else { return GoldenMessage.unchanged(golden.path, by: mode) }
        try recording.write()
        return draft.recorded(in: golden) + ", then run without recording"
    }

    private func files(of sections: [ReportPage.Section], _ goldens: [GoldenFolder]) -> [File] {
        var files = [
            File(
                name: "\(GoldenFolder.name(of: name)).html",
                bytes: Array(
                    ReportPage(sections: ReportPage.Section.within(ReportImages.limit, sections)).html.utf8))
        ]
        for (section, golden) in zip(sections, goldens) {
            guard let first = section.report.first, let shown = section.images.frame(first.number) else { continue }
            for (part, index) in [
                ("expected", shown.expected), ("difference", shown.difference), ("actual", shown.actual),
            ] {
                guard let index else { continue }
                files.append(
                    File(name: "\(golden.name)-\(first.number)-\(part).png", bytes: section.images.files[index]))
            }
        }
        return files
    }
}

/// A scene that did not run to its end.
private struct Unfinished: Error {
    let error: RecordingError
    /// Image of the screen after the last step; `nil` if none was written.
    let image: String?

    var message: String { error.message + (image.map { "; an image of the screen is in \($0)" } ?? "") }
}
