/// How text is measured and drawn into a rectangle. Bits are those of the public header.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Several lines, from the rectangle's top left corner; without it one line, its baseline at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The system font has none.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Has no effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)

    public init(rawValue: Int) { self.rawValue = rawValue }
}
