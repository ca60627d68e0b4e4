public import FrameGeometry

/// What one frame shows: a value, independent of time, of the application and of the machine.
///
/// Items are painted in order, each over what is there already, with source-over on premultiplied, gamma-encoded sRGB.
/// Coordinates are points, y down, origin at the canvas's top left corner; `scale` turns them into pixels.
///
/// Two lists that are equal give the same pixels. The reverse does not hold.
public struct DisplayList: Hashable, Sendable {
    /// The canvas in pixels, each side 1…``PixelSize/limit``.
    public var size: PixelSize
    /// Pixels per point, above 0.
    public var scale: Double
    /// What the canvas holds before the first item. A background of alpha 1 makes the whole frame opaque.
    public var background: Color
    public var items: [PaintItem]

    public init(size: PixelSize, scale: Double = 1, background: Color = .clear, items: [PaintItem] = []) {
        self.size = size
        self.scale = scale
        self.background = background
        self.items = items
    }

    /// Whether every pixel is certain to be opaque: painting never lowers alpha, but for some blend modes.
    public var isOpaque: Bool { background.alpha >= 1 && items.allSatisfy(\.keepsOpaque) }
}

extension PaintItem {
    /// Whether what is opaque stays so under this.
    fileprivate var keepsOpaque: Bool {
        switch self {
        case .fill, .image: true
        case .group(let group): group.blend.keepsOpaque && group.items.allSatisfy(\.keepsOpaque)
        }
    }
}
