/// Which corners of a layer are rounded. Raw values are `CACornerMask`'s (y down: `minXMinY` is the top left).
@frozen public struct Corners: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let topLeft = Corners(rawValue: 1)
    public static let topRight = Corners(rawValue: 2)
    public static let bottomLeft = Corners(rawValue: 4)
    public static let bottomRight = Corners(rawValue: 8)
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
