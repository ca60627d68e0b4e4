internal import FrameMarkdown

extension AttributedString {
    /// Options for reading Markdown.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable {
            /// Blocks and the marks inside them. Only their `presentationIntent` tells blocks apart.
            case full
            /// The marks inside paragraphs. Characters that begin blocks, such as `#`, stay as they are.
            case inlineOnly
            /// Like ``inlineOnly``, with all spaces and new lines of the source.
            case inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](name: value)` gives the text an attribute.
        ///
        /// Differs from Foundation: other attributes than `inflect` are not set, which is reported as unsupported.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        /// Differs from Foundation: stored without effect, since every text is valid.
        public var failurePolicy: FailurePolicy
        /// The `languageIdentifier` of the whole text.
        public var languageCode: String?
        /// Differs from Foundation: stored without effect; the text does not know its place in the source.
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Reads Markdown: CommonMark with the tables, strikethroughs and links without brackets of GitHub's dialect, by the
    /// library cmark-gfm (facts/markdown).
    ///
    /// - Parameter baseURL: The address to which relative addresses of links and images refer.
    /// - Throws: `CocoaError.featureUnsupported` if the library is not installed. The run then ends with an error that names
    ///   its package, even if the error is caught.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        do throws(MarkdownError) {
            let text = try MarkdownText(
                markdown, syntax: options.interpretedSyntax.syntax, readsAttributes: options.allowsExtendedAttributes)
            self = text.runs.reduce(into: AttributedString()) { result, run in
                result += AttributedString(run.text, attributes: AttributeContainer(run, options, baseURL))
            }
        } catch {
            MarkdownReports.misuse("Markdown cannot be read: \(error.message).")
            throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: error.message])
        }
    }

    /// Reads Markdown in UTF-8.
    ///
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for other data.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown in UTF-8.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL ?? url)
    }

    /// Reads Markdown. The attributes of the scope that only extended attributes could set stay unset.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Reads Markdown. The attributes of the scope that only extended attributes could set stay unset.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
    fileprivate var syntax: MarkdownSyntax {
        switch self {
        case .full: .full
        case .inlineOnly: .inlineOnly
        case .inlineOnlyPreservingWhitespace: .inlineOnlyPreservingWhitespace
        }
    }
}

extension AttributeContainer {
    fileprivate init(_ run: MarkdownRun, _ options: AttributedString.MarkdownParsingOptions, _ base: URL?) {
        self.init()
        if !run.marks.isEmpty {
            self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
                InlinePresentationIntent(rawValue: run.marks.rawValue)
        }
        if !run.blocks.isEmpty {
            self[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] =
                PresentationIntent(
                    types: run.blocks.reversed().map { .init(kind: .init($0.kind), identity: $0.number) })
        }
        self.link = run.link.flatMap { URL(string: $0, relativeTo: base) }
        self.imageURL = run.image.flatMap { URL(string: $0, relativeTo: base) }
        self.languageIdentifier = options.languageCode
        for attribute in run.attributes { set(attribute) }
    }

    private mutating func set(_ attribute: MarkdownAttribute) {
        switch (attribute.name, attribute.value) {
        case ("inflect", "true"): self[AttributeScopes.FoundationAttributes.InflectionRuleAttribute.self] = .automatic
        case ("inflect", "false"): self[AttributeScopes.FoundationAttributes.InflectionRuleAttribute.self] = nil
        default:
            MarkdownReports.unsupported("the extended attribute \(attribute.name): \(attribute.value) of Markdown")
        }
    }
}

extension PresentationIntent.Kind {
    fileprivate init(_ kind: MarkdownBlock.Kind) {
        self =
            switch kind {
            case .paragraph: .paragraph
            case .header(let level): .header(level: level)
            case .orderedList: .orderedList
            case .unorderedList: .unorderedList
            case .listItem(let ordinal): .listItem(ordinal: ordinal)
            case .codeBlock(let language): .codeBlock(languageHint: language)
            case .blockQuote: .blockQuote
            case .thematicBreak: .thematicBreak
            case .table(let columns): .table(columns: columns.map { .init(alignment: .init($0)) })
            case .tableHeaderRow: .tableHeaderRow
            case .tableRow(let row): .tableRow(rowIndex: row)
            case .tableCell(let column): .tableCell(columnIndex: column)
            }
    }
}

extension PresentationIntent.TableColumn.Alignment {
    fileprivate init(_ alignment: MarkdownBlock.Alignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            }
    }
}

private enum MarkdownReports {
    static func unsupported(_ what: String) {
        // Entry point: values have no object to ask for its stage.
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported(what, instead: "the text does not have it")
        }
    }

    static func misuse(_ message: String) {
        MainActor.assumeIsolated { Stage.current.diagnostics.misuse(message) }
    }
}
