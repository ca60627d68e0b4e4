import FrameGeometry
import FrameJSON

extension Rect {
    /// `[x, y, width, height]` in points.
    init(scene json: JSONCursor) throws(JSONProblem) {
        try self.init(
            scene: json, expected: "[x, y, width, height] in points", place: SceneRange.coordinate,
            extent: SceneRange.length)
    }

    /// `[x, y, width, height]` with the origin in `place` and the size in `extent`.
    init(
        scene json: JSONCursor, expected: String, place: ClosedRange<Double>, extent: ClosedRange<Double>
    ) throws(JSONProblem) {
        let parts = try json.elements(count: 4, expected: expected)
        self.init(
            x: try parts[0].number(in: place), y: try parts[1].number(in: place),
            width: try parts[2].number(in: extent), height: try parts[3].number(in: extent))
    }
}
