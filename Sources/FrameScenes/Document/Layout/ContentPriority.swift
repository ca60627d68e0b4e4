import FrameJSON

/// The priority of a view's content size in each direction, 1…1000.
public struct ContentPriority: Equatable, Sendable {
    public var horizontal: Double
    public var vertical: Double

    init(json: JSONCursor) throws(JSONProblem) {
        let numbers = try json.numbers(2, expected: "[horizontal, vertical] priorities", in: SceneRange.priority)
        (horizontal, vertical) = (numbers[0], numbers[1])
    }
}
