extension AttributedString {
    /// Creates the text for a key in the scene's language. Marks of Markdown are read in the text, and not in the values
    /// that are inserted. `^[text](inflect: true)` agrees with the number in it.
    ///
    /// - Parameter locale: Has no effect; neither does `comment`.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: keyAndValue.tableKey, value: nil, table: table)
        self.init(text, keyAndValue)
    }

    /// Creates the text for a key that is not itself the text to display.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
        self.init(text, defaultValue)
    }

    private init(_ text: String, _ value: String.LocalizationValue) {
        var values: [Character: String] = [:]
        let marked =
            value.isPlain
            ? text
            : value.filling(text) { index, value in
                // Characters for private use, which mean nothing in Markdown.
                guard let scalar = Unicode.Scalar(0xF_0000 + UInt32(index)) else { return value }
                values[Character(scalar)] = value
                return String(Character(scalar))
            }
        let options = MarkdownParsingOptions(
            allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
        guard let parsed = Self.parsed(marked, options) else {
            self.init(marked.map { values[$0] ?? String($0) }.joined())
            return
        }
        self = parsed.runs.reduce(into: AttributedString()) { result, run in
            let text = parsed.characters[run.range].map { values[$0] ?? String($0) }.joined()
            result += AttributedString(text, attributes: run.attributes)
        }.inflected()
    }

    /// - Returns: `nil` if the library that reads Markdown is missing, which ends the run with an error.
    private static func parsed(_ text: String, _ options: MarkdownParsingOptions) -> AttributedString? {
        do {
            return try AttributedString(markdown: text, options: options)
        } catch {
            return nil
        }
    }
}
