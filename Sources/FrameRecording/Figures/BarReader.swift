internal import FrameFigures
internal import FrameGeometry
internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// Reads from a recording which properties of which layers were animated, when, and with which values.
///
/// Starts, ends and descriptions come from the trace's events; the committed tracks are sampled only for the curve
/// inside a bar.
struct BarReader {
    private let timeline: Timeline
    private let events: [TraceEvent]
    /// The name of the bar, cell or control that each of these layers is a part of.
    private let owners: [LayerID: String]

    /// An animation of one property, identified in the same way by events and committed tracks.
    private struct Key: Hashable {
        let layer: LayerID
        let keyPath: String
        let begin: Double
        let duration: Double
    }

    /// An uninterrupted period during which a key is animated.
    private struct Run {
        let key: Key
        let layerName: String
        /// Animation that opened the run. ``span`` is its property in that animation.
        let animation: TracedAnimation
        let span: TracedAnimation.Span
        /// Whether the animation began at the start of the run; otherwise it changed.
        let isBegin: Bool
        /// Numbers of the animations that currently have this key.
        var owners: Set<Int>
        var start: Double
        var end: Double
        /// Curve heights over time in seconds.
        var points: [Point] = []
        /// Sampled values; empty for a content transition.
        var shown: [AnimatedValue] = []
        /// Index of the track in a walk through the tree, at the run's first sample.
        var order = 0
    }

    init(_ timeline: Timeline, _ events: [TraceEvent]) {
        self.timeline = timeline
        self.events = events
        owners = Trace(events: events).ownParts
    }

    /// Rows grouped by layer, in the order in which layers start to be animated, then by property.
    var rows: [TimelineRow] {
        let runs = sampled(runs())
        return Self.grouped(runs, by: \.key.layer).flatMap { ofLayer in
            Self.grouped(ofLayer, by: \.key.keyPath).flatMap(lanes)
        }
    }

    /// Returns the runs in groups with equal values, in the order in which the values first occur.
    private static func grouped<Value: Hashable>(_ runs: [Run], by value: (Run) -> Value) -> [[Run]] {
        var places: [Value: Int] = [:]
        var groups: [[Run]] = []
        for run in runs {
            let place = places[value(run), default: groups.count]
            if place == groups.count {
                places[value(run)] = place
                groups.append([])
            }
            groups[place].append(run)
        }
        return groups
    }

    /// Distributes the runs over the smallest number of rows in which bars do not overlap.
    private func lanes(_ runs: [Run]) -> [TimelineRow] {
        var rows: [TimelineRow] = []
        for run in runs {
            let free = rows.firstIndex { ($0.bars.last?.end ?? 0) <= run.start + Self.instant }
            if let free {
                rows[free].bars.append(bar(run))
            } else {
                var row = TimelineRow(layer: run.layerName, property: run.key.keyPath, bars: [bar(run)])
                row.owner = owners[run.key.layer]
                rows.append(row)
            }
        }
        return rows
    }

    private func bar(_ run: Run) -> TimelineRow.Bar {
        let length = run.end - run.start
        let animation = run.animation
        let seconds = "\(Self.short(length)) s"
        let pace = TracePrinter.pace(of: animation, run.span, showsDelay: run.isBegin)
        let values = Self.values(of: run)
        let notes: [String]
        let motion: String
        switch values {
        case .constant(let value):
            notes = ["\(value), held for \(seconds)", value]
            motion = "\(run.key.keyPath) \(notes[0])"
        case .scrubbed(let change):
            notes = ["\(change), scrubbed for \(seconds)", change]
            motion = "\(run.key.keyPath) \(notes[0])"
        case .changing(let changes):
            notes = changes.map { "\($0), \(seconds) \(pace)" } + changes.suffix(1) + ["\(seconds) \(pace)", seconds]
            // For a changed animation, show the remaining duration.
            let duration = run.isBegin ? "\(Self.short(animation.duration)) s" : seconds
            let path = run.isBegin ? run.span.motion.map { TracePrinter.text(of: $0) } : nil
            motion = "\(path ?? ([run.key.keyPath] + changes.prefix(1)).joined(separator: " ")), \(duration) \(pace)"
        }
        return TimelineRow.Bar(
            start: run.start, end: run.end, notes: notes, summary: "\(run.layerName): \(motion)",
            values: run.points.map { Point(x: length > 0 ? ($0.x - run.start) / length : 0, y: $0.y) })
    }

    /// The values that a run shows.
    private enum Values {
        /// A single value, as for a paused animator.
        case constant(String)
        /// The first and last of several values that an animator held one after the other.
        case scrubbed(String)
        /// Alternative texts, the longest first; empty for values without a short text.
        case changing([String])
    }

    /// Maximum number of keyframes that are written out.
    private static let mostValues = 6

    /// - Returns: The values of the animation, or the displayed values if the animation changed or holds a value.
    private static func values(of run: Run) -> Values {
        var values: [AnimatedValue] = []
        if case .values(let all)? = run.span.motion?.path { values = all }
        let holds = values.count == 2 && values[0] == values[1]
        if holds || !run.isBegin { values = [run.shown.first, run.shown.last].compactMap(\.self) }
        let texts = values.compactMap(TracePrinter.figureText(of:))
        guard texts.count == values.count, let first = texts.first, let last = texts.last else { return .changing([]) }
        if holds { return first == last ? .constant(first) : .scrubbed("\(first) → \(last)") }
        if texts.count <= 2 { return .changing(["\(first) → \(last)"]) }
        return .changing(
            (texts.count <= mostValues ? [texts.joined(separator: " → ")] : []) + ["\(first) → … → \(last)"])
    }

    /// Returns the number with at most three decimals.
    private static func short(_ value: Double) -> String {
        let short = (value * 1000).rounded() / 1000
        return short == short.rounded() ? "\(Int(short))" : "\(short)"
    }

    // MARK: Events

    /// Returns the runs in the order in which they end.
    private func runs() -> [Run] {
        var running: [Key: Run] = [:]
        var keys: [Int: [Key]] = [:]
        var done: [Run] = []
        func close(_ closing: [Key], of number: Int, at time: Double) {
            for key in closing {
                guard var run = running[key] else { continue }
                run.owners.remove(number)
                running[key] = run
                guard run.owners.isEmpty else { continue }
                run.end = min(run.end, time)
                done.append(run)
                running[key] = nil
            }
        }
        func open(_ animation: TracedAnimation, isBegin: Bool, at event: TraceEvent) {
            let before = keys[animation.number] ?? []
            var opened: [Key] = []
            for span in animation.spans {
                let key = Key(
                    layer: animation.layer, keyPath: span.keyPath, begin: span.begin, duration: span.duration)
                opened.append(key)
                running[key]?.owners.insert(animation.number)
                guard running[key] == nil else { continue }
                running[key] = Run(
                    key: key, layerName: event.subject, animation: animation, span: span, isBegin: isBegin,
                    owners: [animation.number], start: max(event.time, span.start ?? event.time).seconds,
                    end: span.stop?.seconds ?? .infinity)
            }
            keys[animation.number] = opened
            close(before.filter { !opened.contains($0) }, of: animation.number, at: event.time.seconds)
        }
        for event in events {
            switch event.content {
            case .animationBegan(let animation): open(animation, isBegin: true, at: event)
            case .animationChanged(let animation): open(animation, isBegin: false, at: event)
            case .animationEnded(let end):
                close(keys.removeValue(forKey: end.number) ?? [], of: end.number, at: event.time.seconds)
            case .callback, .request, .hierarchy, .note, .step: break
            }
        }
        let duration = timeline.duration.seconds
        for run in running.values {
            var run = run
            run.end = min(run.end, duration)
            done.append(run)
        }
        return done.filter { $0.end > $0.start + Self.instant }
    }

    // MARK: Values

    /// Difference below which two times are equal, in seconds.
    private static let instant = 1e-6
    /// Seconds between samples, chosen as the rate of touches so that their steps do not show. ``sampleLimit`` is the
    /// maximum number of samples.
    private static let step = 1.0 / 120
    private static let sampleLimit = 6_000.0

    private struct Sample {
        let order: Int
        let value: Double
        let shown: AnimatedValue?
    }

    /// Returns the runs with their values, ordered by start. Of runs that start simultaneously, those of layers further
    /// back come first.
    ///
    /// If the clock of a run's layer stands still, the run may be shown later than it began, or not at all. It then
    /// starts with its first sample, or is left out.
    private func sampled(_ runs: [Run]) -> [Run] {
        let duration = timeline.duration.seconds
        let step = max(Self.step, duration / Self.sampleLimit)
        var times = Set((0...Int((duration / step).rounded(.up))).map { min(Double($0) * step, duration) })
        times.formUnion(timeline.commits.map(\.time.seconds).filter { $0 <= duration })
        times.formUnion(runs.map(\.start))
        times.formUnion(runs.map { $0.end - Self.instant })
        var runs = runs
        for time in times.sorted() {
            let active = runs.indices.filter { runs[$0].start <= time && time < runs[$0].end }
            if active.isEmpty { continue }
            let samples = samples(at: time)
            for index in active {
                guard let sample = samples[runs[index].key] else { continue }
                if runs[index].points.isEmpty { runs[index].order = sample.order }
                let isLast = time >= runs[index].end - Self.instant
                runs[index].points.append(Point(x: isLast ? runs[index].end : time, y: sample.value))
                if let shown = sample.shown { runs[index].shown.append(shown) }
            }
        }
        return joined(runs).compactMap { run in
            guard let first = run.points.first, let last = run.points.last else { return nil }
            var run = run
            if first.x > run.start + step + Self.instant { run.start = first.x }
            if last.x < run.end - step - Self.instant { run.end = last.x }
            return run
        }
        .filter { $0.end > $0.start + Self.instant }
        .sorted { ($0.start, $0.order) < ($1.start, $1.order) }
    }

    /// Gives runs that follow each other in one animation a common scale, as for an animator that is scrubbed.
    private func joined(_ runs: [Run]) -> [Run] {
        var runs = runs
        let order = runs.indices.sorted { runs[$0].start < runs[$1].start }
        var chains: [[Int]] = []
        for index in order where !runs[index].points.isEmpty && runs[index].shown.count == runs[index].points.count {
            let chain = chains.lastIndex { chain in
                guard let last = chain.last.map({ runs[$0] }) else { return false }
                return last.key.layer == runs[index].key.layer && last.key.keyPath == runs[index].key.keyPath
                    && last.animation.number == runs[index].animation.number
                    && (last.end - runs[index].start).magnitude < Self.instant
            }
            if let chain { chains[chain].append(index) } else { chains.append([index]) }
        }
        for chain in chains where chain.count > 1 {
            let values = chain.flatMap { runs[$0].shown.map(\.components) }
            guard let first = values.first, let last = values.last else { continue }
            var reach: Double?
            for index in chain {
                for (place, value) in runs[index].shown.enumerated() {
                    let height = ValueHeight.of(value.components, from: first, to: last) {
                        reach = reach ?? ValueHeight.reach(of: values, from: first)
                        return reach ?? 0
                    }
                    runs[index].points[place].y = height ?? 0
                }
            }
        }
        return runs
    }

    private func samples(at time: Double) -> [Key: Sample] {
        var samples: [Key: Sample] = [:]
        if let root = timeline.commit(at: MediaTime(seconds: time))?.root {
            sample(root, parentTime: time, &samples)
        }
        return samples
    }

    private func sample(_ node: LayerNode, parentTime: Double, _ samples: inout [Key: Sample]) {
        let time = node.localTime(parentTime: parentTime)
        func add(_ keyPath: String, _ timing: MediaTiming, _ value: Double, _ shown: AnimatedValue?) {
            let key = Key(layer: node.id, keyPath: keyPath, begin: timing.beginTime, duration: timing.duration)
            if samples[key] == nil { samples[key] = Sample(order: samples.count, value: value, shown: shown) }
        }
        for track in node.tracks {
            guard let (value, height) = track.shownValue(of: node.properties, at: time) else { continue }
            add(track.property.keyPath, track.timing, height, value)
        }
        if let transition = node.transition {
            var timing = transition.timing
            timing.fillMode = .removed
            if timing.progress(atParentTime: time) != nil, let progress = transition.progress(at: time) {
                add(transition.kind.rawValue, transition.timing, progress, nil)
            }
        }
        if let mask = node.mask { sample(mask, parentTime: time, &samples) }
        for sublayer in node.sublayers { sample(sublayer, parentTime: time, &samples) }
    }
}
