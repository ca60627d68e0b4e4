/// A source rewritten so that a reader of blocks finds a single paragraph.
///
/// A space outside of ASCII neither indents a line nor begins a block, and counts as white space beside marks. One that
/// the source does not contain stands at the beginning of each line. Where line breaks are to be kept, it stands for
/// them as well, so that the source is one line.
struct SingleParagraph {
    let text: String
    private let syntax: MarkdownSyntax
    private let marker: Character

    /// The spaces of Unicode, the rarest first.
    private static let spaces: [Character] = [
        "\u{1680}", "\u{205F}", "\u{2000}", "\u{2001}", "\u{2004}", "\u{2005}", "\u{2006}", "\u{2008}", "\u{200A}",
        "\u{2007}", "\u{2002}", "\u{2003}", "\u{2009}", "\u{202F}", "\u{3000}",
    ]

    init(_ source: String, _ syntax: MarkdownSyntax) {
        self.syntax = syntax
        let marker = Self.spaces.first { !source.contains($0) } ?? Self.spaces[0]
        self.marker = marker
        switch syntax {
        case .full: text = source
        case .inlineOnly:
            text = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .map { "\(marker) \($0)" }.joined(separator: "\n")
        case .inlineOnlyPreservingWhitespace:
            let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            text = "\(marker) " + lines.joined(separator: " \(marker) ") + " \(marker)"
        }
    }

    /// The runs without what was added, and in no block.
    func restored(_ runs: [MarkdownRun]) -> [MarkdownRun] {
        if syntax == .full { return runs }
        var result = runs
        for index in result.indices {
            result[index].blocks = []
            if syntax == .inlineOnly {
                result[index].text.replace("\(marker) ", with: "")
                result[index].text.removeAll { $0 == marker }
            } else {
                result[index].text.replace(" \(marker) ", with: "\n")
            }
        }
        switch syntax {
        case .full: break
        case .inlineOnly: trim(&result)
        case .inlineOnlyPreservingWhitespace:
            if let first = result.indices.first, result[first].text.hasPrefix("\(marker) ") {
                result[first].text.removeFirst(2)
            }
            if let last = result.indices.last, result[last].text.hasSuffix(" \(marker)") {
                result[last].text.removeLast(2)
            }
        }
        return result.filter { !$0.text.isEmpty }
    }

    /// Removes white space at the beginning of each line and at the end of the text.
    private func trim(_ runs: inout [MarkdownRun]) {
        var isAtStart = true
        for index in runs.indices {
            if isAtStart, !runs[index].marks.contains(.code) { runs[index].text.trimPrefix { $0 == " " || $0 == "\t" } }
            if !runs[index].text.isEmpty { isAtStart = !runs[index].marks.isDisjoint(with: .breaks) }
        }
        while let last = runs.indices.last, !runs[last].marks.contains(.code) {
            while runs[last].text.last?.isWhitespace == true { runs[last].text.removeLast() }
            guard runs[last].text.isEmpty else { return }
            runs.removeLast()
        }
    }
}

extension MarkdownRun.Marks {
    fileprivate static let breaks: Self = [.softBreak, .lineBreak]
}
