import FrameGeometry
import FrameJSON

extension Rect {
    /// Reads `[x, y, width, height]` in points.
    init(scene json: JSONCursor) throws(JSONProblem) {
        try self.init(
            scene: json, expected: "[x, y, width, height] in points", origin: SceneRange.coordinate,
            size: SceneRange.length)
    }

    /// Reads `[x, y, width, height]` with the origin and size in the given ranges.
    init(
        scene json: JSONCursor, expected: String, origin: ClosedRange<Double>, size: ClosedRange<Double>
    ) throws(JSONProblem) {
        let parts = try json.elements(count: 4, expected: expected)
        self.init(
            x: try parts[0].number(in: origin), y: try parts[1].number(in: origin),
            width: try parts[2].number(in: size), height: try parts[3].number(in: size))
    }
}
