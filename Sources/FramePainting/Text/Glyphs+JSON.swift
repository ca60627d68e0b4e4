import FrameGeometry
import FrameJSON

/// `{"outlines": [[["M", 0, 0], …], …], "unit": 0.01, "places": [[0, 10, 20], [1, 16, 20]]}`: each place an outline's
/// number and its origin.
extension Glyphs {
    var json: JSONValue {
        var members = JSONMembers<DisplayListKeys.Glyphs>()
        members.add(.unit, .number(unit), unless: unit == 1)
        members.add(
            .places,
            .array(
                places.map {
                    .array([.number(Double($0.outline)), .number($0.origin.x), .number($0.origin.y)])
                }))
        members.add(.outlines, .array(outlines.map(\.json)))
        return members.json
    }

    /// The largest number of an outline: there are fewer characters.
    private static let outlineLimit = 1 << 20

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(DisplayListKeys.Glyphs.self)
        var outlines: [Path] = []
        for cursor in try fields.require(.outlines).elements() { outlines.append(try Path(json: cursor)) }
        var places: [Place] = []
        for cursor in try fields.require(.places).elements() {
            let parts = try cursor.elements(count: 3, expected: "[outline, x, y]")
            places.append(
                Place(
                    try parts[0].integer(in: 0...Self.outlineLimit),
                    at: Point(x: try parts[1].number(), y: try parts[2].number())))
        }
        self.init(outlines: outlines, unit: try fields.optional(.unit)?.positiveNumber() ?? 1, places: places)
    }
}
