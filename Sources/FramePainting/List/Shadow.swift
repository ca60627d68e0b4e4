public import FrameGeometry

/// What a group's alpha, as a whole, throws on what lies below it: blurred, moved and in one colour.
///
/// It is not cut out where the group itself is translucent.
public struct Shadow: Hashable, Sendable {
    /// How far it is moved, in the coordinates of the group's items.
    public var offset: Point
    /// The Gaussian's standard deviation in the same units; see ``Group/blur``.
    public var sigma: Double
    /// Its alpha is multiplied by the group's at each pixel.
    public var color: Color

    public init(offset: Point = .zero, sigma: Double, color: Color = .black) {
        self.offset = offset
        self.sigma = sigma
        self.color = color
    }
}
