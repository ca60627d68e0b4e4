internal import Foundation
internal import FrameJSON
internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameRecording
internal import FrameTiming

/// Options that select the frames of a scene and control the number of workers and the display of progress.
struct FrameRunOptions: OptionGroup {
    static let frames = Option(
        "--frames", takes: "LIST", default: FrameSelection.all.text,
        help: "Which frames: numbers, percentages, times, ranges, ranges with a step and evenly spaced frames of one: "
            + "0,5,10-20x2,0.2s-0.7s/6,50%,last.")
    static let jobs = Option(
        "-j", "--jobs", takes: "N",
        help: "Number of workers, 1 to 64 (default: one per processor).")
    static let options =
        RateOption.options + [frames] + FramingOptions.options + BezelOption.options + [jobs, ProgressLine.option]
        + OverlayOption.options

    let rate: FrameRate
    let selection: FrameSelection
    let framing: FramingOptions
    let jobs: Int
    private let progressMode: ProgressLine.Mode
    private let overlays: OverlayOption
    private let bezel: BezelOption

    init(_ arguments: Arguments) throws { try self.init(arguments, fps: RateOption.fps) }

    /// - Parameter fps: The frame rate option, for commands with a different default.
    init(_ arguments: Arguments, fps: Option) throws {
        rate = try RateOption(arguments, fps: fps).rate
        selection = try FrameSelection(arguments.text(of: Self.frames) ?? FrameSelection.all.text)
        framing = try FramingOptions(arguments)
        jobs = try Self.jobs(arguments)
        progressMode = try arguments.choice(of: ProgressLine.option)
        overlays = try OverlayOption(arguments)
        bezel = BezelOption(arguments)
    }

    private static func jobs(_ arguments: Arguments) throws -> Int {
        guard let text = arguments.text(of: jobs) else {
            return min(ProcessInfo.processInfo.activeProcessorCount, FramePipeline.maximumJobs)
        }
        guard let count = Int(text), (1...FramePipeline.maximumJobs).contains(count) else {
            throw Failure.usage(
                "--jobs \(JSONValue.quoted(text)): expected a number from 1 to \(FramePipeline.maximumJobs)")
        }
        return count
    }

    /// Describes the number and size of the frames.
    static func extent(of plan: RunPlan, size: PixelSize) -> String {
        let count = plan.slots.count
        return "\(count) frame\(count == 1 ? "" : "s") of \(size.width) x \(size.height) pixels"
    }

    /// Returns the selected frames of a recording.
    ///
    /// - Parameters:
    ///   - scale: Scale of the frames if no option sets it.
    ///   - isHalved: Whether to leave out every second frame except the last, unless an option selects frames.
    ///   - hasEvenSides: Whether the file requires even side lengths.
    func plan(
        for recording: Recording, shard: Shard = .whole, scale: Double = 1, isHalved: Bool = false,
        hasEvenSides: Bool = false, computesDigests: Bool
    ) throws -> RunPlan {
        let numbers = try selection.frames(ofCount: recording.frameCount(at: rate), at: rate)
        let isThinned = isHalved && selection == .all
        return RunPlan(
            try framing.framing(of: bezel.size(of: recording), scale: scale, hasEvenSides: hasEvenSides),
            frames: isThinned ? numbers.filter { $0.isMultiple(of: 2) || $0 == numbers.last } : numbers, shard: shard,
            computesDigests: computesDigests)
    }

    /// - Parameter unit: Noun for the items being counted.
    func progressLine(_ session: Session, of unit: String = "frame") -> ProgressLine {
        ProgressLine(progressMode, session, unit: unit)
    }

    /// - Parameter hasFullAlpha: Whether the area around a device is transparent; otherwise it is white.
    func displayList(ofFrame number: Int, of recording: Recording, hasFullAlpha: Bool = true) -> DisplayList {
        bezel.around(
            recording.displayList(ofFrame: number, at: rate, under: overlays.overlays), of: recording,
            hasFullAlpha: hasFullAlpha)
    }

    /// - Parameter hasFullAlpha: Whether the sink keeps every level of transparency.
    func write(
        _ plan: RunPlan, of recording: Recording, to sink: any FrameSink, hasFullAlpha: Bool = true,
        _ session: Session
    ) throws -> RunReport {
        let pipeline = try FramePipeline(jobs: jobs, cancellation: session.io.cancellation)
        let line = progressLine(session)
        defer { line.end() }
        session.console.detail(
            "\(jobs) worker\(jobs == 1 ? "" : "s"), \(plan.slots.count) frames of \(recording.name)")
        line.begin(Self.extent(of: plan, size: plan.size))
        return try pipeline.run(plan, into: sink, progress: { line.show($0) }) { number in
            displayList(ofFrame: number, of: recording, hasFullAlpha: hasFullAlpha)
        }
    }
}

/// The option for the frame rate.
struct RateOption: OptionGroup {
    static let fps = Option("--fps", takes: "N[/D]", default: "60", help: "\(helpWithoutDefault).")
    static let options = [fps]

    /// The accepted values, for help.
    static let helpWithoutDefault =
        "Frames per second: an integer, a fraction such as 25/2, or 23.976, 29.97 or 59.94, which stand for 24000/1001, "
        + "30000/1001 and 60000/1001"

    let rate: FrameRate

    init(_ arguments: Arguments) throws { try self.init(arguments, fps: Self.fps) }

    init(_ arguments: Arguments, fps: Option) throws {
        rate = try Self.rate(arguments.text(of: fps) ?? fps.standard ?? "")
    }

    /// - Throws: ``Failure``, which suggests the fraction for a decimal number.
    static func rate(_ text: String) throws(Failure) -> FrameRate {
        if let rate = FrameRate(written: text) { return rate }
        let hint = fraction(ofDecimal: text).map { "; write \(text) as \($0)" } ?? ""
        throw .usage(
            "\(fps.longName) \(JSONValue.quoted(text)): expected frames per second from 1/1000 to 1000000: 60, 29.97, or "
                + "30000/1001\(hint)")
    }

    /// Returns the television frame rate that is less than a hundredth away, or else the exact fraction.
    private static func fraction(ofDecimal text: String) -> FrameRate? {
        guard text.contains("."), let value = Double(text), let digits = text.split(separator: ".").last?.count,
            (1...6).contains(digits)
        else { return nil }
        let near = FrameRate.television.first { row in
            (Double(row.rate.numerator) / Double(row.rate.denominator) - value).magnitude < 0.01
        }
        let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
        return near?.rate ?? Int(exactly: (value * Double(unit)).rounded()).flatMap { FrameRate($0, per: unit) }
    }
}

/// The option for the compression of PNG files. It does not affect pixels.
struct CompressionOption: OptionGroup {
    static let compression = Option(
        "--compression", takes: "HOW", default: "fast",
        help: "PNG compression: fast, small, or a zlib level from 0 (stored) to 9.")
    static let options = [compression]

    let compression: PNGCompression

    init(_ arguments: Arguments) throws {
        compression = try arguments.value(of: Self.compression, expected: "fast, small or a level from 0 to 9") {
            text in
            switch text {
            case "fast": .fast
            case "small": .small
            default: Int(text).flatMap { (0...9).contains($0) ? .level($0) : nil }
            }
        }
    }
}
