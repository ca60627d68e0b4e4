/// What a group shows first: what lies below it, blurred. A visual effect view is such a group, clipped, with a tint.
///
/// What lies below is everything painted so far. In a group that is composited by itself (blurred, with a shadow, or in
/// another blend mode than normal), and in a mask, it is only what that group has painted so far. What lies outside the
/// rectangle around a clip that the backdrop is in is seen as it was before the clipped group. At the border of the canvas
/// the outermost pixels repeat, so nothing gets darker there.
public struct Backdrop: Hashable, Sendable {
    /// The Gaussian's standard deviation in the coordinates of the group's items; see ``Group/blur``.
    public var sigma: Double
    /// 0 leaves greys, 1 changes nothing, more makes colours stronger. Negative and not finite values count as 1.
    public var saturation: Double

    public init(sigma: Double, saturation: Double = 1) {
        self.sigma = sigma
        self.saturation = saturation
    }
}
