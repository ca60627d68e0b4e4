internal import FrameFigures
internal import FrameGeometry
internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// Reads off a timeline when which property of which layer was animated, and how its value went.
///
/// Time is looked at in small steps; where an animation begins or ends between two of them, the place is found by halving.
struct BarReader {
    private let timeline: Timeline
    private let events: [TranscriptEvent]

    /// One animation of one property.
    private struct Key: Hashable {
        let layer: LayerID
        let keyPath: String
        let begin: Double
        let length: Double
    }

    private struct Sight {
        let key: Key
        let name: String
        let share: Double
        let hasKeyframes: Bool
    }

    private struct Course {
        let name: String
        let start: Double
        var end: Double
        var points: [Point]
        let hasKeyframes: Bool
        let order: Int
    }

    init(_ timeline: Timeline, _ events: [TranscriptEvent]) {
        self.timeline = timeline
        self.events = events
    }

    /// By layer, in the order in which layers began to move, then by property.
    var rows: [TimelineRow] {
        let courses = courses()
        var layers: [LayerID] = []
        for (key, _) in courses where !layers.contains(key.layer) { layers.append(key.layer) }
        return layers.flatMap { layer -> [TimelineRow] in
            let mine = courses.filter { $0.key.layer == layer }
            var paths: [String] = []
            for (key, _) in mine where !paths.contains(key.keyPath) { paths.append(key.keyPath) }
            return paths.flatMap { path in lanes(mine.filter { $0.key.keyPath == path }) }
        }
    }

    /// As few rows as it takes that no bar lies over another.
    private func lanes(_ courses: [(key: Key, course: Course)]) -> [TimelineRow] {
        var rows: [TimelineRow] = []
        for (key, course) in courses {
            let bar = bar(key, course)
            let free = rows.firstIndex { ($0.bars.last?.end ?? 0) <= course.start + Self.instant }
            if let free {
                rows[free].bars.append(bar)
            } else {
                rows.append(TimelineRow(layer: course.name, property: key.keyPath, bars: [bar]))
            }
        }
        return rows
    }

    private func bar(_ key: Key, _ course: Course) -> TimelineRow.Bar {
        let length = course.end - course.start
        let line = events.first { event in
            event.kind == .animation && event.subject == course.name && event.event.hasPrefix(key.keyPath + " ")
                && abs(event.time.seconds - course.start) < Self.instant && event.event.contains(", ")
        }?.event
        // “position (0, 0) → (1, 1), 0.5 s easeInOut”: what follows the values.
        let curve = line.flatMap { line in line.ranges(of: " s ").last.map { String(line[$0.upperBound...]) } }
        let pace = course.hasKeyframes ? "keyframes" : curve
        let seconds = "\(Self.short(length)) s"
        return TimelineRow.Bar(
            start: course.start, end: course.end, notes: [pace.map { "\(seconds) \($0)" }, seconds].compactMap(\.self),
            summary: "\(course.name): \(line ?? "\(key.keyPath), \(seconds)")",
            course: course.points.map { Point(x: length > 0 ? ($0.x - course.start) / length : 0, y: $0.y) })
    }

    /// At most three decimals.
    private static func short(_ value: Double) -> String {
        let short = (value * 1000).rounded() / 1000
        return short == short.rounded() ? "\(Int(short))" : "\(short)"
    }

    // MARK: Looking

    /// Below this, two times are one.
    private static let instant = 1e-6
    /// Seconds between looks: as often as fingers are looked at, so that their steps are not seen. And the most looks there
    /// are.
    private static let step = 1.0 / 120
    private static let lookLimit = 6_000.0

    /// In order of their starts; of several, those further back in the tree first.
    private func courses() -> [(key: Key, course: Course)] {
        let duration = timeline.duration.seconds
        let step = max(Self.step, duration / Self.lookLimit)
        let steps = (0...Int((duration / step).rounded(.up))).map { min(Double($0) * step, duration) }
        let times = Set(steps + timeline.commits.map(\.time.seconds).filter { $0 <= duration }).sorted()
        var running: [Key: Course] = [:]
        var done: [(key: Key, course: Course)] = []
        var before: (time: Double, commit: Timeline.Commit)?
        var count = 0
        for time in times {
            guard let commit = timeline.commit(at: MediaTime(seconds: time)) else { continue }
            let isSame = before.map { $0.commit.root === commit.root } ?? false
            var seen: Set<Key> = []
            for sight in sights(commit.root, at: time) where seen.insert(sight.key).inserted {
                if running[sight.key] != nil {
                    running[sight.key]?.points.append(Point(x: time, y: sight.share))
                    continue
                }
                let start = isSame ? edge(of: sight.key, in: commit.root, before?.time ?? time, time) : time
                running[sight.key] = Course(
                    name: sight.name, start: start, end: time, points: [Point(x: start, y: sight.share)],
                    hasKeyframes: sight.hasKeyframes, order: count)
                count += 1
            }
            for (key, course) in running where !seen.contains(key) {
                guard let before else { continue }
                var course = course
                course.end = edge(of: key, in: before.commit.root, time, before.time)
                if let last = sights(before.commit.root, at: course.end - Self.instant).first(where: { $0.key == key })
                {
                    course.points.append(Point(x: course.end, y: last.share))
                }
                done.append((key, course))
                running[key] = nil
            }
            before = (time, commit)
        }
        for (key, course) in running {
            var course = course
            course.end = duration
            done.append((key, course))
        }
        return done.filter { $0.course.end > $0.course.start + Self.instant }
            .sorted { ($0.course.start, $0.course.order) < ($1.course.start, $1.course.order) }
    }

    /// Where an animation begins or ends between a time without it and a time with it.
    private func edge(of key: Key, in root: LayerNode, _ without: Double, _ with: Double) -> Double {
        var (outside, inside) = (without, with)
        for _ in 0..<40 {
            let middle = (outside + inside) / 2
            if sights(root, at: middle).contains(where: { $0.key == key }) {
                inside = middle
            } else {
                outside = middle
            }
        }
        return (inside * 1e6).rounded() / 1e6
    }

    private func sights(_ root: LayerNode, at time: Double) -> [Sight] {
        var sights: [Sight] = []
        look(at: root, parentTime: time, &sights)
        return sights
    }

    private func look(at node: LayerNode, parentTime: Double, _ sights: inout [Sight]) {
        let time = node.localTime(parentTime: parentTime)
        for track in node.tracks {
            guard let share = track.share(of: node.properties, at: time) else { continue }
            let key = Key(
                layer: node.id, keyPath: track.property.keyPath, begin: track.timing.beginTime,
                length: track.timing.duration)
            sights.append(
                Sight(key: key, name: node.name, share: share, hasKeyframes: track.motion.hasKeyframes))
        }
        if let transition = node.transition {
            var timing = transition.timing
            timing.fillMode = .removed
            if timing.progress(atParentTime: time) != nil, let share = transition.progress(at: time) {
                let key = Key(
                    layer: node.id, keyPath: transition.kind.rawValue, begin: timing.beginTime, length: timing.duration)
                sights.append(Sight(key: key, name: node.name, share: share, hasKeyframes: false))
            }
        }
        if let mask = node.mask { look(at: mask, parentTime: time, &sights) }
        for sublayer in node.sublayers { look(at: sublayer, parentTime: time, &sights) }
    }
}

extension Motion {
    /// Whether keyframes pace it, besides its curve.
    fileprivate var hasKeyframes: Bool {
        switch self {
        case .between: false
        case .keyframes, .heading: true
        }
    }
}
