public import FrameGeometry

/// Elements that belong together: cut off at one outline, or faded as one picture, or with a name of their own.
public struct FigureGroup: Hashable, Sendable {
    /// What a screen reader says of them; `nil` when their labels say enough.
    public var name: String?
    /// What of them is seen; everything when `nil`.
    public var clip: Rect?
    /// Of the clip's corners.
    public var radius: Double
    /// 0…1, of the group as a whole.
    public var opacity: Double
    public var elements: [FigureElement]

    public init(
        name: String? = nil, clip: Rect? = nil, radius: Double = 0, opacity: Double = 1, elements: [FigureElement]
    ) {
        self.name = name
        self.clip = clip
        self.radius = radius
        self.opacity = opacity
        self.elements = elements
    }
}
