public import FrameGeometry
public import FrameJSON
import FramePainting
import QuartzCore
import UIKit

/// A path in a view, shown by a shape layer.
public struct ShapeDescription: Equatable, Sendable {
    /// Path in the coordinates of the view, not clipped to its bounds.
    public var path: Path
    public var rule = FillRule.nonzero
    /// Fill color; `nil` leaves the path unfilled.
    public var fill: Color?
    /// Stroke color; `nil` leaves the path unstroked.
    public var stroke: Color?
    /// Style of the stroke; its width is in points.
    public var line = Stroke(width: 1)
    /// Start of the stroked part, as a fraction of the path's length.
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

extension ShapeDescription: ContentDescription {
    @MainActor func makeView(of view: ViewDescription, images: [String: UIImage]) -> UIView { ShapeView(self) }
}

/// A view that draws a path.
private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    init(_ description: ShapeDescription) {
        super.init(frame: .zero)
        guard let layer = layer as? CAShapeLayer else { return }
        let line = description.line
        layer.path = CGPath(description.path)
        layer.fillRule = description.rule == .evenodd ? .evenOdd : .nonZero
        layer.fillColor = description.fill.map(CGColor.init)
        layer.strokeColor = description.stroke.map(CGColor.init)
        layer.lineWidth = line.width
        layer.lineCap = CAShapeLayerLineCap(rawValue: line.cap.rawValue)
        layer.lineJoin = CAShapeLayerLineJoin(rawValue: line.join.rawValue)
        layer.miterLimit = line.miterLimit
        layer.lineDashPattern = line.dash.isEmpty ? nil : line.dash.map(NSNumber.init(value:))
        layer.lineDashPhase = line.dashPhase
        layer.strokeStart = description.start
        layer.strokeEnd = description.end
    }

    required init?(coder: NSCoder) { nil }
}
