public import FrameGeometry

/// A bitmap drawn into a rectangle.
public struct ImageItem: Hashable, Sendable {
    /// How a pixel's colour is found between the bitmap's pixels.
    public enum Sampling: String, CaseIterable, Sendable {
        /// The weighted mean of the four nearest pixel centres; beyond the border the border's pixels repeat.
        case bilinear
        /// The pixel whose square holds the point.
        case nearest
    }

    /// Who painted it, for people: a layer's name. Has no effect on pixels.
    public var name: String?
    public var bitmap: Bitmap
    /// Where the part of the bitmap goes.
    public var rect: Rect
    /// The part of the bitmap that fills `rect`, in fractions of its width and height. Beyond 0…1 the border's pixels
    /// repeat; nothing is drawn of a part that has nothing of the bitmap.
    public var source: Rect
    public var sampling: Sampling
    /// From `rect`'s coordinates to the enclosing group's.
    public var transform: Affine
    /// 0…1.
    public var opacity: Double
    /// Those of `rect`.
    public var edges: Edges

    public init(
        _ bitmap: Bitmap, in rect: Rect, source: Rect = Rect(x: 0, y: 0, width: 1, height: 1),
        sampling: Sampling = .bilinear, opacity: Double = 1, edges: Edges = .smooth, transform: Affine = .identity,
        name: String? = nil
    ) {
        self.name = name
        self.bitmap = bitmap
        self.rect = rect
        self.source = source
        self.sampling = sampling
        self.transform = transform
        self.opacity = opacity
        self.edges = edges
    }
}
