public import FrameGeometry

/// What a gradient layer draws in its rounded bounds. Defaults are `CAGradientLayer`'s, as documented.
public struct GradientStyle: RareProperties {
    /// Raw values are `CAGradientLayerType`'s.
    public enum Kind: String, CaseIterable, Sendable {
        /// Along the line from ``GradientStyle/start`` to ``GradientStyle/end``.
        case axial
        /// From the start outwards; the end is a corner of the box around the ellipse on which the last colour lies.
        case radial
        /// Around the start, beginning in the direction of the end, clockwise on the screen.
        case conic
    }

    public var kind = Kind.axial
    public var colors: [Color] = []
    /// Where each colour lies, 0…1 and not falling; evenly spread when empty. A colour without a location is not drawn.
    public var locations: [Double] = []
    /// In fractions of the bounds.
    public var start = Point(x: 0.5, y: 0)
    public var end = Point(x: 0.5, y: 1)

    public init() {}

    /// Where each colour lies, whether or not someone said so.
    public var shownLocations: [Double] {
        get {
            if !locations.isEmpty { return locations }
            return colors.indices.map { colors.count < 2 ? 0 : Double($0) / Double(colors.count - 1) }
        }
        set { locations = newValue }
    }
}
