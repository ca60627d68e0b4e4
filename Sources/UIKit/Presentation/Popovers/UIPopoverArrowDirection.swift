/// Where a popover's arrow points; the popover lies on the other side of it.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not laid out yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}
