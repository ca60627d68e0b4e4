public import FrameJSON

/// How a finger on a presented screen takes it away: the dismissal follows the finger.
public struct SwipeDescription: Equatable, Sendable {
    public enum Direction: String, CaseIterable, Sendable {
        case down, up, left, right
    }

    public var direction: Direction
    /// Points of the finger's way that are the whole dismissal; `nil` for the container's height or width.
    public var distance: Double?
    /// The share of the dismissal from which on letting go finishes it, 0…1.
    public var threshold: Double
    /// Points per second in the direction from which on letting go finishes it from anywhere.
    public var flick: Double?

    public enum Key: String, JSONKey {
        case direction, distance, threshold, flick
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        direction = try fields.require(.direction).choice(of: Direction.self)
        distance = try fields.optional(.distance)?.positiveNumber()
        threshold = try fields.optional(.threshold)?.number(in: SceneRange.fraction) ?? 0.5
        flick = try fields.optional(.flick)?.number(in: SceneRange.length)
    }
}
