/// The blocks that contain a part of a text, such as a paragraph in an item of a list.
public struct PresentationIntent: Hashable, Sendable {
    /// The blocks, from the innermost to the outermost.
    public var components: [IntentType]

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public init(types: [IntentType]) { components = types }

    public var count: Int { components.count }

    /// The number of lists and quotations that contain the text.
    public var indentationLevel: Int {
        components.count { component in
            switch component.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            case .paragraph, .header, .listItem, .codeBlock, .thematicBreak, .table, .tableHeaderRow, .tableRow,
                .tableCell:
                false
            }
        }
    }

    /// Whether the blocks are of the same kinds, regardless of which blocks of a text they are.
    public func isEquivalent(to other: PresentationIntent) -> Bool {
        components.map(\.kind) == other.components.map(\.kind)
    }

    /// A block of a text.
    public struct IntentType: Hashable, Sendable {
        public var kind: Kind
        /// A number that distinguishes the block from the others of the text.
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    public enum Kind: Hashable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }

    public struct TableColumn: Hashable, Sendable {
        public enum Alignment: Int, Hashable, Sendable {
            case left, center, right
        }

        public var alignment: Alignment

        public init(alignment: Alignment) { self.alignment = alignment }
    }
}

extension PresentationIntent: CustomStringConvertible {
    public var description: String { components.map(\.description).joined(separator: ", ") }
}

extension PresentationIntent.IntentType: CustomStringConvertible {
    public var description: String { "\(kind) (id \(identity))" }
}

extension PresentationIntent.Kind: CustomStringConvertible {
    public var description: String {
        switch self {
        case .paragraph: "paragraph"
        case .header(let level): "header \(level)"
        case .orderedList: "orderedList"
        case .unorderedList: "unorderedList"
        case .listItem(let ordinal): "listItem \(ordinal)"
        case .codeBlock(let language): "codeBlock\(language.map { " '\($0)'" } ?? "")"
        case .blockQuote: "blockQuote"
        case .thematicBreak: "thematicBreak"
        case .table(let columns): "table [\(columns.map { "\($0.alignment)" }.joined(separator: ", "))]"
        case .tableHeaderRow: "tableHeaderRow"
        case .tableRow(let row): "tableRow \(row)"
        case .tableCell(let column): "tableCell \(column)"
        }
    }
}
