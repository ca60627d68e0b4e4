internal import FrameFigures
internal import FrameOutput
internal import FramePNG
internal import FramePages
internal import FramePainting
internal import FrameRecording

/// The page that plays a scene, with frames small enough for it to open at once.
struct PlayerFile {
    /// Number of frames from which the total size is estimated. Tuned: accurate to a few percent for the reference
    /// scenes.
    private static let sampleCount = 10

    let path: String
    let isReplacing: Bool
    let compression: PNGCompression
    let frames: FrameRunOptions
    /// Size limit in bytes. Frames are reduced until the page is likely to be smaller, but not below ``leastScale``.
    let limit: Int
    /// Smallest scale, in pixels per point.
    let leastScale: Double
    /// Whether every second frame may be left out if a page at the smallest scale is still larger than ``limit``.
    var mayHalveRate = false

    /// Describes a page that was written.
    struct Written {
        let plan: RunPlan
        let imageCount: Int
        /// Size of all images, in bytes.
        let byteCount: Int
    }

    @MainActor func write(
        _ recording: Recording, title: String, findings: [Lint.Finding] = [], home: String? = nil, _ session: Session
    ) throws -> Written {
        let plan = try plan(for: recording, session)
        let page = page(of: recording, title: title, findings: findings, home: home, plan)
        let sink = PlayerSink(page, path: path, replacing: isReplacing, compression: compression)
        let images = try frames.write(plan, of: recording, to: sink, session).records.filter { $0.byteCount > 0 }
        return Written(plan: plan, imageCount: images.count, byteCount: images.reduce(0) { $0 + $1.byteCount })
    }

    private func plan(for recording: Recording, _ session: Session) throws -> RunPlan {
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
        func plan(_ scale: Double, isHalved: Bool = false) throws -> RunPlan {
            try frames.plan(for: recording, scale: scale, isHalved: isHalved, computesDigests: true)
        }
        func byteCount(_ scale: Double) throws -> Int {
            let framing = try plan(scale).framing
            let size = try samples.reduce(0) {
                $0 + (try StillFile.bytes(of: $1, in: framing, compression: compression).count)
            }
            // Base64 encodes three bytes as four characters.
            return size / samples.count * count * 4 / 3
        }
        if try byteCount(1) <= limit { return whole }
        let density = recording.timeline.canvas.scale
        let scales = [2 / density, 1.5 / density, 1 / density, 0.75 / density, 0.5 / density].filter {
            $0 < 1 && $0 * density >= leastScale
        }
        // Pages get smaller with the scale, so two or three attempts find the largest one that fits.
        var (low, high) = (0, scales.count)
        while low < high {
            let middle = (low + high) / 2
            if try byteCount(scales[middle]) <= limit { high = middle } else { low = middle + 1 }
        }
        let isTooLarge = low == scales.count
        return try plan(isTooLarge ? scales.last ?? 1 : scales[low], isHalved: isTooLarge && mayHalveRate)
    }

    @MainActor private func page(
        of recording: Recording, title: String, findings: [Lint.Finding], home: String?, _ plan: RunPlan
    ) -> PlayerPage {
        let (size, frameCount) = (plan.size, plan.frames.count)
        let rate = frames.rate
        let chart = TimelineChart(of: recording, title: nil, rate: rate, showsCalls: false)
        let facts = [
            recording.name == title ? nil : recording.name, "\(frameCount) frame\(frameCount == 1 ? "" : "s")",
            "\(rate) frames per second", "\(Trace.seconds(recording.duration)) s",
            "\(size.width) × \(size.height) pixels",
        ]
        var page = PlayerPage(
            title: title, facts: facts.compactMap(\.self).joined(separator: " · "), size: size,
            rate: (rate.numerator, rate.denominator),
            events: recording.trace.pageEvents.merging(findings.map(\.pageEvent)), rows: chart.pageRows,
            bands: chart.pageBands)
        page.home = home
        return page
    }
}

extension Lint.Finding {
    fileprivate var pageEvent: PlayerPage.Event {
        PlayerPage.Event(time: time, kind: "note", mark: "!", subject: subject, text: "\(rule): \(message)")
    }
}

extension [PlayerPage.Event] {
    /// Merges other events into these; simultaneous ones follow the existing events.
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
