internal import FrameFigures
internal import FrameOutput
internal import FramePNG
internal import FramePages
internal import FramePainting
internal import FrameRecording

struct PlayCommand: Command {
    static let summary = "Write an HTML player for a scene"
    static let discussion =
        "A single self-contained file that works offline: the frames, a scrubber, speeds from 0.1x to 2x, single steps, the "
        + "bars and shades of \"framereel timeline\", and the trace. Identical frames are stored once. Pages that would become "
        + "large show reduced frames; --scale 1 keeps every pixel."
    static let operand: Operand? = .scene

    static let output = Option(
        "-o", "--output", takes: "FILE", default: "player.html", help: "Output file.")
    static let options =
        [output, OpenOption.open] + SingleFile.options + CompressionOption.options + FrameRunOptions.options
        + RecordingOptions.options

    /// Tuned: browsers open a page of 50 MB without delay and one of 200 MB after seconds.
    private static let largestEasyPage = 50_000_000

    /// Tuned: opens at once, and is small enough to attach to a pull request.
    private static let largestStandardPage = 6_000_000
    /// The number of frames from which the size of all is estimated. Tuned: within some percent for the reference scenes.
    private static let sampleCount = 10

    private let scene: String
    private let path: String
    private let replacing: Bool
    private let opening: OpenOption
    private let compression: PNGCompression
    private let frames: FrameRunOptions
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        path = try arguments.value(of: Self.output, expected: "a path that ends in .html") { path in
            path.lowercased().hasSuffix(".html") || path.lowercased().hasSuffix(".htm") ? path : nil
        }
        opening = try OpenOption(arguments, output: path)
        replacing = arguments.has(SingleFile.overwrite)
        compression = try CompressionOption(arguments).compression
        frames = try FrameRunOptions(arguments)
        recording = try RecordingOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let scene = try session.scenes.scene(scene, showing: recording.part)
        let recording = try session.record(scene, recording, rate: frames.rate)
        let plan = try plan(for: recording, session)
        if plan.size != plan.framing.part, !frames.framing.reduces {
            session.console.summary(
                "\(recording.name): frames are reduced to \(plan.size.width) x \(plan.size.height) pixels, for a page that "
                    + "opens at once; --scale 1 keeps every pixel")
        }
        let page = page(of: recording, title: scene.title ?? scene.name, plan)
        let sink = PlayerSink(page, path: path, replacing: replacing, compression: compression)
        let records = try frames.write(plan, of: recording, to: sink, session).records
        let images = records.filter { $0.byteCount > 0 }
        let bytes = images.reduce(0) { $0 + $1.byteCount }
        if bytes > Self.largestEasyPage {
            session.console.warning(
                "the page has \(bytes / 1_000_000) MB, which browsers open slowly; --fps or --frames make it smaller")
        }
        session.console.summary(
            "\(recording.name): \(plan.frames.count) frame\(plan.frames.count == 1 ? "" : "s"), "
                + "\(images.count) image\(images.count == 1 ? "" : "s"), in \(path)")
        try opening.show(session)
        return .done
    }

    /// Frames are reduced until the page is likely to be small, to as few as one pixel per point.
    private func plan(for recording: Recording, _ session: Session) throws -> RunPlan {
        let density = recording.timeline.canvas.scale
        let whole = try frames.plan(for: recording, computesDigests: true)
        guard !frames.framing.reduces else { return whole }
        let line = frames.progressLine(session)
        line.begin("finding a size for the page")
        defer { line.end() }
        var samples: [DisplayList] = []
        var (count, last) = (0, nil as DisplayList?)
        let step = max(1, whole.frames.count / Self.sampleCount)
        for (index, number) in whole.frames.enumerated() {
            let list = frames.displayList(ofFrame: number, of: recording)
            if list != last { count += 1 }
            if index % step == 0 { samples.append(list) }
            last = list
        }
        var plan = whole
        for scale in [1, 2 / density, 1.5 / density, 1 / density] where scale <= 1 {
            plan = try frames.plan(for: recording, scale: scale, computesDigests: true)
            let size = try samples.reduce(0) {
                $0 + (try StillFile.bytes(of: $1, in: plan.framing, compression: compression).count)
            }
            // Base64 writes three bytes as four characters.
            if size / samples.count * count * 4 / 3 <= Self.largestStandardPage { break }
        }
        return plan
    }

    private func page(of recording: Recording, title: String, _ plan: RunPlan) -> PlayerPage {
        let (size, frameCount) = (plan.size, plan.frames.count)
        let rate = frames.rate
        let chart = TimelineChart(of: recording, title: nil, rate: rate, showsCalls: false)
        let facts = [
            recording.name == title ? nil : recording.name, "\(frameCount) frame\(frameCount == 1 ? "" : "s")",
            "\(rate) frames per second", "\(Trace.seconds(recording.duration)) s",
            "\(size.width) × \(size.height) pixels",
        ]
        return PlayerPage(
            title: title, facts: facts.compactMap(\.self).joined(separator: " · "), size: size,
            rate: (rate.numerator, rate.denominator),
            events: recording.trace.pageEvents, rows: chart.pageRows, bands: chart.pageBands)
    }
}
