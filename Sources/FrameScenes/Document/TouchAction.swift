public import FrameGeometry
public import FrameJSON
public import FrameTiming

/// A scripted sequence of touches that begin, move and end.
public struct TouchAction: Equatable, Sendable {
    /// Path of each touch, as one or more points in the window.
    public var paths: [[Point]]
    /// Duration of the motion in seconds.
    public var duration: Double
    public var curve: TimingCurve
    /// Seconds for which the touches rest at the end.
    public var rest: Double
    /// Final speed of the touch with the longest path, in points per second; `nil` for the curve's own speed.
    public var releaseSpeed: Double?
    /// Touch samples per second.
    public var rate: Double
    /// Whether the touches must dismiss the topmost screen. Otherwise the run fails.
    public var dismisses: Bool
    /// Whether the touches must pop the topmost screen of the stack. Otherwise the run fails.
    public var pops: Bool
    /// Start time, with the same meaning as ``ScriptAction/Present/start``.
    public var start: Double?

    public enum Key: String, JSONKey {
        case touch, touches, duration, curve, rest, releaseSpeed, rate, dismisses, pops
        case start = "at"
    }

    /// Minimum duration in seconds. How long a transition continues after the release depends on its animator.
    var length: Double { duration + rest }

    /// Creates a touch at a single point.
    init(at point: Point, rest: Double) {
        paths = [[point]]
        duration = 0
        curve = .linear
        self.rest = rest
        rate = Self.usualRate
        dismisses = false
        pops = false
    }

    init(_ fields: JSONFields<Key>) throws(JSONProblem) {
        switch (fields.optional(.touch), fields.optional(.touches)) {
        case (let path?, nil):
            paths = [try Self.path(path)]
        case (nil, let list?):
            paths = []
            for path in try list.elements() { paths.append(try Self.path(path)) }
            guard (2...10).contains(paths.count) else { throw list.mismatch("a list of 2 to 10 touches") }
        case (_, let list?):
            throw list.refusal("an action has \"touch\" or \"touches\", not both")
        case (nil, nil):
            paths = [try Self.path(fields.require(.touch))]
        }
        duration = try fields.optional(.duration)?.duration() ?? 0
        curve = .linear
        if let cursor = fields.optional(.curve) { curve = try TimingCurve(json: cursor, duration: duration) }
        rest = try fields.optional(.rest)?.duration() ?? Self.tap
        releaseSpeed = try fields.optional(.releaseSpeed)?.number(in: SceneRange.length)
        rate = try fields.optional(.rate)?.number(in: SceneRange.touchRate) ?? Self.usualRate
        dismisses = try fields.optional(.dismisses)?.bool() ?? false
        pops = try fields.optional(.pops)?.bool() ?? false
    }

    /// Length of a short tap, 0.05 s.
    static let tap = 0.05
    /// Touch sampling rate of current iPhones, in Hz.
    static let usualRate = 120.0

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
