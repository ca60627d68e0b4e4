internal import CFrameMarkdown

/// Collects the runs of a document from the visits of its nodes.
final class MarkdownReader {
    private(set) var runs: [MarkdownRun] = []

    private var blocks: [MarkdownBlock] = []
    private var blockCount = 0
    /// The ordinal of the next item of each open list, and the number of the next row of each open table.
    private var ordinals: [Int] = []
    private var column = 0
    /// The marks of the open emphases, in order.
    private var marks: [MarkdownRun.Marks] = []
    private var links: [String] = []
    private var images: [(address: String, firstRun: Int)] = []
    private let extended: ExtendedAttributes?
    /// The attributes of the open texts that have some, in order.
    private var attributes: [[MarkdownAttribute]] = []

    init(_ extended: ExtendedAttributes?) { self.extended = extended }

    func visit(_ node: frame_markdown_node, isEntering: Bool) {
        switch String(cString: node.kind) {
        case "paragraph": isEntering ? open(.paragraph) : close()
        case "heading": isEntering ? open(.header(level: Int(node.number))) : close()
        case "block_quote": isEntering ? open(.blockQuote) : close()
        case "list": isEntering ? openList(node) : closeCounted()
        case "item": isEntering ? open(.listItem(ordinal: count())) : close()
        case "table": isEntering ? openTable(node) : closeCounted()
        case "table_header": isEntering ? openRow(.tableHeaderRow) : close()
        case "table_row": isEntering ? openRow(.tableRow(count())) : close()
        case "table_cell": isEntering ? openCell() : close()
        case "code_block":
            let language = text(node.info).split(separator: " ").first.map(String.init)
            appendBlock(.codeBlock(language: language), source(node.literal))
        case "thematic_break": appendBlock(.thematicBreak, "\u{2E3B}")
        case "html_block": appendBlock(.paragraph, source(node.literal), .blockHTML)
        case "text": append(text(node.literal))
        case "code": append(source(node.literal), .code)
        case "html_inline": append(source(node.literal), .inlineHTML)
        case "softbreak": append(" ", .softBreak)
        case "linebreak": append("\n", .lineBreak)
        case "emph": mark(.emphasized, isEntering)
        case "strong": mark(.stronglyEmphasized, isEntering)
        case "strikethrough": mark(.strikethrough, isEntering)
        case "link": if isEntering { links.append(text(node.url)) } else { _ = links.popLast() }
        case "image": visitImage(text(node.url), isEntering)
        default: break
        }
    }

    private func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

    /// A literal as it is written in the source.
    private func source(_ pointer: UnsafePointer<CChar>?) -> String {
        let literal = text(pointer)
        return extended?.restored(literal) ?? literal
    }

    // MARK: Blocks

    private func open(_ kind: MarkdownBlock.Kind) {
        blockCount += 1
        blocks.append(MarkdownBlock(kind, number: blockCount))
    }

    private func close() { _ = blocks.popLast() }

    private func openList(_ node: frame_markdown_node) {
        open(node.is_ordered != 0 ? .orderedList : .unorderedList)
        ordinals.append(node.is_ordered != 0 ? Int(node.number) : 1)
    }

    private func openTable(_ node: frame_markdown_node) {
        open(
            .table(
                (0..<Int(node.number)).map { column in
                    switch node.alignments?[column] ?? 0 {
                    case UInt8(ascii: "c"): .center
                    case UInt8(ascii: "r"): .right
                    default: .left
                    }
                }))
        ordinals.append(1)
    }

    private func openRow(_ kind: MarkdownBlock.Kind) {
        open(kind)
        column = 0
    }

    private func openCell() {
        open(.tableCell(column: column))
        column += 1
    }

    private func closeCounted() {
        close()
        _ = ordinals.popLast()
    }

    /// The ordinal of the item or row that begins.
    private func count() -> Int {
        guard let last = ordinals.indices.last else { return 1 }
        defer { ordinals[last] += 1 }
        return ordinals[last]
    }

    private func appendBlock(_ kind: MarkdownBlock.Kind, _ text: String, _ mark: MarkdownRun.Marks = []) {
        open(kind)
        append(text, mark)
        close()
    }

    // MARK: Characters

    private func append(_ text: String, _ mark: MarkdownRun.Marks = []) {
        guard !text.isEmpty else { return }
        var run = MarkdownRun(
            text, marks.reduce(mark) { $0.union($1) }, link: links.last, image: images.last?.address, blocks: blocks)
        run.attributes = attributes.flatMap { $0 }
        runs.append(run)
    }

    private func mark(_ mark: MarkdownRun.Marks, _ isEntering: Bool) {
        if isEntering { marks.append(mark) } else { _ = marks.popLast() }
    }

    private func visitImage(_ address: String, _ isEntering: Bool) {
        guard let list = extended?.attributes(ofImage: address) else {
            return isEntering ? images.append((address, runs.count)) : closeImage()
        }
        if isEntering { attributes.append(list) } else { _ = attributes.popLast() }
    }

    /// Ends an image. One without a description is the character that stands for objects.
    private func closeImage() {
        if let image = images.last, image.firstRun == runs.count { append("\u{FFFC}") }
        _ = images.popLast()
    }
}
