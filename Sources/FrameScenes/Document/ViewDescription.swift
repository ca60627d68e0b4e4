public import FrameGeometry
public import FrameJSON
internal import FramePainting

/// A view and its descendants, with components expanded.
public struct ViewDescription: Equatable, Sendable {
    public enum Layout: Equatable, Sendable {
        /// Points in the bounds of the parent, independent of the parent's size.
        case frame(Rect)
        /// Insets in points from the bounds of the parent.
        case insets(top: Double, left: Double, bottom: Double, right: Double)
        /// By constraints of the screen, or by the stack around it.
        case constraints
    }

    /// A border inside the edge of the view, above its content.
    public struct Border: Equatable, Sendable {
        /// Points.
        public var width: Double
        public var color: Color

        public enum Key: String, JSONKey {
            case width, color
        }
    }

    /// The shadow of the view's background.
    public struct Shadow: Equatable, Sendable {
        public var color: Color
        /// 0…1.
        public var opacity: Double
        /// The standard deviation of the blur, in points.
        public var radius: Double
        /// Points to the right and down.
        public var offset: Point

        public enum Key: String, JSONKey {
            case color, opacity, radius, offset
        }
    }

    /// Points between the edges of the view and its content.
    public struct Margins: Equatable, Sendable {
        public var top: Double
        public var leading: Double
        public var bottom: Double
        public var trailing: Double
    }

    /// UIKit's content modes of the same names.
    public enum ImageMode: String, CaseIterable, Sendable {
        case scaleToFill, aspectFit, aspectFill, center
    }

    /// The name used by tracks. Inside a component it is prefixed by the identifier of the use: `row1.thumb`.
    public var id: String?
    /// The number by which constraints of the screen refer to the view; `nil` if none does.
    public var number: Int?
    public var layout = Layout.insets(top: 0, left: 0, bottom: 0, right: 0)
    public var background: Color?
    /// 0…1.
    public var alpha = 1.0
    /// Points.
    public var cornerRadius = 0.0
    public var corners = RoundedCorners.all
    public var clips = false
    public var hidden = false
    public var border: Border?
    public var shadow: Shadow?
    /// The path of a file inside the folder of the scene.
    public var image: String?
    public var imageMode = ImageMode.scaleToFill
    public var text: TextDescription?
    public var button: ButtonDescription?
    public var gradient: GradientDescription?
    public var shape: ShapeDescription?
    /// Views whose alpha masks this view, in its coordinates; unmasked if `nil`.
    public var mask: [ViewDescription]?
    /// Degrees, clockwise, around the center.
    public var rotation = 0.0
    /// A factor around the center.
    public var scale = 1.0
    /// Arranges the views inside; `nil` for other views.
    public var stack: StackDescription?
    /// Scrolls the views inside; `nil` for other views.
    public var scroll: ScrollDescription?
    /// The layout margins in points; `nil` for UIKit's.
    public var margins: Margins?
    /// Points to the next view of the stack, in place of its spacing.
    public var spacingAfter: Double?
    /// Against becoming larger than the contents; `nil` for UIKit's.
    public var hugging: ContentPriority?
    /// Against becoming smaller than the contents; `nil` for UIKit's.
    public var resistance: ContentPriority?
    public var views: [ViewDescription] = []

    public enum Key: String, JSONKey {
        case use, id, frame, insets, constraints, background, alpha, cornerRadius, corners, clips, hidden, border,
            shadow, image,
            mode, text, button, gradient, shape, mask, rotation, scale, stack, scroll, margins, spacingAfter, hugging,
            resistance
        case views
    }
}

/// The text of a view, shown by a label.
public struct TextDescription: Equatable, Sendable {
    /// UIKit's font weights of the same names.
    public enum Weight: String, CaseIterable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum Alignment: String, CaseIterable, Sendable {
        /// The leading edge of the text.
        case natural
        case left, center, right, justified
    }

    /// The truncation of text that does not fit.
    public enum Overflow: String, CaseIterable, Sendable {
        case truncateTail, truncateMiddle, truncateHead, wrap, clip
    }

    public var string: String
    /// Points.
    public var size = 17.0
    public var weight = Weight.regular
    public var italic = false
    public var color = Color.black
    public var alignment = Alignment.natural
    /// 0 for as many lines as fit.
    public var lines = 1
    public var overflow = Overflow.truncateTail

    public enum Key: String, JSONKey {
        case string, size, weight, italic, color, alignment, lines, overflow
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        string = try fields.require(.string).string()
        if let cursor = fields.optional(.size) { size = try cursor.number(in: SceneRange.fontSize) }
        if let cursor = fields.optional(.weight) { weight = try cursor.choice(of: Weight.self) }
        if let cursor = fields.optional(.italic) { italic = try cursor.bool() }
        if let cursor = fields.optional(.color) { color = try Color(json: cursor, in: SceneRange.fraction) }
        if let cursor = fields.optional(.alignment) { alignment = try cursor.choice(of: Alignment.self) }
        if let cursor = fields.optional(.lines) { lines = try cursor.integer(in: SceneRange.lines) }
        if let cursor = fields.optional(.overflow) { overflow = try cursor.choice(of: Overflow.self) }
    }
}

/// The gradient of a view, shown by a gradient layer.
public struct GradientDescription: Equatable, Sendable {
    /// Core Animation's gradient types of the same names.
    public enum Kind: String, CaseIterable, Sendable {
        case axial, radial, conic
    }

    public var kind = Kind.axial
    /// At least one.
    public var colors: [Color]
    /// One per color, 0…1; evenly spaced if empty.
    public var locations: [Double] = []
    /// In fractions of the view.
    public var start = Point(x: 0.5, y: 0)
    /// In fractions of the view.
    public var end = Point(x: 0.5, y: 1)

    public enum Key: String, JSONKey {
        case kind = "type"
        case colors, locations, start, end
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        if let cursor = fields.optional(.kind) { kind = try cursor.choice(of: Kind.self) }
        colors = []
        let cursor = try fields.require(.colors)
        for element in try cursor.elements() { colors.append(try Color(json: element, in: SceneRange.fraction)) }
        guard !colors.isEmpty else { throw cursor.mismatch("a list of at least 1 colour") }
        if let cursor = fields.optional(.locations) {
            for element in try cursor.elements() { locations.append(try element.number(in: SceneRange.fraction)) }
            guard locations.count == colors.count else {
                throw cursor.refusal("\(locations.count) locations for \(colors.count) colours")
            }
        }
        if let cursor = fields.optional(.start) { start = try Self.point(cursor) }
        if let cursor = fields.optional(.end) { end = try Self.point(cursor) }
    }

    private static func point(_ json: JSONCursor) throws(JSONProblem) -> Point {
        let numbers = try json.numbers(2, expected: "[x, y] in fractions of the view", in: SceneRange.containerFraction)
        return Point(x: numbers[0], y: numbers[1])
    }
}

/// The path of a view, shown by a shape layer.
public struct ShapeDescription: Equatable, Sendable {
    /// In the coordinates of the view, not clipped to its bounds.
    public var path: Path
    public var rule = FillRule.nonzero
    /// Not filled if `nil`.
    public var fill: Color?
    /// Not stroked if `nil`.
    public var stroke: Color?
    /// The width of the stroke, in points.
    public var line = Stroke(width: 1)
    /// The stroked part of the path, as fractions of its length.
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
