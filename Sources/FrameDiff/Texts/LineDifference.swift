/// The line-by-line difference of two texts, with a few lines of context.
public struct LineDifference: Sendable {
    private struct Line: Sendable {
        /// Mark of the line: `-` for expected only, `+` for actual only, a space for both.
        let mark: Character
        let text: Substring
        /// Line number in the actual text, starting at 1.
        let number: Int
    }

    private let lines: [Line]
    /// Number of context lines before and after a change.
    private static let context = 2
    /// Maximum number of changed lines in a summary, which fill a screen together with their context.
    private static let summaryLimit = 30

    public init(expected: String, actual: String) {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                lines.append(Line(mark: "-", text: old[i], number: j + 1))
                i += 1
            } else if inserted.contains(j) {
                lines.append(Line(mark: "+", text: new[j], number: j + 1))
                j += 1
            } else {
                lines.append(Line(mark: " ", text: new[j], number: j + 1))
                (i, j) = (i + 1, j + 1)
            }
        }
        self.lines = lines
    }

    public var changedLines: Int { lines.count { $0.mark != " " } }

    /// Number of changed lines, followed by the first of them.
    public var summary: String {
        "\(changedLines) line\(changedLines == 1 ? "" : "s") changed\n" + text(upTo: Self.summaryLimit)
    }

    /// Returns blocks of changed lines with their context, each headed by the number of its first line in the actual
    /// text. After `limit` changed lines, it states how many more there are.
    public func text(upTo limit: Int) -> String {
        let changed = lines.indices.filter { lines[$0].mark != " " }
        var text = ""
        var next = 0
        for index in changed.prefix(limit) {
            let start = max(next, index - Self.context)
            if next == 0 || start > next { text += "@ line \(lines[start].number)\n" }
            let following = changed.first { $0 > index } ?? lines.count
            next = min(lines.count, index + 1 + Self.context, following)
            for line in lines[start..<next] { text += "\(line.mark) \(line.text)\n" }
        }
        let left = changed.count - min(limit, changed.count)
        return left > 0 ? text + "and \(left) more\n" : text
    }
}
