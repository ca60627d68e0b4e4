extension NSMutableAttributedString {
    /// The text as a string whose changes change the attributed text.
    public var mutableString: NSMutableString { AttributedContents(of: self) }
}

/// The characters of an attributed text. New characters get the attributes of those that they replace, or else of those
/// before them.
private final class AttributedContents: NSMutableString {
    private let text: NSMutableAttributedString

    init(of text: NSMutableAttributedString) {
        self.text = text
        super.init(capacity: 0)
    }

    // Foundation requires these of every subclass.
    required init(string aString: String) {
        text = NSMutableAttributedString(string: aString)
        super.init(capacity: 0)
    }
    required convenience init(capacity: Int) { self.init(string: "") }
    required convenience init(characters: UnsafePointer<unichar>, length: Int) {
        self.init(string: String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
    }
    required convenience init(stringLiteral value: StaticString) { self.init(string: "\(value)") }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: "\(value)") }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(string: "\(value)") }
    required init?(coder: NSCoder) { nil }

    override var length: Int { text.length }
    override func character(at index: Int) -> unichar { (text.string as NSString).character(at: index) }
    override func replaceCharacters(in range: NSRange, with aString: String) {
        text.replaceCharacters(in: range, with: aString)
    }
}
