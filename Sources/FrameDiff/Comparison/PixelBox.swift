/// A rectangle of whole pixels inside an image.
public struct PixelBox: Equatable, Sendable {
    public let x: Int
    public let y: Int
    /// 1 or more.
    public let width: Int
    /// 1 or more.
    public let height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public func contains(_ column: Int, _ row: Int) -> Bool {
        column >= x && column < x + width && row >= y && row < y + height
    }

    /// The smallest box around both.
    func union(_ other: PixelBox) -> PixelBox {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelBox(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}

extension PixelBox: CustomStringConvertible {
    public var description: String { "\(width)×\(height) at (\(x), \(y))" }
}
