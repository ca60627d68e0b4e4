extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of a setting for reading documents.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// The format, a ``DocumentType``. Without it, a text that begins with `<` is HTML.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding, the raw value of a `String.Encoding`. It defaults to UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of plain text.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// Stored without effect: no element loads a file.
        public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Reads a document of plain text or HTML.
    ///
    /// ```swift
    /// let text = try NSAttributedString(
    ///     data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
    ///     documentAttributes: nil)
    /// ```
    ///
    /// Text elements, lists, links, `style` attributes and simple style sheets of HTML are read. A document that names
    /// no font is in 12-point Times, as in UIKit; the font that stands in for it is reported (facts/html-text).
    ///
    /// Differs from UIKit: pictures and tables are left out, and the cells of a table follow one another after tabs.
    ///
    /// - Parameter dict: Not written to.
    /// - Throws: `CocoaError.fileReadUnknown` for the formats `rtf` and `rtfd`,
    ///   `CocoaError.fileReadInapplicableStringEncoding` for data that is not text in the encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let encoding = options[.characterEncoding].flatMap(Self.encoding) ?? .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let isHTML = text.drop(while: \.isWhitespace).hasPrefix("<")
        switch options[.documentType].map(Self.format) ?? (isHTML ? .html : .plain) {
        case .html: self.init(attributedString: HTMLReader.text(of: text))
        case .plain: self.init(string: text, attributes: options[.defaultAttributes] as? [Key: Any])
        default: throw CocoaError(.fileReadUnknown)
        }
    }

    private static func encoding(_ value: Any) -> String.Encoding? {
        (value as? String.Encoding)
            ?? (value as? UInt ?? (value as? Int).map(UInt.init(bitPattern:)))
            .map(String.Encoding.init(rawValue:))
    }

    private static func format(_ value: Any) -> DocumentType {
        (value as? DocumentType) ?? DocumentType(rawValue: value as? String ?? "")
    }
}
