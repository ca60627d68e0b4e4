public import FrameGeometry

/// Items composited into one image, which is then masked, blurred, given a shadow, rasterized, clipped, faded and blended
/// with everything below, in this order.
///
/// Two overlapping opaque items in a group of opacity ½ show only the upper one, half transparent.
public struct Group: Hashable, Sendable {
    /// The name of the layer it comes from. No effect on pixels.
    public var name: String?
    /// 0…1, of the group as a whole, its shadow included.
    public var opacity: Double
    /// Clips the group with its blur and shadow.
    public var clip: Clip?
    /// Multiplies the alpha of each pixel.
    public var mask: Mask?
    /// The standard deviation of a Gaussian blur of the group, in the items' coordinates; everything outside the group
    /// counts as clear. Negative and non-finite values count as 0, none; more than 4,096 pixels as that many. Within 3
    /// levels of 255 of a true Gaussian. Under a projection it is as strong everywhere as in the center.
    ///
    /// Anything more than 4,096 pixels outside the canvas is ignored. When the blurred images of a list would together
    /// need more than a gigabyte, further groups are drawn without blur.
    public var blur: Double
    /// The shape of ``blur``.
    public var falloff: Falloff
    /// `nil` for none.
    public var shadow: Shadow?
    /// Pixels per unit of the items' coordinates at which the group is rasterized before it is transformed. Pixels begin at
    /// the items' origin and are sampled bilinearly. Numbers that are not finite and positive count as none; a group that
    /// would need more than 16,777,216 pixels is drawn without.
    ///
    /// Backdrops and blend modes inside see only the content of that image.
    public var raster: Double?
    /// Drawn before the items.
    public var backdrop: Backdrop?
    public var blend: BlendMode
    /// From the coordinates of items, mask and clip to the enclosing group's, or to the projection's.
    public var transform: Affine
    /// Applied after ``transform``, to the enclosing group's coordinates. Items are drawn in perspective as exactly as
    /// without. Everything that is not in front of the eye is invisible.
    public var projection: Projection?
    public var items: [PaintItem]

    public init(
        opacity: Double = 1, clip: Clip? = nil, mask: Mask? = nil, blur: Double = 0, falloff: Falloff = .gaussian,
        shadow: Shadow? = nil, raster: Double? = nil, backdrop: Backdrop? = nil, blend: BlendMode = .normal,
        transform: Affine = .identity, projection: Projection? = nil, name: String? = nil, items: [PaintItem]
    ) {
        self.name = name
        self.opacity = opacity
        self.clip = clip
        self.mask = mask
        self.blur = blur
        self.falloff = falloff
        self.shadow = shadow
        self.raster = raster
        self.backdrop = backdrop
        self.blend = blend
        self.transform = transform
        self.projection = projection
        self.items = items
    }
}

/// Items that are not drawn themselves but mask others, pixel by pixel.
public struct Mask: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        /// By the items' alpha.
        case alpha
        /// By the items' luminance: 0.2126 red + 0.7152 green + 0.0722 blue of the premultiplied, gamma-encoded bytes, so
        /// that uncovered pixels hide.
        case luminance
    }

    public var kind: Kind
    /// In the coordinates of the group's own items.
    public var items: [PaintItem]

    public init(_ kind: Kind = .alpha, items: [PaintItem]) {
        self.kind = kind
        self.items = items
    }
}

/// The shadow of a group's alpha: blurred, moved and in one colour, below the group.
///
/// It shows through where the group is translucent.
public struct Shadow: Hashable, Sendable {
    /// In the coordinates of the group's items.
    public var offset: Point
    /// The standard deviation of the blur in the same units; see ``Group/blur``.
    public var sigma: Double
    /// The shape of the blur.
    public var falloff: Falloff
    /// Its alpha is multiplied by the group's at each pixel.
    public var color: Color

    public init(offset: Point = .zero, sigma: Double, falloff: Falloff = .gaussian, color: Color = .black) {
        self.offset = offset
        self.sigma = sigma
        self.falloff = falloff
        self.color = color
    }
}

/// Everything below a group, blurred and drawn before its items. A visual effect view is such a group, clipped, with a
/// tint.
///
/// Everything painted so far is below. In a group that is composited by itself (blurred, with a shadow, or in a blend mode
/// other than normal), and in a mask, only the items of that group painted so far are. Outside the bounding box of an
/// enclosing clip, pixels are those from before the clipped group.
///
/// Only pixels of the canvas inside the bounding box of the group's own clip are blurred, each into a weighted mean of those
/// within reach: what is beside an effect view does not show in it, and its border does not darken (facts/backdrop-edges).
public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur in the coordinates of the group's items; see ``Group/blur``.
    public var sigma: Double
    /// 0 leaves greys, 1 changes nothing, more increases saturation. Negative and non-finite values count as 1.
    public var saturation: Double

    public init(sigma: Double, saturation: Double = 1) {
        self.sigma = sigma
        self.saturation = saturation
    }
}
