import Foundation
import FrameDiff
import FrameGoldens
import FrameRecording
import FrameTiming
import Synchronization

/// The comparison of one scene with one golden, independent of the test framework.
struct GoldenAssertion {
    struct File {
        let name: String
        let bytes: [UInt8]
    }

    struct Outcome {
        /// The failure message; `nil` if the test passes.
        var failure: String?
        /// Files to attach to a failing test.
        var attachments: [File] = []
    }

    let scene: Scene
    let name: String
    let testFile: String
    let settings: GoldenSettings
    let environment: [String: String]

    private var testName: String { URL(filePath: testFile).deletingPathExtension().lastPathComponent }

    private var golden: GoldenFolder {
        let beside = URL(filePath: testFile).deletingLastPathComponent().path
        return GoldenFolder(of: name, in: settings.folder ?? "\(beside)/\(GoldenFolder.testsName)/\(testName)")
    }

    private var allArtifacts: ArtifactFolder {
        let named = environment["FRAMEREEL_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
        return ArtifactFolder(named ?? ArtifactFolder.ofTests)
    }

    private var artifacts: ArtifactFolder { ArtifactFolder("\(allArtifacts.path)/\(testName)/\(golden.name)") }

    func outcome() -> Outcome {
        do {
            return try checked()
        } catch {
            return Outcome(failure: "\(name): \((error as? RecordingError)?.message ?? "\(error)")")
        }
    }

    private func checked() throws -> Outcome {
        try allArtifacts.claims.claim(golden)
        let wanted = try settings.record ?? RecordMode(wantedBy: environment)
        let mode = try RecordMode(environment: environment, chosen: wanted)
        let rate = try settings.rate ?? golden.manifest()?.rate ?? .fps60
        let (scene, limit, drawsTextAsBlocks) = (scene, settings.limit, settings.drawsTextAsBlocks)
        let (recording, error) = try MainThread.run {
            Result { try Recording.attempt(scene, limit: limit, rate: rate, drawsTextAsBlocks: drawsTextAsBlocks) }
        }.get()
        if let error {
            let image = allArtifacts.writeScreen(of: recording, after: error)
            return Outcome(
                failure: "\(name): \(error.message)" + (image.map { "; an image of the screen is in \($0)" } ?? ""))
        }
        let jobs = min(ProcessInfo.processInfo.activeProcessorCount, 64)
        let draft = try GoldenDraft(of: recording, at: rate, jobs: jobs)
        guard mode == .never else { return Outcome(failure: "\(name): \(try record(draft, mode))") }

        let verdict = try GoldenVerification(of: draft, against: golden, rules: settings.rules).verdict()
        if verdict.report.passes {
            try artifacts.clear(scenes: [verdict.report.name])
            try ArtifactIndex(of: allArtifacts).updateIfThere()
            return Outcome()
        }
        let section = ReportPage.Section(report: verdict.report, images: verdict.reportImages)
        var outcome = Outcome()
        try artifacts.write([section])
        try ArtifactIndex(of: allArtifacts).update()
        var failure = verdict.report.text + "  see \(artifacts.reportPath)\n"
        outcome.attachments = files(of: section)
        if wanted != .never {
            failure += "  the mode \(wanted.rawValue) is ignored: nothing is recorded while CI is set\n"
        }
        let accepting: RecordMode = verdict.isMissing ? .missing : .changed
        let command = accepting.command(filter: testName, isForbidden: RecordMode.forbids(environment))
        outcome.failure = failure + "  " + GoldenMessage.acceptance(by: command)
        return outcome
    }

    /// - Returns: The failure message: a run that records never passes.
    private func record(_ draft: GoldenDraft, _ mode: RecordMode) throws -> String {
        let recording = GoldenRecording(
            of: draft, in: golden, rules: settings.rules, isFull: settings.isFull)
        guard recording.isDue(mode) else { return GoldenMessage.unchanged(golden.path, by: mode) }
        try recording.write()
        return draft.recorded(in: golden) + ", then run without recording"
    }

    private func files(of section: ReportPage.Section) -> [File] {
        var files = [File(name: "\(golden.name).html", bytes: Array(ReportPage(sections: [section]).html.utf8))]
        guard let first = section.report.first, let shown = section.images.frame(first.number) else { return files }
        for (part, index) in [("expected", shown.expected), ("difference", shown.difference), ("actual", shown.actual)]
        {
            if let index {
                files.append(
                    File(name: "\(golden.name)-\(first.number)-\(part).png", bytes: section.images.files[index]))
            }
        }
        return files
    }
}

/// Runs code on the main actor from synchronous code on any thread.
enum MainThread {
    /// Runs `body` on the main actor and waits for it.
    static func run<Value: Sendable>(_ body: @escaping @MainActor @Sendable () -> Value) -> Value {
        if Thread.isMainThread { return MainActor.assumeIsolated(body) }
        let done = DispatchSemaphore(value: 0)
        let box = Box<Value>()
        Task { @MainActor in
            box.value.withLock { $0 = body() }
            done.signal()
        }
        done.wait()
        guard let value = box.value.withLock({ $0 }) else { preconditionFailure("the main actor signalled too early") }
        return value
    }

    private final class Box<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }
}
