/// A table in a Markdown text.
struct MarkdownTable {
    /// The trimmed cells of each row below the header.
    let rows: [[String]]

    /// The first table with exactly these column titles, or `nil` if there is none.
    init?(titled titles: [String], in text: String) {
        guard let first = Self.all(titled: titles, in: text).first else { return nil }
        self = first
    }

    private init(rows: [[String]]) { self.rows = rows }

    /// Returns every table with exactly these column titles.
    static func all(titled titles: [String], in text: String) -> [MarkdownTable] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { cells(lines[$0]) == titles }.map { header in
            MarkdownTable(rows: lines[(header + 1)...].prefix { $0.hasPrefix("|") }.dropFirst().map(cells))
        }
    }

    private static func cells(_ line: Substring) -> [String] {
        guard line.hasPrefix("|"), line.hasSuffix("|"), line.count > 1 else { return [] }
        return line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0 == " " }
        return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
    }

    /// Returns the texts between the backticks of a cell, in order.
    static func codes(in cell: String) -> [String] {
        let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
        return parts.indices.filter { !$0.isMultiple(of: 2) && $0 + 1 < parts.count }.map { String(parts[$0]) }
    }
}
