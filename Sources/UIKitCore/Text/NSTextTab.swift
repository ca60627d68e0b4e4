/// A position in a line to which a tab advances.
///
/// Differs from UIKit: positions are counted as if the paragraph had one line, and characters at which columns are
/// aligned have no effect.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open, as in UIKit; its own state is immutable.

    /// The name of a tab's option.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// The characters at which a column of numbers is aligned, a `CharacterSet`.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let alignment: NSTextAlignment
    /// The distance from the beginning of the line in points.
    public let location: CGFloat
    // Safe: nothing changes the values of options.
    nonisolated(unsafe) public let options: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc, options)
    }

    /// Creates a natural tab at the beginning of the line.
    public convenience override init() { self.init(textAlignment: .natural, location: 0) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    open override var hash: Int { location.hashValue }
}
