public import FrameJSON
public import FrameTiming

/// Views of the topmost screen change in a property animator that is scrubbed by hand and then let go.
public struct ScrubAction: Equatable, Sendable {
    /// The fraction from a moment on.
    public struct Step: Equatable, Sendable {
        /// Seconds after the action's start.
        public var time: Double
        /// 0…1 of the way.
        public var fraction: Double

        public enum Key: String, JSONKey {
            case fraction
            case time = "at"
        }
    }

    /// Where the animator goes when it is let go.
    public enum Finish: String, CaseIterable, Sendable {
        case end, start
    }

    public var changes: [ViewChange]
    /// Seconds the animator takes for the whole way.
    public var duration: Double
    public var curve: TimingCurve
    /// At least one, their times rising.
    public var steps: [Step]
    public var finish: Finish
    /// Seconds after the action's start at which the animator is let go; not before the last step.
    public var release: Double
    /// As ``ScriptAction/Present/start``.
    public var start: Double?

    public enum Key: String, JSONKey {
        case scrub, duration, curve, finish, release
        case steps = "fractions"
        case start = "at"
    }

    /// Seconds that the action takes for certain: how long the animator runs on by itself depends on its curve.
    var length: Double { release }

    init(_ fields: JSONFields<Key>, ids: Set<String>) throws(JSONProblem) {
        changes = try ViewChange.list(fields.require(.scrub), ids: ids)
        duration = try fields.require(.duration).number(in: SceneRange.seconds)
        curve = NamedCurves.easeInOut
        if let cursor = fields.optional(.curve) { curve = try TimingCurve(json: cursor, duration: duration) }
        let list = try fields.require(.steps)
        steps = []
        for element in try list.elements() { steps.append(try Step(json: element, after: steps.last)) }
        guard let last = steps.last else { throw list.mismatch("a list of at least 1 step") }
        finish = try fields.optional(.finish)?.choice(of: Finish.self) ?? .end
        release = last.time
        if let cursor = fields.optional(.release) {
            release = try cursor.number(in: SceneRange.seconds)
            guard release >= last.time else {
                throw cursor.mismatch("a time not before the last fraction, \(JSONValue.number(last.time).compact)")
            }
        }
    }
}

extension ScrubAction.Step {
    fileprivate init(json: JSONCursor, after earlier: ScrubAction.Step?) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        let cursor = try fields.require(.time)
        time = try cursor.number(in: SceneRange.seconds)
        fraction = try fields.require(.fraction).number(in: SceneRange.fraction)
        if let earlier, time <= earlier.time {
            throw cursor.mismatch("a time after the fraction before, \(JSONValue.number(earlier.time).compact)")
        }
    }
}
