internal import FrameLayers

/// A view property that a scene can animate. To add one, write its case and `target` here and its name in the schema.
public enum AnimatedProperty: String, CaseIterable, Sendable {
    case origin, frame, alpha, backgroundColor, cornerRadius, scale, rotation

    /// The target of an animated property, with the values it takes.
    enum Target {
        /// Position of the view.
        case origin
        /// Frame of the view, which also affects the layout of its subviews.
        case frame
        /// A layer property whose values are colors.
        case color(LayerProperty)
        /// A layer property whose values are numbers in `range`.
        case number(LayerProperty, in: ClosedRange<Double>, unit: Unit = .plain)
    }

    /// The unit of numbers in scene files.
    enum Unit {
        case plain
        /// Degrees, which are stored as radians.
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
