/// A string with attributes.
///
/// Shadows Foundation's class for code that imports UIKit. Foundation's class on Linux traps when it compares adjacent
/// runs with numbers or an application's own fonts among several attributes (seen with Swift 6.3.1: `append` with a
/// font and an underline style), and has no initializer without a string.
///
/// Ranges count UTF-16 units. A range outside the string traps, as in Apple's class.
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying {
    /// The name of an attribute.
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

    /// The characters that begin in a range, so that an attribute that begins or ends inside a character does not
    /// divide it.
    package func characters(beginningIn range: NSRange) -> String { String(content.characters(beginningIn: range)) }
}

extension NSAttributedString {
    /// - Parameter range: Set to the run around `location`. Equal attributes may continue beyond it.
    public func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
        let found = content.run(at: location)
        range?.pointee = found.range
        return found.run.attributes
    }

    public func attribute(_ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    /// - Parameter range: Set to the longest range around `location`, inside `rangeLimit`, with the same attributes.
    public func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [Key: Any] {
        let own = attributes(at: location, effectiveRange: nil)
        range?.pointee = longest(around: location, in: rangeLimit) { AttributedContent.isSame($0, own) }
        return own
    }

    public func attribute(
        _ attrName: Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        let own = attribute(attrName, at: location, effectiveRange: nil)
        range?.pointee = longest(around: location, in: rangeLimit) { AttributedContent.isSame($0[attrName], own) }
        return own
    }

    /// Calls `block` for every range of equal attributes in `enumerationRange`.
    public func enumerateAttributes(
        in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(enumerationRange, opts, { own, other in AttributedContent.isSame(own, other) }, block)
    }

    /// Calls `block` for every range of equal values of an attribute in `enumerationRange`, with `nil` where it is
    /// missing.
    public func enumerateAttribute(
        _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(
            enumerationRange, opts, { own, other in AttributedContent.isSame(own[attrName], other[attrName]) }
        ) { attributes, range, stop in block(attributes[attrName], range, stop) }
    }

    private func enumerate(
        _ range: NSRange, _ options: EnumerationOptions, _ isSame: ([Key: Any], [Key: Any]) -> Bool,
        _ block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var parts: [([Key: Any], NSRange)] = []
        let end = NSMaxRange(range)
        var index = range.length > 0 ? content.index(ofRunAt: range.location) : content.runs.count
        while index < content.runs.count, content.runs[index].start < end {
            let own = content.runs[index]
            while index + 1 < content.runs.count, isSame(own.attributes, content.runs[index + 1].attributes) {
                index += 1
            }
            let start = max(own.start, range.location)
            parts.append(
                (own.attributes, NSRange(location: start, length: min(content.end(ofRun: index), end) - start)))
            index += 1
        }
        var stop = ObjCBool(false)
        for (attributes, part) in options.contains(.reverse) ? parts.reversed() : parts {
            block(attributes, part, &stop)
            if stop.boolValue { return }
        }
    }

    private func longest(around location: Int, in limit: NSRange, _ isSame: ([Key: Any]) -> Bool) -> NSRange {
        var part = content.run(at: location).range
        while part.location > limit.location, isSame(content.run(at: part.location - 1).run.attributes) {
            part = NSUnionRange(part, content.run(at: part.location - 1).range)
        }
        while NSMaxRange(part) < NSMaxRange(limit), isSame(content.run(at: NSMaxRange(part)).run.attributes) {
            part = NSUnionRange(part, content.run(at: NSMaxRange(part)).range)
        }
        return NSIntersectionRange(part, limit)
    }
}

/// A mutable string with attributes.
open class NSMutableAttributedString: NSAttributedString {
    open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        content.replace(range, with: attrString.content)
    }

    /// Replaces characters. The new ones take the attributes of the first replaced character, or of the preceding one
    /// if none is replaced.
    open func replaceCharacters(in range: NSRange, with str: String) {
        let source = range.length > 0 ? range.location : range.location - 1
        let isInside = (0..<length).contains(max(0, source))
        let attributes = isInside ? attributes(at: max(0, source), effectiveRange: nil) : [:]
        content.replace(range, with: AttributedContent(str, attributes))
    }

    open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
        content.change(range) { $0 = attrs ?? [:] }
    }

    open func addAttribute(_ name: Key, value: Any, range: NSRange) {
        content.change(range) { $0[name] = value }
    }

    open func addAttributes(_ attrs: [Key: Any] = [:], range: NSRange) {
        content.change(range) { $0.merge(attrs) { _, new in new } }
    }

    open func removeAttribute(_ name: Key, range: NSRange) {
        content.change(range) { $0[name] = nil }
    }

    open func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    open func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: NSAttributedString())
    }

    open func setAttributedString(_ attrString: NSAttributedString) {
        content = attrString.content
    }

    open func beginEditing() {}
    open func endEditing() {}
}
