public import FramePainting

/// The part of the canvas that frames show, and the size at which they show it.
public struct Framing: Equatable, Sendable {
    /// Size at which frames are drawn.
    public let canvas: PixelSize
    /// Left edge of the part, in pixels of the canvas; ``y`` is its top edge.
    public let x: Int
    public let y: Int
    /// Size of the part, in pixels of the canvas.
    public let part: PixelSize
    /// Size of the frames written, in neither direction larger than ``part``.
    public let size: PixelSize

    /// Shows the whole canvas unchanged.
    public init(whole canvas: PixelSize) {
        self.canvas = canvas
        (x, y) = (0, 0)
        (part, size) = (canvas, canvas)
    }

    /// - Parameter size: Size of the frames; `nil` for the size of the part.
    /// - Returns: `nil` if the part is empty or reaches beyond the canvas, or the size is empty or larger than the
    ///   part.
    public init?(x: Int = 0, y: Int = 0, part: PixelSize, of canvas: PixelSize, at size: PixelSize? = nil) {
        let size = size ?? part
        guard x >= 0, y >= 0, part.width > 0, part.height > 0, part.width <= canvas.width - x,
            part.height <= canvas.height - y, (1...part.width).contains(size.width),
            (1...part.height).contains(size.height)
        else { return nil }
        self.canvas = canvas
        self.x = x
        self.y = y
        self.part = part
        self.size = size
    }

    public var isWhole: Bool { size == canvas }

    /// Values that a digest of the frames must include.
    var words: [UInt64] {
        isWhole ? [] : [x, y, part.width, part.height, size.width, size.height].map { UInt64($0) }
    }
}
