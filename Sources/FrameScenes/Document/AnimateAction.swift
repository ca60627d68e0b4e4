public import FrameJSON
public import FrameTiming

/// Views of the topmost screen change in a `UIView` animation block.
public struct AnimateAction: Equatable, Sendable {
    public var changes: [ViewChange]
    /// Seconds of one pass.
    public var duration: Double
    /// Seconds before the first pass.
    public var delay: Double
    public var curve: TimingCurve
    /// How many passes, possibly with a fraction.
    public var passes: Double
    /// Whether a pass is there and back.
    public var autoreverses: Bool
    /// As ``ScriptAction/Present/start``.
    public var start: Double?

    public enum Key: String, JSONKey {
        case animate, duration, delay, curve, autoreverses
        case passes = "repeat"
        case start = "at"
    }

    /// Seconds from the start to the end of the last pass.
    var length: Double { delay + duration * (passes == 0 ? 1 : passes) * (autoreverses ? 2 : 1) }

    init(_ fields: JSONFields<Key>, ids: Set<String>) throws(JSONProblem) {
        changes = try ViewChange.list(fields.require(.animate), ids: ids)
        duration = try fields.require(.duration).number(in: SceneRange.seconds)
        delay = try fields.optional(.delay)?.number(in: SceneRange.seconds) ?? 0
        curve = NamedCurves.easeInOut
        if let cursor = fields.optional(.curve) { curve = try TimingCurve(json: cursor, duration: duration) }
        passes = try fields.optional(.passes)?.number(in: SceneRange.passes) ?? 1
        autoreverses = try fields.optional(.autoreverses)?.bool() ?? false
    }
}
