internal import Foundation
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput
internal import FrameRecording
internal import FrameScenes
internal import FrameTiming

/// The folder of goldens, and the rate at which scenes are compared with them.
struct GoldenOptions: OptionGroup {
    static let goldens = Option(
        "--goldens", takes: "DIR", default: "goldens",
        help: "The folder of goldens, with one subfolder per scene.")
    static let fps = Option(
        "--fps", takes: "N[/D]", help: "\(RateOption.helpWithoutDefault) (default: the rate of the golden, or 60).")
    static let jobs = Option(
        "-j", "--jobs", takes: "N",
        help: "Number of workers, 1 to 64 (default: one per processor).")
    static let maskLayer = Option(
        "--mask-layer", takes: "NAME[+...]",
        help: "Layers to ignore wherever they move, by the names used in traces and reports, joined by +. What is "
            + "behind them is compared.")
    static let options = [goldens, fps, jobs, maskLayer, ProgressLine.option]

    let path: String
    private let rate: FrameRate?
    let jobs: Int
    private let progressMode: ProgressLine.Mode
    let maskedLayers: Set<String>

    init(_ arguments: Arguments) throws {
        path = try arguments.value(of: Self.goldens, expected: "a folder") { $0.isEmpty || $0 == "-" ? nil : $0 }
        rate = try arguments.text(of: Self.fps).map(RateOption.rate)
        maskedLayers = Set(arguments.text(of: Self.maskLayer)?.split(separator: "+").map(String.init) ?? [])
        let standard = min(ProcessInfo.processInfo.activeProcessorCount, FramePipeline.maximumJobs)
        jobs =
            try arguments.text(of: Self.jobs).map { text in
                guard let count = Int(text), (1...FramePipeline.maximumJobs).contains(count) else {
                    throw Failure.usage("--jobs \(text): expected a number from 1 to \(FramePipeline.maximumJobs)")
                }
                return count
            } ?? standard
        progressMode = try arguments.choice(of: ProgressLine.option)
    }

    /// The scenes named on the command line, each with the folder of its golden.
    ///
    /// - Throws: ``Failure`` if there are none, or two scenes share a golden.
    func scenes(
        _ references: [String], showing part: StoryboardPart?, _ session: Session
    ) throws -> [(scene: Scene, folder: GoldenFolder)] {
        var owners: [String: String] = [:]
        return try session.scenes.references(references).map { reference in
            let scene = try session.scenes.scene(reference, showing: part)
            let folder = GoldenFolder(of: scene.name, in: path)
            if let other = owners[folder.path] {
                throw other == reference
                    ? Failure.usage("the scene \(JSONValue.quoted(reference)) is named twice")
                    : Failure(
                        .badScene, "\(other) and \(reference) would share the golden \(folder.path); rename one")
            }
            owners[folder.path] = reference
            return (scene, folder)
        }
    }

    /// Reports progress on a terminal.
    @MainActor func saying<Result>(
        _ text: String, _ session: Session, _ body: () throws -> Result
    ) rethrows -> Result {
        let line = ProgressLine(progressMode, session)
        defer { line.end() }
        line.begin(text)
        return try body()
    }

    @MainActor func draft(
        _ scene: Scene, _ folder: GoldenFolder, _ recording: RecordingOptions, _ session: Session
    ) throws -> GoldenDraft {
        let rate = rate ?? (try? folder.manifest())?.rate ?? .fps60
        let recording = try session.record(scene, recording, rate: rate)
        let line = ProgressLine(progressMode, session)
        defer { line.end() }
        return try GoldenDraft(
            of: recording, at: rate, jobs: jobs, cancellation: session.io.cancellation, progress: { line.show($0) })
    }
}
