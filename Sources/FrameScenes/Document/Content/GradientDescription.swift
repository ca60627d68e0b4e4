public import FrameGeometry
public import FrameJSON
import QuartzCore
import UIKit

/// A gradient in a view, shown by a gradient layer.
public struct GradientDescription: Equatable, Sendable {
    /// Gradient types, named like Core Animation's.
    public enum Kind: String, CaseIterable, Sendable {
        case axial, radial, conic
    }

    public var kind = Kind.axial
    /// One or more colors.
    public var colors: [Color]
    /// Locations 0…1, one per color; evenly spaced if empty.
    public var locations: [Double] = []
    /// Start point, in fractions of the view.
    public var start = Point(x: 0.5, y: 0)
    /// End point, in fractions of the view.
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
        guard !colors.isEmpty else { throw cursor.mismatch("a list of at least 1 color") }
        if let cursor = fields.optional(.locations) {
            for element in try cursor.elements() { locations.append(try element.number(in: SceneRange.fraction)) }
            guard locations.count == colors.count else {
                throw cursor.refusal("\(locations.count) locations for \(colors.count) colors")
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

extension GradientDescription: ContentDescription {
    @MainActor func makeView(of view: ViewDescription, images: [String: UIImage]) -> UIView { GradientView(self) }
}

/// A view that shows a gradient.
private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(_ description: GradientDescription) {
        super.init(frame: .zero)
        guard let layer = layer as? CAGradientLayer else { return }
        layer.type =
            switch description.kind {
            case .axial: .axial
            case .radial: .radial
            case .conic: .conic
            }
        layer.colors = description.colors.map(CGColor.init)
        layer.locations = description.locations.isEmpty ? nil : description.locations.map(NSNumber.init(value:))
        layer.startPoint = CGPoint(description.start)
        layer.endPoint = CGPoint(description.end)
    }

    required init?(coder: NSCoder) { nil }
}
