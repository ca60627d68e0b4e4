internal import FrameDiff
internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameRecording
internal import FrameTiming

/// Explains how a recording differs from its golden: in which frames, by how much, in which layers, and after which
/// events.
struct GoldenComparison: Sendable {
    private let draft: GoldenDraft
    private let golden: GoldenManifest
    private let rules: ComparisonRules
    private var past: RecordedFrames
    /// The steps of both sides, if they are known and a step begins at another time; `nil` if frames correspond by
    /// number.
    private let alignment: StepAlignment?

    /// - Throws: `JSONError` or ``GoldenError`` if the golden cannot be read.
    init(draft: GoldenDraft, golden: GoldenManifest, folder: GoldenFolder, rules: ComparisonRules) throws {
        self.draft = draft
        self.golden = golden
        self.rules = rules
        past = try RecordedFrames(golden, in: folder)
        func end(_ manifest: GoldenManifest, _ steps: [RecordedStep]) -> MediaTime {
            max(manifest.rate.time(ofFrame: max(0, manifest.frameCount - 1)), steps.last?.begin ?? .zero)
        }
        let steps = draft.steps
        let alignment = StepAlignment(
            past.steps, steps, end: (golden: end(golden, past.steps), now: end(draft.manifest, steps)))
        let isUseful = !past.steps.isEmpty && golden.rate == draft.manifest.rate && !alignment.isInPlace
        self.alignment = isUseful ? alignment : nil
    }

    private var now: GoldenManifest { draft.manifest }

    mutating func report() throws -> SequenceReport {
        past.prepare(showing: draft)
        let comparison = self
        // With steps, only frames of the golden are compared: what the recording has besides them is in its steps.
        let count = alignment == nil ? max(golden.frameCount, now.frameCount) : golden.frameCount
        let frames = try WorkerThreads.map(count, jobs: draft.jobs, tool: StillPainter.init) { painter, number in
            SequenceReport.Frame(
                number: number, time: SceneTime.text(ofFrame: number, at: comparison.now.rate),
                verdict: try comparison.verdict(number, with: painter))
        }
        var report = SequenceReport(name: now.scene, frames: frames)
        report.problems = problems
        if let alignment {
            report.parts = alignment.parts(frames: golden.frameCount, at: golden.rate)
            report.problems += alignment.added.map { "“\($0)” is new" }
            if report.problems.isEmpty { report.problems = ["steps begin at other times than in the golden"] }
        }
        if let first = report.first {
            report.events = events(before: time(ofGoldenFrame: first.number) ?? now.rate.time(ofFrame: first.number))
            for number in Set([first.number, report.worst?.number ?? first.number]) {
                guard let time = time(ofGoldenFrame: number) else { continue }
                report.frames[number].changes = past.changes(
                    number, to: time, in: draft.recording, masked: rules.maskedLayers)
            }
        }
        if !report.passes, let trace = past.trace {
            let difference = LineDifference(expected: trace, actual: draft.recording.trace.text)
            report.traceDifference =
                difference.changedLines > 0 ? difference.text(upTo: Self.printedChanges) : changedMotions(since: past)
        }
        report.notes = notes(report)
        return report
    }

    /// Number of changed lines that are printed. Tuned: they fill a screen together with their context.
    private static let printedChanges = 30

    /// Returns the animations that have changed although the trace has not, which does not tell the numbers of springs; the
    /// review does. Empty without a review.
    private func changedMotions(since past: RecordedFrames) -> String {
        guard let review = past.review else { return "" }
        let difference = LineDifference(
            expected: GoldenReview.motions(in: review),
            actual: GoldenReview.motions(in: GoldenReview.text(of: draft)))
        // Parsing: line numbers and lines that are equal are left out.
        let lines = difference.text(upTo: Self.printedChanges).split(separator: "\n")
        return lines.filter { !$0.hasPrefix("@") && !$0.hasPrefix(" ") }.joined(separator: "\n")
    }

    /// Returns the instant of the recording that is compared with a frame of the golden; `nil` if the recording does not
    /// have it.
    private func time(ofGoldenFrame number: Int) -> MediaTime? {
        let time = golden.rate.time(ofFrame: number)
        guard let alignment else {
            return number < max(now.frameCount, 1) ? now.rate.time(ofFrame: number) : nil
        }
        return alignment.time(of: time)
    }

    /// Returns the number of the recording's frame that is compared with a frame of the golden, or `nil` if it is
    /// between two frames or there is none.
    private func number(ofGoldenFrame number: Int) -> Int? {
        guard alignment != nil else { return number < now.frameCount ? number : nil }
        guard let time = time(ofGoldenFrame: number) else { return nil }
        let nearest = now.rate.frame(atOrBefore: time)
        return now.rate.time(ofFrame: nearest) == time && nearest < now.frameCount ? nearest : nil
    }

    private func list(ofGoldenFrame number: Int) -> DisplayList? {
        time(ofGoldenFrame: number).map { draft.recording.timeline.displayList(at: $0) }
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
        if golden.frameCount != now.frameCount {
            problems.append("\(duration(now)), the golden has \(duration(golden))")
        }
        return problems
    }

    private func duration(_ manifest: GoldenManifest) -> String {
        let count = manifest.frameCount
        return "\(count) frame\(count == 1 ? "" : "s") (to \(SceneTime.text(ofFrame: count - 1, at: manifest.rate)) s)"
    }

    private func verdict(_ number: Int, with painter: StillPainter) throws -> FrameVerdict {
        guard number < golden.frameCount else { return .added }
        guard let list = list(ofGoldenFrame: number) else { return .missing }
        let digest =
            try self.number(ofGoldenFrame: number).map { draft.digests[$0] } ?? painter.digest(of: list)
        if past.digest(number) == digest, golden.size == now.size { return .equal }
        switch try past.image(number, with: painter) {
        case .unknown(let reason): return .unknown(reason: reason)
        case .known(let expected):
            let compared = try compared(number, expected, list, with: painter)
            let comparison = ImageComparison(expected: compared.expected, actual: compared.actual, rules: rules)
            // A golden without digests can show only by its images that a frame is equal.
            if past.digest(number) == nil, comparison.count == 0, comparison.hasEqualSizes { return .equal }
            return comparison.passes ? .tolerated(comparison) : .different(comparison)
        }
    }

    /// Returns both images without masked layers if the golden's display list is proven, or unchanged otherwise.
    private func compared(
        _ number: Int, _ expected: StraightImage, _ list: DisplayList, with painter: StillPainter
    ) throws -> (expected: StraightImage, actual: StraightImage) {
        let masked = rules.maskedLayers
        guard !masked.isEmpty, let old = try past.provenList(number, with: painter) else {
            return (expected, try painter.image(of: list).image)
        }
        return (try painter.image(of: old.without(masked)).image, try painter.image(of: list.without(masked)).image)
    }

    /// Returns the trace lines of the last instant with events up to a time.
    private func events(before time: MediaTime) -> [String] {
        let events = draft.recording.trace.printedEvents
        guard let last = events.last(where: { $0.time <= time })?.time else { return [] }
        // Parsing: the events of an instant are printed line by line.
        return Trace(events: events.filter { $0.time == last }).text.split(separator: "\n").map(String.init)
    }

    private func notes(_ report: SequenceReport) -> [String] {
        guard let first = report.first else { return [] }
        var notes = golden.origin?.notes ?? []
        if !rules.maskedLayers.isEmpty {
            let names = (list(ofGoldenFrame: first.number) ?? draft.list(now.frameCount - 1)).names
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

    private func overlay(_ number: Int, _ list: DisplayList, with painter: StillPainter) throws -> [UInt8]? {
        guard case .known(let expected) = try past.image(number, with: painter) else { return nil }
        let compared = try compared(number, expected, list, with: painter)
        return try DifferenceStyle.heat.png(
            expected: ComparedFrame(compared.expected, name: ""), actual: ComparedFrame(compared.actual, name: ""),
            rules: rules)
    }

    /// Returns images of all frames that differ, or of every n-th one if all would exceed the limit. The first and the
    /// worst are always included.
    func reportImages(for report: SequenceReport, in framing: Framing?) throws -> ReportImages {
        let differing = report.frames.filter { $0.verdict != .equal }
        guard let first = differing.first else { return ReportImages() }
        let size = try StillFile.bytes(of: list(ofGoldenFrame: first.number) ?? draft.list(0), in: framing).count
        let step = ReportImages.step(showing: 2 * differing.count, of: size)
        let always = Set([report.first?.number, report.worst?.number].compactMap(\.self))
        let shown = differing.enumerated().filter { $0 % step == 0 || always.contains($1.number) }.map(\.element)
        @Sendable func part(_ file: [UInt8]) throws -> [UInt8] {
            try framing.map { framing in try StillFile.bytes(ofPNG: file, in: framing) } ?? file
        }
        let files = try WorkerThreads.map(shown.count, jobs: draft.jobs, tool: StillPainter.init) { painter, index in
            let (number, isCompared) = (shown[index].number, shown[index].verdict.comparison != nil)
            let list = list(ofGoldenFrame: number)
            let actual = try list.map { try painter.file(of: $0, in: framing) }
            guard isCompared, let list else {
                return (expected: nil as [UInt8]?, actual: actual, difference: nil as [UInt8]?)
            }
            // The page itself computes the other differences.
            let difference = always.contains(number) ? try overlay(number, list, with: painter).map(part) : nil
            return (expected: try past.file(number, with: painter).map(part), actual: actual, difference: difference)
        }
        var images = ReportImages()
        for (frame, file) in zip(shown, files) {
            images.add(
                frame: frame.number, expected: file.expected, actual: file.actual, difference: file.difference)
        }
        return images.within(ReportImages.limit, keeping: always)
    }
}

extension ReportImages {
    /// Maximum size of the images in a report, in bytes. Tuned: base64 adds a third, so that a page has at most 5 MB, which
    /// can be attached to a pull request or sent by mail.
    package static let limit = 3 << 20

    /// Returns n such that every n-th of `count` files with a total of `size` bytes may be shown.
    fileprivate static func step(showing count: Int, of size: Int) -> Int {
        max(1, (count * size + limit - 1) / limit)
    }
}

extension GoldenDraft {
    /// Returns images of every frame, or of every n-th one if all would exceed the limit.
    func images(in framing: Framing?) throws -> ReportImages {
        guard frameCount > 0 else { return ReportImages() }
        let size = try StillFile.bytes(of: list(0), in: framing).count
        let numbers = Array(stride(from: 0, to: frameCount, by: ReportImages.step(showing: frameCount, of: size)))
        let files = try WorkerThreads.map(numbers.count, jobs: jobs, tool: StillPainter.init) { painter, index in
            try painter.file(of: list(numbers[index]), in: framing)
        }
        var images = ReportImages()
        for (number, file) in zip(numbers, files) {
            images.add(frame: number, expected: nil, actual: file, difference: nil)
        }
        return images.within(ReportImages.limit, keeping: [0])
    }
}
