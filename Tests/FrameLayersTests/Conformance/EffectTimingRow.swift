import Foundation
import FrameGeometry
import FrameLayers
import FrameTiming

/// A row of `wpt_effect_timing.json`: an animation in CSS's terms, a time, and the expected state at that time.
struct EffectTimingRow {
    let test: String
    private let timing: [String: Any]
    private let keyframes: Any?
    private let milliseconds: Double?
    private let playbackRate: Double
    private let isFinished: Bool
    private let query: [String: Any]
    private let expected: Any?
    private let tolerance: Double

    init(_ row: [String: Any]) {
        test = "\(row["test"] ?? "") at \(row["currentTime"] ?? ""): \(row["timing"] ?? "")"
        timing = row["timing"] as? [String: Any] ?? [:]
        keyframes = row["keyframes"]
        milliseconds = Self.number(row["currentTime"])
        playbackRate = Self.number(row["playbackRate"]) ?? 1
        isFinished = row["finished"] as? Bool ?? false
        query = row["query"] as? [String: Any] ?? [:]
        expected = row["expected"] is NSNull ? nil : row["expected"]
        tolerance = max(Self.number(row["tolerance"]) ?? 0, 1e-9)
    }

    private static func number(_ value: Any?) -> Double? {
        if let text = value as? String { return text == "Infinity" ? .infinity : nil }
        return (value as? NSNumber)?.doubleValue
    }

    private func number(_ key: String) -> Double? { Self.number(timing[key]) }

    // MARK: The same in Core Animation's words

    private var cycles: Double { number("iterations") ?? 1 }
    private var iterationStart: Double { number("iterationStart") ?? 0 }
    private var duration: Double { (number("duration") ?? 0) / 1000 }
    private var begin: Double { (number("delay") ?? 0) / 1000 }
    private var end: Double { begin + (duration == 0 ? 0 : duration * cycles) }
    /// The time after `finish()`, which is the end of the animation.
    private var time: Double {
        isFinished ? max(0, end + (number("endDelay") ?? 0) / 1000) : (milliseconds ?? 0) / 1000
    }

    private var mediaTiming: MediaTiming {
        let modes: [String: FillMode] = ["forwards": .forwards, "backwards": .backwards, "both": .both]
        return MediaTiming(
            beginTime: begin, timeOffset: iterationStart == 0 ? 0 : iterationStart * duration, duration: duration,
            repeatCount: cycles, fillMode: modes[timing["fill"] as? String ?? ""] ?? .removed)
    }

    private var easings: [String] {
        let own = (keyframes as? [[String: Any]] ?? []).compactMap { $0["easing"] as? String }
        return [timing["easing"] as? String ?? "linear"] + own
    }

    private var curve: TimingCurve { CSSValues.easing(easings[0]) ?? .linear }

    /// The reason why Core Animation has no equivalent.
    private var reason: String? {
        typealias Reason = Verdict.Reason
        let asked = query["computedTiming"] as? String
        if !easings.allSatisfy({ CSSValues.easing($0) != nil }) { return Reason.steps }
        if milliseconds == nil { return Reason.unresolved }
        if begin <= time, time < 0 { return Reason.beforeZero }
        if asked == "localTime" { return Reason.givenTime }
        if cycles == 0 { return Reason.noCycles }
        if (number("endDelay") ?? 0) < 0 { return Reason.endDelay }
        if playbackRate < 0, time == begin || time == end { return Reason.reversedBoundary }
        if asked == "currentIteration", iterationStart != 0 { return Reason.countsFromStart }
        if duration == 0,
            iterationStart != 0 || cycles != cycles.rounded() || asked == "currentIteration" && cycles != 1
        {
            return Reason.noDuration
        }
        if iterationStart != 0, cycles != cycles.rounded() || duration.isInfinite { return Reason.startInside }
        return nil
    }

    // MARK: Answers

    var verdict: Verdict {
        if let reason { return .notApplicable(reason) }
        let progress = mediaTiming.progress(atParentTime: time)
        if query["phase"] != nil { return .answered([phase], expected: expectedPhase, tolerance: 0) }
        if let asked = query["computedTiming"] as? String {
            let found =
                asked == "progress" ? progress.map { curve.value(at: $0.fraction) } : progress.map { Double($0.cycle) }
            return .answered([found].compactMap { $0 }, expected: expectedNumbers, tolerance: tolerance)
        }
        guard progress != nil else { return .notApplicable(Verdict.Reason.noEffect) }
        return .answered(shown, expected: expectedNumbers, tolerance: tolerance)
    }

    /// 0 before the interval, 1 inside it, 2 after it.
    private var phase: Double {
        var timing = mediaTiming
        timing.fillMode = .removed
        if timing.progress(atParentTime: time) != nil { return 1 }
        timing.fillMode = .forwards
        return timing.progress(atParentTime: time) == nil ? 0 : 2
    }

    private var expectedPhase: [Double] {
        let phases: [String: Double] = ["before": 0, "active": 1, "after": 2]
        return [phases[expected as? String ?? ""] ?? .nan]
    }

    private var expectedNumbers: [Double] {
        if let text = expected as? String { return CSSValues.components(text)?.numbers ?? [.nan] }
        return Self.number(expected).map { [$0] } ?? []
    }

    /// The animated value, applied through a track as in a layer.
    private var shown: [Double] {
        guard let path = Path(keyframes, property: query["property"] as? String ?? "") else { return [.nan] }
        let isColor = path.values.first?.color != nil
        guard let property = LayerProperty.named(isColor ? "borderColor" : "position.x"),
            let motion = Keyframes(path.values, times: path.times, curves: path.curves)
        else { return [.nan] }
        var properties = LayerProperties()
        Track(
            property: property, timing: mediaTiming, curve: curve, motion: .keyframes(motion),
            isCumulative: timing["iterationComposite"] as? String == "accumulate"
        ).apply(to: &properties, at: time)
        let color = properties.borderColor
        // Colors are clamped when components become bytes.
        return isColor
            ? [color.red, color.green, color.blue].map { min(max($0, 0), 1) * 255 } : [properties.position.x]
    }

    /// Keyframes with their offsets and easings, given as a list of objects or an object of lists.
    private struct Path {
        var values: [AnimatedValue] = []
        var times: [Double] = []
        var curves: [TimingCurve] = []

        init?(_ keyframes: Any?, property: String) {
            var places: [Double?] = []
            if let list = keyframes as? [[String: Any]] {
                values = list.compactMap { Self.value($0[property]) }
                places = list.map { ($0["offset"] as? NSNumber)?.doubleValue }
                curves = list.compactMap { CSSValues.easing($0["easing"] as? String ?? "linear") }
                guard values.count == list.count else { return nil }
            } else if let lists = keyframes as? [String: [Any]], let list = lists[property] {
                values = list.compactMap(Self.value)
                places = list.map { _ in nil }
            }
            guard values.count > 1 else { return nil }
            places[0] = places[0] ?? 0
            places[places.count - 1] = places[places.count - 1] ?? 1
            // Missing offsets are spread evenly between the given ones.
            var last = 0
            for index in places.indices {
                guard let place = places[index] else { continue }
                for between in (last + 1)..<max(index, last + 1) {
                    let fraction = Double(between - last) / Double(index - last)
                    places[between] = (places[last] ?? 0) * (1 - fraction) + place * fraction
                }
                last = index
            }
            times = places.compactMap { $0 }
        }

        private static func value(_ value: Any?) -> AnimatedValue? {
            if let number = value as? NSNumber { return .number(number.doubleValue) }
            guard let components = (value as? String).flatMap(CSSValues.components) else { return nil }
            let numbers = components.numbers
            guard components.kinds.first == "color" else { return .number(numbers[0]) }
            return .color(Color(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: 1))
        }
    }
}
