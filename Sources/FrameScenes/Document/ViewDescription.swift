public import FrameGeometry
public import FrameJSON
internal import FramePainting

/// A view and those inside it, components already put in their places.
public struct ViewDescription: Equatable, Sendable {
    public enum Layout: Equatable, Sendable {
        /// Points, in the parent's bounds; stays when the parent's size changes.
        case frame(Rect)
        /// Points from each edge of the parent's bounds; follows the parent's size.
        case insets(top: Double, left: Double, bottom: Double, right: Double)
    }

    /// Lies inside the view's edge, above everything in it.
    public struct Border: Equatable, Sendable {
        /// Points.
        public var width: Double
        public var color: Color

        public enum Key: String, JSONKey {
            case width, color
        }
    }

    /// Cast by the view's background.
    public struct Shadow: Equatable, Sendable {
        public var color: Color
        /// 0…1.
        public var opacity: Double
        /// The standard deviation of its blur, in points.
        public var radius: Double
        /// Points, to the right and down.
        public var offset: Point

        public enum Key: String, JSONKey {
            case color, opacity, radius, offset
        }
    }

    /// How an image fills its view: UIKit's content modes of these names.
    public enum ImageMode: String, CaseIterable, Sendable {
        case scaleToFill, aspectFit, aspectFill, center
    }

    /// For tracks. Inside a component it follows the identifier of its use and a dot: `row1.thumb`.
    public var id: String?
    public var layout = Layout.insets(top: 0, left: 0, bottom: 0, right: 0)
    public var background: Color?
    /// 0…1.
    public var alpha = 1.0
    /// Points.
    public var cornerRadius = 0.0
    public var clips = false
    public var hidden = false
    public var border: Border?
    public var shadow: Shadow?
    /// A file's path relative to the scene's folder, within it.
    public var image: String?
    public var imageMode = ImageMode.scaleToFill
    public var text: TextDescription?
    public var gradient: GradientDescription?
    public var shape: ShapeDescription?
    /// Views whose alpha says how much is seen of this one, in its coordinates; all of it is when `nil`.
    public var mask: [ViewDescription]?
    /// Degrees, clockwise, about the centre.
    public var rotation = 0.0
    /// About the centre.
    public var scale = 1.0
    public var views: [ViewDescription] = []

    public enum Key: String, JSONKey {
        case use, id, frame, insets, background, alpha, cornerRadius, clips, hidden, border, shadow, image, mode, text,
            gradient, shape, mask, rotation, scale
        case views
    }
}

/// What a view writes: it becomes a label.
public struct TextDescription: Equatable, Sendable {
    /// UIKit's weights of these names.
    public enum Weight: String, CaseIterable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum Alignment: String, CaseIterable, Sendable {
        /// To the side where the text begins.
        case natural
        case left, center, right, justified
    }

    /// What becomes of text that is too long.
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
    /// 0 for as many as there is room for.
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

/// Colours that change across a view: it becomes a gradient layer's.
public struct GradientDescription: Equatable, Sendable {
    /// Core Animation's types of gradients of these names.
    public enum Kind: String, CaseIterable, Sendable {
        case axial, radial, conic
    }

    public var kind = Kind.axial
    /// At least one.
    public var colors: [Color]
    /// One for each colour, 0…1; evenly spread when empty.
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
