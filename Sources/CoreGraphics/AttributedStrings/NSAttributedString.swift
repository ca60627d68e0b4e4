/// Text whose parts have attributes.
///
/// Stands before Foundation's for all that import UIKit, in the module that hands Foundation on. Foundation's on Linux ends
/// the process when two neighbouring parts are compared that hold numbers or fonts of an application's own among several
/// attributes (seen with Swift 6.3.1: `append` with a font and an underline style), and it cannot be made without a text.
///
/// Ranges count UTF-16 units. One outside the text ends the process, as in Apple's.
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying {
    /// What an attribute is called.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let reverse = EnumerationOptions(rawValue: 2)
        public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
    }

    var content: AttributedContent

    open var string: String { content.text }
    public var length: Int { content.length }

    public override convenience init() {
        self.init(string: "")
    }

    public convenience init(string str: String) {
        self.init(string: str, attributes: nil)
    }

    public init(string str: String, attributes attrs: [Key: Any]? = nil) {
        content = AttributedContent(str, attrs ?? [:])
    }

    public init(attributedString attrStr: NSAttributedString) {
        content = attrStr.content
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
    }

    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: self) }

    public override func copy() -> Any { copy(with: nil) }

    public override func mutableCopy() -> Any { mutableCopy(with: nil) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAttributedString).map(isEqual(to:)) ?? false
    }

    open override var hash: Int { string.hash }

    open func isEqual(to other: NSAttributedString) -> Bool { content == other.content }

    open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSAttributedString()
        part.content = content.part(range)
        return part
    }
}
