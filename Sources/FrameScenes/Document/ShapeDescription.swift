public import FrameGeometry
public import FrameJSON
internal import FramePainting

/// A path that a view draws: it becomes a shape layer's.
public struct ShapeDescription: Equatable, Sendable {
    /// In the view's own coordinates; not cut off at its edges.
    public var path: Path
    public var rule = FillRule.nonzero
    /// Not filled when `nil`.
    public var fill: Color?
    /// Not stroked when `nil`.
    public var stroke: Color?
    /// Of the line along the path, if it is stroked.
    public var line = Stroke(width: 1)
    /// Which part of the path is stroked, 0…1 of its length.
    public var start = 0.0
    public var end = 1.0

    public enum Key: String, JSONKey {
        case path, rule, fill, stroke, lineWidth, cap, join, miterLimit, dash, dashPhase, start, end
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        path = try Path(json: fields.require(.path), in: SceneRange.coordinate)
        if let cursor = fields.optional(.rule) { rule = try cursor.choice(of: FillRule.self) }
        if let cursor = fields.optional(.fill) { fill = try Color(json: cursor, in: SceneRange.fraction) }
        if let cursor = fields.optional(.stroke) { stroke = try Color(json: cursor, in: SceneRange.fraction) }
        if let cursor = fields.optional(.lineWidth) { line.width = try cursor.number(in: SceneRange.length) }
        if let cursor = fields.optional(.cap) { line.cap = try cursor.choice(of: Stroke.Cap.self) }
        if let cursor = fields.optional(.join) { line.join = try cursor.choice(of: Stroke.Join.self) }
        if let cursor = fields.optional(.miterLimit) { line.miterLimit = try cursor.number(in: SceneRange.length) }
        for cursor in try fields.optional(.dash)?.elements() ?? [] {
            line.dash.append(try cursor.number(in: SceneRange.length))
        }
        if let cursor = fields.optional(.dashPhase) { line.dashPhase = try cursor.number(in: SceneRange.coordinate) }
        if let cursor = fields.optional(.start) { start = try cursor.number(in: SceneRange.fraction) }
        if let cursor = fields.optional(.end) { end = try cursor.number(in: SceneRange.fraction) }
    }
}
