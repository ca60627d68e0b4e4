public import FrameGeometry
public import FrameJSON
public import FrameTiming

/// Fingers come down, move and leave.
public struct TouchAction: Equatable, Sendable {
    /// For each finger the points it goes through, in the window; each at least one.
    public var paths: [[Point]]
    /// Seconds for the ways.
    public var duration: Double
    public var curve: TimingCurve
    /// Seconds the fingers stay at the end before they leave.
    public var rest: Double
    /// Points per second with which the finger with the longest way arrives; `nil` for what the curve gives.
    public var releaseSpeed: Double?
    /// How often the fingers are looked at, per second.
    public var rate: Double
    /// Whether the screen on top is gone afterwards, by its swipe; a run in which it is otherwise fails.
    public var dismisses: Bool
    /// Whether the screen on top of the stack is gone afterwards; a run in which it is otherwise fails.
    public var pops: Bool
    /// As ``ScriptAction/Present/start``.
    public var start: Double?

    public enum Key: String, JSONKey {
        case touch, touches, duration, curve, rest, releaseSpeed, rate, dismisses, pops
        case start = "at"
    }

    /// Seconds that the action takes for certain: how long a transition runs on by itself depends on its animator.
    var length: Double { duration + rest }

    init(_ fields: JSONFields<Key>) throws(JSONProblem) {
        switch (fields.optional(.touch), fields.optional(.touches)) {
        case (let path?, nil):
            paths = [try Self.path(path)]
        case (nil, let list?):
            paths = []
            for path in try list.elements() { paths.append(try Self.path(path)) }
            guard (2...10).contains(paths.count) else { throw list.mismatch("a list of 2 to 10 fingers") }
        case (_, let list?):
            throw list.refusal("there is one finger in \"touch\" already")
        case (nil, nil):
            paths = [try Self.path(fields.require(.touch))]
        }
        duration = try fields.optional(.duration)?.number(in: SceneRange.seconds) ?? 0
        curve = .linear
        if let cursor = fields.optional(.curve) { curve = try TimingCurve(json: cursor, duration: duration) }
        rest = try fields.optional(.rest)?.number(in: SceneRange.seconds) ?? Self.tap
        releaseSpeed = try fields.optional(.releaseSpeed)?.number(in: SceneRange.length)
        rate = try fields.optional(.rate)?.number(in: SceneRange.touchRate) ?? Self.usualRate
        dismisses = try fields.optional(.dismisses)?.bool() ?? false
        pops = try fields.optional(.pops)?.bool() ?? false
    }

    /// 0.05 s: as short as a tap.
    private static let tap = 0.05
    /// The touch rate of current iPhones.
    private static let usualRate = 120.0

    private static func path(_ list: JSONCursor) throws(JSONProblem) -> [Point] {
        var points: [Point] = []
        for element in try list.elements() {
            let parts = try element.elements(count: 2, expected: "[x, y] in points")
            points.append(
                Point(
                    x: try parts[0].number(in: SceneRange.coordinate), y: try parts[1].number(in: SceneRange.coordinate)
                ))
        }
        guard !points.isEmpty else { throw list.mismatch("a list of at least 1 point") }
        return points
    }
}
