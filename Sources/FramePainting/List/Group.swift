public import FrameGeometry

/// Items composited into one image, which is then masked, blurred, given a shadow, rasterized, clipped, faded and
/// blended with everything below, in this order.
///
/// Two overlapping opaque items in a group with opacity ½ show only the upper one, half transparent.
public struct Group: Hashable, Sendable {
    /// Name of the originating layer. It does not affect pixels.
    public var name: String?
    /// Opacity of the group as a whole, including its shadow, 0…1.
    public var opacity: Double
    /// Shape that clips the group together with its blur and shadow.
    public var clip: Clip?
    /// Mask that multiplies the alpha of each pixel.
    public var mask: Mask?
    /// Standard deviation of a Gaussian blur of the group, in the items' coordinates; everything outside the group
    /// counts as clear. Negative and non-finite values count as 0, which means no blur. The maximum is 4,096 pixels.
    /// The result is within 3 levels of 255 of a true Gaussian. Under a projection, the blur has the strength of the
    /// center everywhere.
    ///
    /// Anything more than 4,096 pixels outside the canvas is ignored. If the blurred images of a list would together
    /// need more than a gigabyte, the remaining groups are drawn without blur.
    public var blur: Double
    /// Falloff of ``blur``.
    public var falloff: Falloff
    /// Shadow; `nil` for none.
    public var shadow: Shadow?
    /// Pixels per unit of the items' coordinates at which the group is rasterized before it is transformed. Pixels
    /// begin at the items' origin and are sampled bilinearly. A number that is not finite and positive means no
    /// rasterization, and a group that would need more than 16,777,216 pixels is not rasterized.
    ///
    /// Backdrops and blend modes inside the group see only the content of that image.
    public var raster: Double?
    /// Backdrop, drawn before the items.
    public var backdrop: Backdrop?
    public var blend: BlendMode
    /// Transform from the coordinates of items, mask and clip to the enclosing group's, or to the projection's.
    public var transform: Affine
    /// Projection to the enclosing group's coordinates, applied after ``transform``. Items in perspective are drawn as
    /// exactly as others. Everything that is not in front of the eye is invisible.
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
        /// The items' alpha.
        case alpha
        /// The items' luminance: 0.2126 red + 0.7152 green + 0.0722 blue of the premultiplied, gamma-encoded bytes, so
        /// that uncovered pixels hide.
        case luminance
    }

    public var kind: Kind
    /// Items in the coordinates of the group's own items.
    public var items: [PaintItem]

    public init(_ kind: Kind = .alpha, items: [PaintItem]) {
        self.kind = kind
        self.items = items
    }
}

/// The shadow of a group's alpha: blurred, moved and in a single color, below the group.
///
/// The shadow shows through where the group is translucent.
public struct Shadow: Hashable, Sendable {
    /// Offset in the coordinates of the group's items.
    public var offset: Point
    /// Standard deviation of the blur in the same units; see ``Group/blur``.
    public var sigma: Double
    /// Falloff of the blur.
    public var falloff: Falloff
    /// Color of the shadow. Its alpha is multiplied by the group's at each pixel.
    public var color: Color

    public init(offset: Point = .zero, sigma: Double, falloff: Falloff = .gaussian, color: Color = .black) {
        self.offset = offset
        self.sigma = sigma
        self.falloff = falloff
        self.color = color
    }
}

/// Everything below a group, blurred and drawn before its items. A visual effect view is such a group, clipped and
/// tinted.
///
/// Normally, everything painted so far is below. In a mask, and in a group that is composited by itself (blurred, with
/// a shadow, or in a blend mode other than normal), only that group's items painted so far are. Outside the bounding
/// box of an enclosing clip, pixels are those from before the clipped group.
///
/// Only pixels of the canvas inside the bounding box of the group's own clip are blurred, each into a weighted mean of
/// those within reach. Content next to an effect view therefore does not show in it, and its border does not darken
/// (facts/backdrop-edges).
public struct Backdrop: Hashable, Sendable {
    /// Standard deviation of the blur in the coordinates of the group's items; see ``Group/blur``.
    public var sigma: Double
    /// Saturation factor: 0 leaves grays, 1 changes nothing, and more increases saturation. Negative and non-finite
    /// values count as 1.
    public var saturation: Double

    public init(sigma: Double, saturation: Double = 1) {
        self.sigma = sigma
        self.saturation = saturation
    }
}
