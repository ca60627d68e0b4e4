public import FrameGeometry

/// Items composited together first, then masked, then blurred, then given a shadow, then made a bitmap, then clipped, then
/// faded, then laid over what is below, as one picture.
///
/// Two overlapping opaque items in a group of opacity ½ show only the upper one, half transparent.
public struct Group: Hashable, Sendable {
    /// Who asked for it, for people: a layer's name. Has no effect on pixels.
    public var name: String?
    /// 0…1, of the group as a whole, its shadow included.
    public var opacity: Double
    /// What of the group, its blur and its shadow is seen; everything when `nil`.
    public var clip: Clip?
    /// How much is seen of each pixel; all of it when `nil`.
    public var mask: Mask?
    /// The standard deviation, in the items' coordinates, of a Gaussian that blurs the group; what lies outside it counts
    /// as clear. Negative and not finite values count as 0, none; one of more than 4,096 pixels as that many. Within 3
    /// levels of 255 of a true Gaussian. Under a projection it is as strong everywhere as in the middle.
    ///
    /// What lies more than 4,096 pixels outside the canvas does not take part; and a list whose blurred pictures
    /// would together need more than a gigabyte shows the groups beyond it as they are.
    public var blur: Double
    /// `nil` for none.
    public var shadow: Shadow?
    /// If there is one, the group becomes a bitmap of so many pixels per unit of its items' coordinates, above 0, before it
    /// is transformed. Pixels begin at the items' origin; what is seen of them is bilinear. Others than finite positive
    /// numbers count as none, and a group that would need more than 16,777,216 pixels is shown as it is.
    ///
    /// What lies below, for backdrops and blend modes, is in the bitmap what it has itself.
    public var raster: Double?
    /// What is seen first in the group: `nil` for nothing.
    public var backdrop: Backdrop?
    public var blend: BlendMode
    /// From the items', the mask's and the clip's coordinates to the enclosing group's, or to the projection's.
    public var transform: Affine
    /// From the transform's result to the enclosing group's coordinates; `nil` to leave it at that. Items are drawn in
    /// perspective as exactly as without. What is not in front of the eye is not seen.
    public var projection: Projection?
    public var items: [PaintItem]

    public init(
        opacity: Double = 1, clip: Clip? = nil, mask: Mask? = nil, blur: Double = 0, shadow: Shadow? = nil,
        raster: Double? = nil, backdrop: Backdrop? = nil, blend: BlendMode = .normal,
        transform: Affine = .identity, projection: Projection? = nil, name: String? = nil, items: [PaintItem]
    ) {
        self.name = name
        self.opacity = opacity
        self.clip = clip
        self.mask = mask
        self.blur = blur
        self.shadow = shadow
        self.raster = raster
        self.backdrop = backdrop
        self.blend = blend
        self.transform = transform
        self.projection = projection
        self.items = items
    }
}
