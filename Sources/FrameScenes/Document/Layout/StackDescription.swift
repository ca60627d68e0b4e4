public import FrameGeometry
public import FrameJSON

/// A stack view, whose arranged views are the views inside.
public struct StackDescription: Equatable, Sendable {
    public enum Axis: String, CaseIterable, Sendable {
        case horizontal, vertical
    }

    /// UIKit's distributions of the same names.
    public enum Distribution: String, CaseIterable, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// UIKit's alignments of the same names.
    public enum Alignment: String, CaseIterable, Sendable {
        case fill, leading, center, trailing, firstBaseline, lastBaseline
    }

    public var axis: Axis
    public var distribution = Distribution.fill
    public var alignment = Alignment.fill
    /// Points.
    public var spacing = 0.0
    /// Whether spaces of a column run from baseline to baseline.
    public var baselineRelative = false

    public enum Key: String, JSONKey {
        case axis, distribution, alignment, spacing, baselineRelative
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        axis = try fields.require(.axis).choice(of: Axis.self)
        if let cursor = fields.optional(.distribution) { distribution = try cursor.choice(of: Distribution.self) }
        if let cursor = fields.optional(.alignment) {
            alignment = try cursor.choice(of: Alignment.self)
            if axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
                throw cursor.refusal("baselines lie beside each other only in a horizontal stack")
            }
        }
        if let cursor = fields.optional(.spacing) { spacing = try cursor.number(in: SceneRange.length) }
        if let cursor = fields.optional(.baselineRelative) { baselineRelative = try cursor.bool() }
    }
}

/// A scroll view, whose content is the views inside.
public struct ScrollDescription: Equatable, Sendable {
    /// In which directions the content may be larger than the view.
    public enum Axis: String, CaseIterable, Sendable {
        case horizontal, vertical, both
    }

    public var axis = Axis.vertical
    public var paging = false

    public enum Key: String, JSONKey {
        case axis, paging
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        if let cursor = fields.optional(.axis) { axis = try cursor.choice(of: Axis.self) }
        if let cursor = fields.optional(.paging) { paging = try cursor.bool() }
    }
}

/// A button with a title.
public struct ButtonDescription: Equatable, Sendable {
    /// UIKit's button configurations of the same names.
    public enum Style: String, CaseIterable, Sendable {
        case plain, gray, tinted, filled
    }

    public var title: String
    public var style = Style.plain
    /// The tint; `nil` for that of the system.
    public var color: Color?

    public enum Key: String, JSONKey {
        case title, style, color
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        title = try fields.require(.title).string()
        if let cursor = fields.optional(.style) { style = try cursor.choice(of: Style.self) }
        if let cursor = fields.optional(.color) { color = try Color(json: cursor, in: SceneRange.fraction) }
    }
}

/// How strongly a view keeps to the size of its contents, 1…1000 in each direction.
public struct ContentPriority: Equatable, Sendable {
    public var horizontal: Double
    public var vertical: Double

    init(json: JSONCursor) throws(JSONProblem) {
        let numbers = try json.numbers(2, expected: "[horizontal, vertical] priorities", in: SceneRange.priority)
        (horizontal, vertical) = (numbers[0], numbers[1])
    }
}
