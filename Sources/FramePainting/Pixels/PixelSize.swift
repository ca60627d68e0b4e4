/// A width and height in whole pixels.
@frozen public struct PixelSize: Equatable, Hashable, Sendable {
    /// The largest side a canvas may have. 16,384² at four bytes is 1 GiB: the largest frame that still fits a small
    /// machine, and beyond every device Apple lists (5K is 5,120).
    public static let limit = 16_384

    public var width: Int
    public var height: Int

    @inlinable public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
