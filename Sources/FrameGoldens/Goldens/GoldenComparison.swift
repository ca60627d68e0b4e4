internal import FrameDiff
internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameRecording
internal import FrameTiming

/// Explains how a recording differs from its golden: which frames, by how much, which layers, and after which events.
struct GoldenComparison {
    private let draft: GoldenDraft
    private let golden: GoldenManifest
    private let folder: GoldenFolder
    private let rules: ComparisonRules
    private var past: RecordedFrames

    init(draft: GoldenDraft, golden: GoldenManifest, folder: GoldenFolder, rules: ComparisonRules) {
        self.draft = draft
        self.golden = golden
        self.folder = folder
        self.rules = rules
        past = RecordedFrames(golden, in: folder)
    }

    private var now: GoldenManifest { draft.manifest }

    mutating func report() throws -> SequenceReport {
        var report = SequenceReport(name: now.scene, frames: [])
        report.problems = problems
        try past.prepare(showing: draft)
        for number in 0..<max(golden.digests.count, now.digests.count) {
            let verdict = try verdict(number)
            report.frames.append(
                SequenceReport.Frame(
                    number: number, time: SceneTime.text(ofFrame: number, at: now.rate), verdict: verdict))
        }
        if let first = report.first {
            report.events = events(before: first.number)
            for number in Set([first.number, report.worst?.number ?? first.number]) {
                report.frames[number].changes = past.changes(number, in: draft, masked: rules.maskedLayers)
            }
        }
        if !report.passes, let trace = try folder.read(GoldenFolder.traceName) {
            let difference = LineDifference(
                expected: String(decoding: trace, as: UTF8.self), actual: draft.recording.trace.text)
            if difference.changedLines > 0 { report.traceDifference = difference.text(upTo: 30) }
        }
        report.notes = notes(report)
        return report
    }

    private var problems: [String] {
        var problems: [String] = []
        if golden.size != now.size {
            problems.append(
                "frames of \(now.size.width)×\(now.size.height) pixels, the golden's have "
                    + "\(golden.size.width)×\(golden.size.height)")
        } else if golden.scale != now.scale {
            problems.append("\(now.scale) pixels per point, the golden has \(golden.scale)")
        }
        if golden.rate != now.rate {
            problems.append("\(now.rate) frames per second, the golden has \(golden.rate)")
        }
        if golden.digests.count != now.digests.count {
            problems.append("\(duration(now)), the golden has \(duration(golden))")
        }
        return problems
    }

    private func duration(_ manifest: GoldenManifest) -> String {
        let count = manifest.digests.count
        return "\(count) frame\(count == 1 ? "" : "s") (to \(SceneTime.text(ofFrame: count - 1, at: manifest.rate)) s)"
    }

    private mutating func verdict(_ number: Int) throws -> FrameVerdict {
        guard number < now.digests.count else { return .missing }
        guard number < golden.digests.count else { return .added }
        if golden.digests[number] == now.digests[number], golden.size == now.size { return .equal }
        switch try past.image(number) {
        case .unknown(let reason): return .unknown(reason: reason)
        case .known(let expected):
            let compared = try compared(number, expected)
            let comparison = ImageComparison(expected: compared.expected, actual: compared.actual, rules: rules)
            return comparison.passes ? .tolerated(comparison) : .different(comparison)
        }
    }

    private func image(_ number: Int) -> StraightImage { .drawn(draft.list(number)) }

    /// Both images without masked layers if the golden's display list is proven; otherwise unchanged.
    private func compared(
        _ number: Int, _ expected: StraightImage
    ) throws -> (expected: StraightImage, actual: StraightImage) {
        let masked = rules.maskedLayers
        guard !masked.isEmpty, let old = try past.provenList(number) else { return (expected, image(number)) }
        return (.drawn(old.without(masked)), .drawn(draft.list(number).without(masked)))
    }

    /// The trace lines of the last instant with events, up to the time of the frame.
    private func events(before number: Int) -> [String] {
        let time = now.rate.time(ofFrame: number)
        let events = draft.recording.trace.printedEvents
        guard let last = events.last(where: { $0.time <= time })?.time else { return [] }
        return Trace(events: events.filter { $0.time == last }).text.split(separator: "\n").map(String.init)
    }

    private func notes(_ report: SequenceReport) -> [String] {
        guard let first = report.first else { return [] }
        var notes: [String] = []
        if !rules.maskedLayers.isEmpty {
            let names = draft.list(min(first.number, now.digests.count - 1)).names
            for name in rules.maskedLayers.sorted() where !names.contains(name) {
                let known = names.sorted().joined(separator: ", ")
                notes.append("nothing in \(first.name) is painted by a layer named \(name); those that paint: \(known)")
            }
        }
        let isPainted = [FrameVerdict.missing, .added].contains(first.verdict)
        guard !isPainted, first.changes.isEmpty, past.knowsLists else { return notes }
        notes.append(
            "what \(first.name) paints is what it should paint: not the scene changed, but how its layers are drawn")
        return notes
    }

    // MARK: Images

    private func overlay(_ number: Int, _ expected: StraightImage) throws -> [UInt8] {
        let compared = try compared(number, expected)
        return try DifferenceStyle.overlay.png(
            expected: ComparedFrame(compared.expected, name: ""), actual: ComparedFrame(compared.actual, name: ""),
            rules: rules)
    }

    /// The maximum size of the images in a report, in bytes. Tuned: browsers open a page of 50 MB without delay, and base64
    /// adds a third.
    private static let imageLimit = 24 << 20

    /// Images of every frame, or of every n-th frame if they would exceed the limit; always of the first and the worst.
    mutating func reportImages(for report: SequenceReport) throws -> ReportImages {
        var reportImages = ReportImages()
        let size = try StillFile.bytes(of: draft.list(0)).count
        let step = max(1, (report.frames.count * size * 2 + Self.imageLimit - 1) / Self.imageLimit)
        let always = [report.first?.number, report.worst?.number]
        for frame in report.frames where frame.number % step == 0 || always.contains(frame.number) {
            let number = frame.number
            let actual = number < now.digests.count ? try StillFile.bytes(of: draft.list(number)) : nil
            if frame.verdict == .equal {
                reportImages.add(frame: number, expected: actual, actual: actual, difference: nil)
                continue
            }
            guard number < golden.digests.count, case .known(let expected) = try past.image(number) else {
                reportImages.add(frame: number, expected: nil, actual: actual, difference: nil)
                continue
            }
            // The page computes the other differences itself.
            let overlay =
                actual != nil && always.contains(number)
                ? try overlay(number, expected) : nil
            let old = try past.shownList(number).map { try StillFile.bytes(of: $0) } ?? PNGEncoder.encode(expected)
            reportImages.add(frame: number, expected: old, actual: actual, difference: overlay)
        }
        return reportImages
    }
}
