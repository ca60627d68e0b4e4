extension NSAttributedString {
    /// Reads Markdown, as `AttributedString(markdown:options:baseURL:)` does.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL? = nil
    ) throws {
        try self.init(AttributedString(markdown: markdown, options: options ?? .init(), baseURL: baseURL))
    }

    /// Reads Markdown in UTF-8.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL? = nil
    ) throws {
        try self.init(AttributedString(markdown: markdown, options: options ?? .init(), baseURL: baseURL))
    }

    /// Reads a file of Markdown in UTF-8.
    public convenience init(
        contentsOfMarkdownFile markdownFile: URL, options: AttributedString.MarkdownParsingOptions? = nil,
        baseURL: URL? = nil
    ) throws {
        try self.init(AttributedString(contentsOf: markdownFile, options: options ?? .init(), baseURL: baseURL))
    }
}

extension InlinePresentationIntent {
    init(_ attributes: [NSAttributedString.Key: Any]) {
        let value = attributes[.inlinePresentationIntent]
        let number = (value as? NSNumber)?.uintValue ?? value as? UInt ?? (value as? Int).flatMap(UInt.init(exactly:))
        self = (value as? InlinePresentationIntent) ?? InlinePresentationIntent(rawValue: number ?? 0)
    }
}

extension UIFont {
    /// The font in the weight, slant and pitch that the intent asks for; the font itself where its family lacks them
    /// (facts/inline-intents).
    func presenting(_ intent: InlinePresentationIntent) -> UIFont {
        guard !intent.isDisjoint(with: [.code, .stronglyEmphasized, .emphasized]) else { return self }
        var descriptor = fontDescriptor
        if intent.contains(.code) { descriptor = descriptor.withDesign(.monospaced) ?? descriptor }
        var traits = descriptor.symbolicTraits
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        if traits != descriptor.symbolicTraits { descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor }
        return UIFont(descriptor: descriptor, size: pointSize)
    }
}
