internal import FrameFigures
public import FrameOutput
public import FramePNG
internal import FramePages
internal import FramePainting
public import FrameRecording

/// A page that plays a recording, with frames small enough for it to open immediately.
///
///     let recording = try Recording(of: scene)
///     let job = PlayerJob(path: "card.html", title: "Card")
///     let result = try job.plan(for: recording).write()
public struct PlayerJob: Sendable {
    /// The number of frames from which the total size is estimated. Tuned: accurate to a few percent for the reference
    /// scenes.
    private static let sampleCount = 10

    /// The path of the page, which ends in `.html`.
    public var path: String
    public var title: String
    public var isReplacing = false
    public var compression = PNGCompression.fast
    public var drawing = FrameDrawing()
    public var frames = FrameSelection.all
    /// The number of drawing threads, from 1 to 64, which has no effect on the bytes.
    public var workers = FrameRun.standardWorkers
    /// The target size of the page in bytes. Unless the framing sets a size, frames are scaled down, to ``leastScale``
    /// at most, until the page is likely to be smaller. Tuned: a page of 6 MB opens at once, and is small enough to
    /// attach to a pull request.
    public var limit = 6_000_000
    /// The minimum scale of frames that are scaled down, in pixels per point.
    public var leastScale = 1.0
    /// Whether every second frame is left out if a page at the minimum scale still exceeds ``limit``.
    public var mayHalveRate = false
    /// The layers whose animations the timeline shows.
    package var layers = TimelineLayers.folded
    /// Findings to show among the events.
    public var findings: [Lint.Finding] = []
    /// The path of a page that lists all scenes, to which the player links.
    public var home: String?

    public init(path: String, title: String) {
        self.path = path
        self.title = title
    }

    /// Whether frames are drawn in advance to find a size for the page.
    package var measures: Bool { !drawing.framing.reduces }

    /// Chooses the size of the frames.
    ///
    /// - Throws: ``RenderError``.
    public func plan(for recording: Recording) throws(RenderError) -> PlayerPlan {
        let drawn = try drawing.frames(of: recording)
        let numbers = try drawn.numbers(frames)
        guard numbers.count <= RenderJob.largestMovie else { throw .tooManyFrames(numbers.count) }
        let whole = try plan(numbers, of: drawn)
        let plan = measures ? try fitting(whole, numbers, drawn) : whole
        let run = FrameRun(drawn, plan, workers: workers)
        return PlayerPlan(job: self, run: run, page: page(of: run))
    }

    private func plan(_ numbers: [Int], of drawn: DrawnFrames, scale: Double = 1) throws(RenderError) -> RunPlan {
        RunPlan(try drawn.framing(scale: scale), frames: numbers, computesDigests: true)
    }

    /// The plan whose page is likely to stay within the limit.
    private func fitting(
        _ whole: RunPlan, _ numbers: [Int], _ drawn: DrawnFrames
    ) throws(RenderError) -> RunPlan {
        var samples: [DisplayList] = []
        var (count, last) = (0, nil as DisplayList?)
        let step = max(1, whole.frames.count / Self.sampleCount)
        for (index, number) in whole.frames.enumerated() {
            let list = drawn.displayList(ofFrame: number)
            if list != last { count += 1 }
            if index % step == 0 { samples.append(list) }
            last = list
        }
        func byteCount(_ scale: Double) throws(RenderError) -> Int {
            let framing = try drawn.framing(scale: scale)
            let size = try RenderError.output { () throws(OutputError) -> Int in
                var size = 0
                for sample in samples {
                    size += try StillFile.bytes(of: sample, in: framing, compression: compression).count
                }
                return size
            }
            // Base64 writes three bytes as four characters.
            return size / samples.count * count * 4 / 3
        }
        if try byteCount(1) <= limit { return whole }
        let density = drawn.scale
        let scales = [2 / density, 1.5 / density, 1 / density, 0.75 / density, 0.5 / density].filter {
            $0 < 1 && $0 * density >= leastScale
        }
        // Pages get smaller with the scale, so that two or three tries find the largest.
        var (low, high) = (0, scales.count)
        while low < high {
            let middle = (low + high) / 2
            if try byteCount(scales[middle]) <= limit { high = middle } else { low = middle + 1 }
        }
        guard low == scales.count else { return try plan(numbers, of: drawn, scale: scales[low]) }
        let isThinned = mayHalveRate && frames == .all
        return try plan(
            isThinned ? numbers.filter { $0.isMultiple(of: 2) || $0 == numbers.last } : numbers, of: drawn,
            scale: scales.last ?? 1)
    }

    private func page(of run: FrameRun) -> PlayerPage {
        let (recording, size, frameCount, rate) = (run.recording, run.plan.size, run.plan.frames.count, drawing.rate)
        let chart = TimelineChart(of: recording, title: nil, rate: rate, showsCalls: false, layers: layers)
        let facts = [
            recording.name == title ? nil : recording.name, "\(frameCount) frame\(frameCount == 1 ? "" : "s")",
            "\(rate) frames per second", "\(Trace.seconds(run.frames.time.duration)) s",
            "\(size.width) × \(size.height) pixels",
        ]
        var page = PlayerPage(
            title: title, facts: facts.compactMap(\.self).joined(separator: " · "), size: size,
            rate: (rate.numerator, rate.denominator),
            events: recording.trace.pageEvents.merging(findings.map(\.pageEvent)), rows: chart.pageRows,
            bands: chart.pageBands)
        page.home = home
        page.showsDevice = drawing.hasBezel && drawing.dressing.isPlain
        return page.timed(by: run.frames.time)
    }
}

/// The page of a ``PlayerJob``, planned but not yet drawn.
public struct PlayerPlan: Sendable {
    fileprivate let job: PlayerJob
    /// The frames to draw.
    public let run: FrameRun
    fileprivate let page: PlayerPage

    /// Draws the frames and writes the page.
    ///
    /// - Parameters:
    ///   - cancellation: Stops the run between two rows of a frame.
    ///   - progress: Called after every frame, on other threads, one call at a time.
    /// - Throws: ``RenderError/output(_:)``.
    @discardableResult public func write(
        cancellation: Cancellation = Cancellation(), progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
    ) throws(RenderError) -> PlayerResult {
        let sink = PlayerSink(page, path: job.path, replacing: job.isReplacing, compression: job.compression)
        let report = try RenderError.output { () throws(OutputError) in
            try run.write(into: sink, cancellation: cancellation, progress: progress)
        }
        let images = report.records.filter { $0.byteCount > 0 }
        return PlayerResult(imageCount: images.count, byteCount: images.reduce(0) { $0 + $1.byteCount })
    }
}

/// The numbers of images and bytes in a page that was written.
public struct PlayerResult: Equatable, Sendable {
    /// The number of distinct frames.
    public let imageCount: Int
    /// The total size of the images, in bytes.
    public let byteCount: Int
}

extension PlayerPage {
    /// Returns the page of a scene with the times of its movie.
    fileprivate func timed(by time: DressedTime) -> PlayerPage {
        guard !time.isPlain else { return self }
        var page = PlayerPage(
            title: title, facts: facts, size: size, rate: rate,
            events: events.map { event in
                var event = event
                event.time = time.movie(at: event.time)
                return event
            },
            rows: rows.map { row in
                var row = row
                row.bars = row.bars.map { bar in
                    var bar = bar
                    (bar.begin, bar.end) = (time.movie(at: bar.begin), time.movie(at: bar.end))
                    return bar
                }
                return row
            },
            bands: bands.map { band in
                var band = band
                (band.begin, band.end) = (time.movie(at: band.begin), time.movie(at: band.end))
                return band
            })
        (page.home, page.showsDevice) = (home, showsDevice)
        return page
    }
}

extension Lint.Finding {
    fileprivate var pageEvent: PlayerPage.Event {
        PlayerPage.Event(time: time, kind: "note", mark: "!", subject: subject, text: "\(rule): \(message)")
    }
}

extension [PlayerPage.Event] {
    /// Returns the events together with others, sorted by time. At the same time, its own events come first.
    fileprivate func merging(_ others: [PlayerPage.Event]) -> [PlayerPage.Event] {
        var (merged, rest) = ([PlayerPage.Event](), others[...])
        for event in self {
            while let other = rest.first, other.time < event.time {
                merged.append(other)
                rest.removeFirst()
            }
            merged.append(event)
        }
        return merged + rest
    }
}
