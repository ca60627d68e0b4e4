/// A part of a Markdown text whose characters are all marked alike.
public struct MarkdownRun: Equatable, Sendable {
    public var text: String
    public var marks: Marks
    /// The destination of the innermost link, as it is written in the source.
    public var link: String?
    /// The address of the image that the text describes.
    public var image: String?
    /// The extended attributes that the source gives the text.
    public var attributes: [MarkdownAttribute] = []
    /// The blocks that contain the text, from the outermost to the innermost.
    public var blocks: [MarkdownBlock]

    public init(
        _ text: String, _ marks: Marks = [], link: String? = nil, image: String? = nil, blocks: [MarkdownBlock] = []
    ) {
        self.text = text
        self.marks = marks
        self.link = link
        self.image = image
        self.blocks = blocks
    }

    /// Raw values match those of `InlinePresentationIntent` in the public header of Foundation.
    public struct Marks: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let emphasized = Marks(rawValue: 1 << 0)
        public static let stronglyEmphasized = Marks(rawValue: 1 << 1)
        public static let code = Marks(rawValue: 1 << 2)
        public static let strikethrough = Marks(rawValue: 1 << 5)
        public static let softBreak = Marks(rawValue: 1 << 6)
        public static let lineBreak = Marks(rawValue: 1 << 7)
        public static let inlineHTML = Marks(rawValue: 1 << 8)
        public static let blockHTML = Marks(rawValue: 1 << 9)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

/// A paragraph, a list, or another block of a Markdown text.
public struct MarkdownBlock: Equatable, Sendable {
    public let kind: Kind
    /// The position among all blocks of the text, in the order in which they begin, from 1.
    public let number: Int

    public init(_ kind: Kind, number: Int) {
        self.kind = kind
        self.number = number
    }

    public enum Kind: Equatable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        /// The language is the first word after the opening fence.
        case codeBlock(language: String?)
        case blockQuote
        case thematicBreak
        case table([Alignment])
        case tableHeaderRow
        /// The rows below the header are counted from 1.
        case tableRow(Int)
        /// Columns are counted from 0.
        case tableCell(column: Int)
    }

    public enum Alignment: Equatable, Sendable {
        case left, center, right
    }
}
