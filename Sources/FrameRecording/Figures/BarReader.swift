internal import FrameFigures
internal import FrameGeometry
internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// Reads off a recording when which property of which layer was animated, and what its values were.
///
/// Begins, ends and descriptions come from the trace's events; the committed tracks are sampled only for the curve inside a
/// bar.
struct BarReader {
    private let timeline: Timeline
    private let events: [TraceEvent]

    /// One animation of one property, as events and committed tracks both identify it.
    private struct Key: Hashable {
        let layer: LayerID
        let keyPath: String
        let begin: Double
        let duration: Double
    }

    /// A key that is animated without interruption.
    private struct Run {
        let key: Key
        let layerName: String
        /// The animation that opened it, and its property in that.
        let animation: TracedAnimation
        let span: TracedAnimation.Span
        /// Whether the animation began then; otherwise it changed.
        let isBegin: Bool
        /// The numbers of the animations that have this key now.
        var owners: Set<Int>
        var start: Double
        var end: Double
        /// Values over seconds.
        var points: [Point] = []
        /// The track's index in a walk through the tree, at the run's first sample.
        var order = 0
    }

    init(_ timeline: Timeline, _ events: [TraceEvent]) {
        self.timeline = timeline
        self.events = events
    }

    /// By layer, in the order in which layers began to be animated, then by property.
    var rows: [TimelineRow] {
        let runs = sampled(runs())
        var layers: [LayerID] = []
        for run in runs where !layers.contains(run.key.layer) { layers.append(run.key.layer) }
        return layers.flatMap { layer -> [TimelineRow] in
            let ofLayer = runs.filter { $0.key.layer == layer }
            var keyPaths: [String] = []
            for run in ofLayer where !keyPaths.contains(run.key.keyPath) { keyPaths.append(run.key.keyPath) }
            return keyPaths.flatMap { keyPath in lanes(ofLayer.filter { $0.key.keyPath == keyPath }) }
        }
    }

    /// As few rows as it takes for bars not to overlap.
    private func lanes(_ runs: [Run]) -> [TimelineRow] {
        var rows: [TimelineRow] = []
        for run in runs {
            let free = rows.firstIndex { ($0.bars.last?.end ?? 0) <= run.start + Self.instant }
            if let free {
                rows[free].bars.append(bar(run))
            } else {
                rows.append(TimelineRow(layer: run.layerName, property: run.key.keyPath, bars: [bar(run)]))
            }
        }
        return rows
    }

    private func bar(_ run: Run) -> TimelineRow.Bar {
        let length = run.end - run.start
        let animation = run.animation
        let pace = TracePrinter.pace(of: animation, run.span, showsDelay: run.isBegin)
        let seconds = "\(Self.short(length)) s"
        let ends = run.span.motion.flatMap { TracePrinter.ends(of: $0) }
        let motion = run.span.motion.map { TracePrinter.text(of: $0) } ?? run.key.keyPath
        // Of one that changed, the rest.
        let duration = run.isBegin ? "\(Self.short(animation.duration)) s" : seconds
        return TimelineRow.Bar(
            start: run.start, end: run.end,
            notes: [ends.map { "\($0), \(seconds) \(pace)" }, "\(seconds) \(pace)", ends, seconds].compactMap(\.self),
            summary: "\(run.layerName): \(motion), \(duration) \(pace)",
            values: run.points.map { Point(x: length > 0 ? ($0.x - run.start) / length : 0, y: $0.y) })
    }

    /// At most three decimals.
    private static func short(_ value: Double) -> String {
        let short = (value * 1000).rounded() / 1000
        return short == short.rounded() ? "\(Int(short))" : "\(short)"
    }

    // MARK: Events

    /// In the order in which they end.
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

    /// Below this, two times are equal.
    private static let instant = 1e-6
    /// Seconds between samples: the rate of touches, so that their steps do not show. And the most samples there are.
    private static let step = 1.0 / 120
    private static let sampleLimit = 6_000.0

    private struct Sample {
        let order: Int
        let value: Double
    }

    /// With their values, in order of their starts; at one time, layers further back in the tree first.
    ///
    /// A run whose layer's clock stands still may be shown later than it began, or not at all: it starts with its first
    /// sample then, or is left out.
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
            }
        }
        return runs.compactMap { run in
            guard let first = run.points.first, let last = run.points.last else { return nil }
            var run = run
            if first.x > run.start + step + Self.instant { run.start = first.x }
            if last.x < run.end - step - Self.instant { run.end = last.x }
            return run
        }
        .filter { $0.end > $0.start + Self.instant }
        .sorted { ($0.start, $0.order) < ($1.start, $1.order) }
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
        func add(_ keyPath: String, _ timing: MediaTiming, _ value: Double) {
            let key = Key(layer: node.id, keyPath: keyPath, begin: timing.beginTime, duration: timing.duration)
            if samples[key] == nil { samples[key] = Sample(order: samples.count, value: value) }
        }
        for track in node.tracks {
            guard let value = track.shownValue(of: node.properties, at: time) else { continue }
            add(track.property.keyPath, track.timing, value)
        }
        if let transition = node.transition {
            var timing = transition.timing
            timing.fillMode = .removed
            if timing.progress(atParentTime: time) != nil, let progress = transition.progress(at: time) {
                add(transition.kind.rawValue, transition.timing, progress)
            }
        }
        if let mask = node.mask { sample(mask, parentTime: time, &samples) }
        for sublayer in node.sublayers { sample(sublayer, parentTime: time, &samples) }
    }
}

extension Track {
    /// The value as a curve shows it, 0 for the lower of first and last value and 1 for the higher, or beyond; `nil` while the
    /// animation does not run.
    ///
    /// Of several numbers, the one that changes most decides which is lower, and the value is the projection of the change so far
    /// on the change from first to last value. Where those are equal: the distance from them, relative to that of the farthest
    /// keyframe; where nothing changes: the progress of time.
    ///
    /// - Parameter time: Seconds, in the layer's time.
    fileprivate func shownValue(of model: LayerProperties, at time: Double) -> Double? {
        var localTime = time
        for var group in groups {
            group.timing.fillMode = .removed
            guard let inside = group.time(at: localTime) else { return nil }
            localTime = inside
        }
        var timing = timing
        timing.fillMode = .removed
        guard let elapsed = timing.progress(atParentTime: localTime) else { return nil }
        let pace = curve.value(at: elapsed.fraction)
        let base = property.read(model)
        let underlying = isAdditive ? base.neutral : base
        let first = motion.value(at: 0, underlying: underlying).components
        let last = motion.value(at: 1, underlying: underlying).components
        let now = motion.value(at: pace, underlying: underlying).components
        guard first.count == last.count, now.count == first.count else { return pace }
        var (square, product, greatest) = (0.0, 0.0, 0.0)
        for index in first.indices {
            let change = last[index] - first[index]
            square += change * change
            product += change * (now[index] - first[index])
            if change.magnitude > greatest.magnitude { greatest = change }
        }
        if square > 1e-12, square.isFinite { return greatest < 0 ? 1 - product / square : product / square }
        let reach = keyframeValues.map { Self.distance($0.components, first) }.max() ?? 0
        return reach > 1e-6 && reach.isFinite ? Self.distance(now, first) / reach : pace
    }

    private var keyframeValues: [AnimatedValue] {
        switch motion {
        case .keyframes(let keyframes): keyframes.values
        case .between, .heading: []
        }
    }

    private static func distance(_ left: [Double], _ right: [Double]) -> Double {
        zip(left, right).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}
