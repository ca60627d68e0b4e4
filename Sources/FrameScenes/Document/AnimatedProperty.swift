internal import FrameLayers

/// A property of a view that a scene can animate. To add one, write its case and `target` here and its name in the schema.
public enum AnimatedProperty: String, CaseIterable, Sendable {
    case origin, frame, alpha, backgroundColor, cornerRadius, scale, rotation

    /// The target of an animated property, and the values it takes.
    enum Target {
        /// The position of the view.
        case origin
        /// The view's frame, and with it the layout of its subviews.
        case frame
        /// A layer property whose values are colours.
        case color(LayerProperty)
        /// A layer property whose values are numbers in `range`.
        case number(LayerProperty, in: ClosedRange<Double>, unit: Unit = .plain)
    }

    /// The unit of numbers in scene files.
    enum Unit {
        case plain
        /// Stored as radians.
        case degrees

        func stored(_ number: Double) -> Double {
            switch self {
            case .plain: number
            case .degrees: number * .pi / 180
            }
        }
    }

    /// Whether the property is part of the view's geometry.
    var isGeometry: Bool { self == .origin || self == .frame }

    var target: Target {
        switch self {
        case .origin: .origin
        case .frame: .frame
        case .alpha: .number(.opacity, in: SceneRange.fraction)
        case .backgroundColor: .color(.backgroundColor)
        case .cornerRadius: .number(.cornerRadius, in: SceneRange.length)
        case .scale: .number(.scale, in: SceneRange.scale)
        case .rotation: .number(.rotation, in: SceneRange.degrees, unit: .degrees)
        }
    }
}
