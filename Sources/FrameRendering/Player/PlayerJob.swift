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
    /// The movie that the page shows in place of images; `nil` for a page that contains them.
    public var movie: PlayerMovie?
    /// Findings to show among the events.
    public var findings: [Lint.Finding] = []
    /// The path of a page that lists all scenes, to which the player links.
    public var home: String?

    public init(path: String, title: String) {
        self.path = path
        self.title = title
    }

    /// Whether frames are drawn in advance to find a size for the page.
    package var measures: Bool { !drawing.framing.reduces && movie == nil }

    /// Chooses the size of the frames.
    ///
    /// - Throws: ``RenderError``.
    public func plan(for recording: Recording) throws(RenderError) -> PlayerPlan {
        let drawn = try drawing.frames(of: recording)
        let numbers = try drawn.numbers(frames)
        if let movie {
            let scale = drawing.framing.reduces ? 1 : min(1, movie.scale / drawn.scale)
            let plan = RunPlan(try drawn.framing(scale: scale, hasEvenSides: true), frames: numbers)
            let run = FrameRun(drawn, plan, workers: workers, hasFullAlpha: false)
            return PlayerPlan(job: self, run: run, page: page(of: run))
        }
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
        var (count, last) = (0, nil as DisplayList?)
        for number in whole.frames {
            let list = drawn.displayList(ofFrame: number)
            if list != last { count += 1 }
            last = list
        }
        let step = max(1, whole.frames.count / Self.sampleCount)
        let samples = stride(from: 0, to: whole.frames.count, by: step).map { whole.frames[$0] }
        func byteCount(_ scale: Double) throws(RenderError) -> Int {
            let run = FrameRun(drawn, RunPlan(try drawn.framing(scale: scale), frames: samples), workers: workers)
            let report = try RenderError.output { () throws(OutputError) in
                try run.write(into: SizingSink(compression: compression))
            }
            let size = report.records.reduce(0) { $0 + $1.byteCount }
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

    /// Returns the page of a run, without images.
    func page(of run: FrameRun) -> PlayerPage {
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
        page.movie = movie?.link
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
        if let movie = job.movie { return try write(movie, cancellation, progress) }
        let sink = PlayerSink(page, path: job.path, replacing: job.isReplacing, compression: job.compression)
        let report = try RenderError.output { () throws(OutputError) in
            try run.write(into: sink, cancellation: cancellation, progress: progress)
        }
        let images = report.records.filter { $0.byteCount > 0 }
        return PlayerResult(imageCount: images.count, byteCount: images.reduce(0) { $0 + $1.byteCount })
    }

    /// Writes the movie, and then the page without images.
    private func write(
        _ movie: PlayerMovie, _ cancellation: Cancellation, _ progress: @escaping @Sendable (RunProgress) -> Void
    ) throws(RenderError) -> PlayerResult {
        var destination = MovieDestination(.mp4, to: .file(path: movie.path, replacing: job.isReplacing))
        destination.programFolders = movie.programFolders
        destination.settings.rate = run.drawing.rate
        destination.settings.quality = .factor(movie.factor)
        destination.settings.keyInterval = movie.keyInterval
        destination.settings.effort = .low
        let frames = run.plan.frames.enumerated().map { PlayerPage.Frame(number: $1, image: $0) }
        let text = page.opening + page.closing(frames)
        return try RenderError.output { () throws(OutputError) in
            _ = try run.write(into: destination.sink(), cancellation: cancellation, progress: progress)
            try WholeFile.write(FileMark.marking(Array(text.utf8)), to: job.path, replacing: job.isReplacing)
            return PlayerResult(imageCount: frames.count, byteCount: text.utf8.count)
        }
    }
}

/// A movie in a file beside a page that plays it.
public struct PlayerMovie: Sendable {
    /// The path of the file.
    public var path: String
    /// The path relative to the page.
    public var link: String
    /// The number of pixels per point, unless the framing sets a size. Tuned: text of a phone remains readable.
    public var scale = 1.0
    /// The rate factor of H.264. Tuned: two seconds of a phone's screen take less than 100 kB.
    var factor = 28
    /// The number of frames between key frames. Tuned: a seek decodes few enough frames to keep up with a dragged scrubber.
    var keyInterval = 60
    /// The folders in which `ffmpeg` is looked up, as in `PATH`.
    package var programFolders: String

    package init(path: String, link: String, programFolders: String) {
        (self.path, self.link, self.programFolders) = (path, link, programFolders)
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
            rows: rows.map { $0.timed(by: time) },
            bands: bands.map { band in
                var band = band
                (band.begin, band.end) = (time.movie(at: band.begin), time.movie(at: band.end))
                return band
            })
        (page.home, page.movie, page.showsDevice) = (home, movie, showsDevice)
        return page
    }
}

extension PlayerPage.Row {
    fileprivate func timed(by time: DressedTime) -> PlayerPage.Row {
        var row = self
        for index in row.bars.indices {
            row.bars[index].begin = time.movie(at: row.bars[index].begin)
            row.bars[index].end = time.movie(at: row.bars[index].end)
        }
        row.parts = row.parts.map { $0.timed(by: time) }
        return row
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
