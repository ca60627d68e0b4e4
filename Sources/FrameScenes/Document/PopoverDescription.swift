public import FrameGeometry
internal import FrameJSON

/// The source and size of a popover.
public struct PopoverDescription: Equatable, Sendable {
    public enum Arrow: String, CaseIterable, Sendable {
        case up, down, left, right
    }

    /// Identifier of the view in the presenting screen that the popover points to.
    public var source: String
    /// Directions in which the arrow may point; empty for a popover without an arrow.
    public var arrows = Arrow.allCases
    /// Size of the content in points; `nil` for UIKit's default.
    public var size: Size?
    /// Whether the popover becomes a sheet in compact widths, as in UIKit unless the delegate objects.
    public var adapts = true

    /// - Parameter names: Names in the presenting screen.
    init(_ fields: JSONFields<PresentationDescription.Key>, names: ScreenNames) throws(JSONProblem) {
        let source = try fields.require(.source)
        self.source = try source.string()
        guard names.views.contains(self.source) else { throw source.noChoice(among: names.views.sorted()) }
        if let cursor = fields.optional(.arrows) {
            arrows = []
            for element in try cursor.elements() { arrows.append(try element.choice(of: Arrow.self)) }
        }
        if let cursor = fields.optional(.size) {
            var sides: [Double] = []
            for side in try cursor.elements(count: 2, expected: "[width, height] in points") {
                sides.append(try side.number(in: SceneRange.length))
            }
            size = Size(width: sides[0], height: sides[1])
        }
        adapts = try fields.optional(.adapts)?.bool() ?? true
    }
}
