public import FrameGeometry
public import FramePainting

/// What frames are drawn on: the screen.
public struct Canvas: Equatable, Sendable {
    /// Points.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    /// What is behind every layer. An iPhone's screen is black.
    public var background: Color

    public init(size: Size, scale: Double, background: Color = .black) {
        self.size = size
        self.scale = scale
        self.background = background
    }

    /// The canvas in pixels, or `nil` when a side is not a whole number of them in 1…``PixelSize/limit``. A third of a
    /// thousandth of a pixel is forgiven, so that sizes written with three decimals are whole at a scale of 3.
    public var pixelSize: PixelSize? {
        func whole(_ points: Double) -> Int? {
            let pixels = points * scale
            let rounded = pixels.rounded()
            guard abs(pixels - rounded) < 1.0 / 3_000, rounded >= 1, rounded <= Double(PixelSize.limit) else {
                return nil
            }
            return Int(rounded)
        }
        guard let width = whole(size.width), let height = whole(size.height) else { return nil }
        return PixelSize(width: width, height: height)
    }
}
