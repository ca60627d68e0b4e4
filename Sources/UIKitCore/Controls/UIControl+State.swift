extension UIControl {
    /// The state of a control. Bits match the public header.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        public static let application = State(rawValue: 0xFF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The vertical alignment of content. Raw values match the public header.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// The horizontal alignment of content. Raw values match the public header.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }
}
