/// Which corners `cornerRadius` rounds; y down, so `minXMinY` is the top left.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
