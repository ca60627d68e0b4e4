/// How a line under or through text looks. Bits are those of the public header.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Patterns are drawn as unbroken lines.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    public init(rawValue: Int) { self.rawValue = rawValue }
}
