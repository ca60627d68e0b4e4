internal import Foundation
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput
internal import FrameRecording
internal import FrameScenes
internal import FrameTiming

/// Options for the folder of goldens and the frame rate at which scenes are compared with them.
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

    /// A scene under one combination of traits, with the folder of its golden.
    struct Entry: Sendable {
        let scene: Scene
        let folder: GoldenFolder
        /// Operand that refers to exactly this scene, such as `card@dark`.
        let reference: String
        /// Name of the scene without traits, if it has several combinations.
        let group: String?
    }

    /// Returns the scenes named on the command line, under every combination of traits.
    ///
    /// - Throws: ``Failure`` if there are no scenes, or two scenes share a golden.
    func entries(
        _ references: [String], _ recording: RecordingOptions, _ session: Session
    ) throws -> [Entry] {
        var owners: [String: String] = [:]
        return try session.scenes.references(references).flatMap { reference in
            let scene = try session.scenes.scene(reference, showing: recording.part)
            let combinations = recording.combinations(of: scene)
            return try combinations.map { combination in
                let folder = GoldenFolder(of: combination.scene.name, in: path)
                if let other = owners[folder.path] {
                    throw other == reference
                        ? Failure.usage("the scene \(JSONValue.quoted(reference)) is named twice")
                        : Failure(
                            .badScene, "\(other) and \(reference) would share the golden \(folder.path); rename one")
                }
                owners[folder.path] = reference
                return Entry(
                    scene: combination.scene, folder: folder,
                    reference: reference + combination.scene.name.dropFirst(scene.name.count),
                    group: combinations.count > 1 ? scene.name : nil)
            }
        }
    }

    /// Returns the goldens that were recorded under other conditions than those of this run.
    func mismatches(
        _ entries: [Entry], _ options: RecordingOptions
    ) -> [(name: String, mismatch: OriginMismatch)] {
        entries.compactMap { entry in
            let conditions = DrawingConditions(
                of: options.applied(to: entry.scene), drawsTextAsBlocks: options.text == .blocks)
            return entry.folder.mismatch(under: conditions).map { (entry.scene.name, $0) }
        }
    }

    /// A scene that has been run but whose frames are not drawn yet.
    struct Run: Sendable {
        let entry: Entry
        let recording: Recording
        let rate: FrameRate
    }

    @MainActor func run(_ entry: Entry, _ options: RecordingOptions, _ session: Session) throws -> Run {
        let rate = rate ?? (try? entry.folder.manifest())?.rate ?? .fps60
        return Run(entry: entry, recording: try session.record(entry.scene, options, rate: rate), rate: rate)
    }

    /// Draws the frames of a run.
    func draft(_ run: Run, _ session: Session) throws -> GoldenDraft {
        let line = ProgressLine(progressMode, session)
        defer { line.end() }
        return try GoldenDraft(
            of: run.recording, at: run.rate, jobs: jobs, cancellation: session.io.cancellation,
            progress: { line.show($0) })
    }

    /// Reports progress on a terminal during the work.
    func saying<Result>(
        _ text: String, _ session: Session, _ body: () throws -> Result
    ) rethrows -> Result {
        let line = ProgressLine(progressMode, session)
        defer { line.end() }
        line.begin(text)
        return try body()
    }
}
