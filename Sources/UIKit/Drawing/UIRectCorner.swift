/// Corners of a rectangle, as seen on the screen.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
