public import FrameGeometry

/// Items composited together first, then masked, then clipped, then faded, then laid over what is below, as one picture.
///
/// Two overlapping opaque items in a group of opacity ½ show only the upper one, half transparent.
public struct Group: Hashable, Sendable {
    /// Who asked for it, for people: a layer's name. Has no effect on pixels.
    public var name: String?
    /// 0…1, of the group as a whole.
    public var opacity: Double
    /// What of the group is seen; everything when `nil`.
    public var clip: Clip?
    /// How much is seen of each pixel; all of it when `nil`.
    public var mask: Mask?
    /// From the items', the mask's and the clip's coordinates to the enclosing group's.
    public var transform: Affine
    public var items: [PaintItem]

    public init(
        opacity: Double = 1, clip: Clip? = nil, mask: Mask? = nil, transform: Affine = .identity, name: String? = nil,
        items: [PaintItem]
    ) {
        self.name = name
        self.opacity = opacity
        self.clip = clip
        self.mask = mask
        self.transform = transform
        self.items = items
    }
}
