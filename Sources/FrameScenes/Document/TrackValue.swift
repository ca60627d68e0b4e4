public import FrameGeometry
public import FrameJSON

/// The value of a property at a keyframe.
public enum TrackValue: Equatable, Sendable {
    /// The view's value when no transition moves it, such as a presented view's frame in its container or a view's own
    /// alpha.
    case final
    /// An alpha 0…1, a corner radius in points, a scale, or a rotation in clockwise degrees.
    case number(Double)
    case color(Color)
    /// An origin in points, in the coordinates of the view's parent.
    case origin(Point)
    /// An origin in fractions of the container's width and height: (1, 1) is its lower-right corner.
    case originInContainer(Point)
    case frame(Rect)
    /// Origin and size as fractions of the container's width and height.
    case frameInContainer(Rect)

    public enum Key: String, JSONKey {
        case container
    }

    /// Word for ``final``.
    static let finalName = "final"

    init(json: JSONCursor, property: AnimatedProperty) throws(JSONProblem) {
        if json.value == .string(TrackValue.finalName) {
            self = .final
            return
        }
        switch property.target {
        case .number(_, let range, _): self = .number(try json.number(in: range))
        case .color: self = .color(try Color(json: json, in: SceneRange.fraction))
        case .origin: try self.init(origin: json)
        case .frame: try self.init(frame: json)
        }
    }

    private init(origin json: JSONCursor) throws(JSONProblem) {
        let expected = "[x, y] in points, {\"container\": [x, y]} or \"final\""
        if case .object = json.value {
            let fraction = try json.fields(Key.self).require(.container)
                .numbers(2, expected: "[x, y] as fractions of the container", in: SceneRange.containerFraction)
            self = .originInContainer(Point(x: fraction[0], y: fraction[1]))
        } else {
            let numbers = try json.numbers(2, expected: expected, in: SceneRange.coordinate)
            self = .origin(Point(x: numbers[0], y: numbers[1]))
        }
    }

    private init(frame json: JSONCursor) throws(JSONProblem) {
        if case .object = json.value {
            let fraction = try json.fields(Key.self).require(.container)
            self = .frameInContainer(
                try Rect(
                    scene: fraction, expected: "[x, y, width, height] as fractions of the container",
                    origin: SceneRange.containerFraction, size: 0...SceneRange.containerFraction.upperBound))
        } else {
            self = .frame(
                try Rect(
                    scene: json,
                    expected: "[x, y, width, height] in points, {\"container\": [x, y, width, height]} or \"final\"",
                    origin: SceneRange.coordinate, size: SceneRange.length))
        }
    }
}
