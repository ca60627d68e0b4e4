public import FrameGeometry

/// An item of a display list.
public enum PaintItem: Hashable, Sendable {
    case fill(Fill)
    case image(ImageItem)
    /// A group, stored indirectly so that lists of thousands of plain fills stay small.
    indirect case group(Group)
}

/// An image drawn into a rectangle.
public struct ImageItem: Hashable, Sendable {
    /// The way colors between the image's pixels are computed.
    public enum Sampling: String, CaseIterable, Sendable {
        /// The weighted mean of the four nearest pixel centers; the border's pixels repeat beyond it.
        case bilinear
        /// The pixel whose square contains the point.
        case nearest
    }

    /// Name of the originating layer. It does not affect pixels.
    public var name: String?
    public var image: RasterImage
    /// Rectangle that ``source`` is drawn into.
    public var rect: Rect
    /// Part of the image that fills ``rect``, in fractions of its width and height. The border's pixels repeat beyond
    /// 0…1; a part entirely outside the image draws nothing.
    public var source: Rect
    public var sampling: Sampling
    /// Transform from `rect`'s coordinates to the enclosing group's.
    public var transform: Affine
    /// Opacity, 0…1.
    public var opacity: Double
    /// Coverage at the edges of ``rect``.
    public var edges: Edges

    public init(
        _ image: RasterImage, in rect: Rect, source: Rect = Rect(x: 0, y: 0, width: 1, height: 1),
        sampling: Sampling = .bilinear, opacity: Double = 1, edges: Edges = .smooth, transform: Affine = .identity,
        name: String? = nil
    ) {
        self.name = name
        self.image = image
        self.rect = rect
        self.source = source
        self.sampling = sampling
        self.transform = transform
        self.opacity = opacity
        self.edges = edges
    }
}

/// The coverage of pixels that an edge crosses.
public enum Edges: String, CaseIterable, Sendable {
    /// Coverage equal to the exact area inside.
    case smooth
    /// Full coverage if the pixel's center is inside, otherwise none.
    case hard
}
