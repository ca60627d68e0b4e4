public import FrameJSON
public import FrameTiming

/// Animates views of the topmost screen in a property animator that is scrubbed and then released.
public struct ScrubAction: Equatable, Sendable {
    /// A change of the completed fraction.
    public struct Step: Equatable, Sendable {
        /// Seconds after the start of the action.
        public var time: Double
        /// Completed fraction, 0…1.
        public var fraction: Double

        public enum Key: String, JSONKey {
            case fraction
            case time = "at"
        }
    }

    /// The end toward which the animator continues after the release.
    public enum Finish: String, CaseIterable, Sendable {
        case end, start
    }

    public var changes: [ViewChange]
    /// Duration of the animator in seconds.
    public var duration: Double
    public var curve: TimingCurve
    /// One or more steps, in ascending time.
    public var steps: [Step]
    public var finish: Finish
    /// Seconds from the start of the action to the release, which does not precede the last step.
    public var release: Double
    /// Start time, with the same meaning as ``ScriptAction/Present/start``.
    public var start: Double?

    public enum Key: String, JSONKey {
        case scrub, duration, curve, finish, release
        case steps = "fractions"
        case start = "at"
    }

    /// Minimum duration in seconds. How long the animator continues after the release depends on its curve.
    var length: Double { release }

    init(_ fields: JSONFields<Key>, names: ScreenNames) throws(JSONProblem) {
        changes = try ViewChange.list(fields.require(.scrub), names: names)
        duration = try fields.require(.duration).duration()
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
            throw cursor.mismatch("a time after the previous fraction, \(JSONValue.number(earlier.time).compact)")
        }
    }
}
