/// Help text. It is always laid out for 80 columns so that it is identical on every machine.
struct HelpText {
    private static let width = 80
    /// Column in which descriptions begin.
    private static let column = 26

    private(set) var text = ""

    mutating func overview(_ sentences: String) {
        let words = "OVERVIEW: " + sentences
        for paragraph in words.split(separator: "\n", omittingEmptySubsequences: false) {
            text += Self.wrapped(paragraph, indent: 0).joined(separator: "\n") + "\n"
        }
    }

    mutating func usage(_ usage: String) {
        text += "\nUSAGE: \(usage)\n"
    }

    /// Adds a heading and rows of terms and descriptions.
    mutating func section(_ title: String, _ rows: [(term: String, meaning: String)]) {
        guard !rows.isEmpty else { return }
        text += "\n\(title):\n"
        for row in rows {
            let term = "  " + row.term
            let lines = Self.wrapped(row.meaning[...], indent: Self.column)
            if term.count <= Self.column - 2 {
                text += term + String(repeating: " ", count: Self.column - term.count) + lines[0] + "\n"
            } else {
                text += term + "\n" + String(repeating: " ", count: Self.column) + lines[0] + "\n"
            }
            for line in lines.dropFirst() { text += String(repeating: " ", count: Self.column) + line + "\n" }
        }
    }

    /// Returns the row of an option: its spellings, value and default.
    static func row(_ option: Option) -> (term: String, meaning: String) {
        let names = (option.names[0].hasPrefix("--") ? "    " : "") + option.names.joined(separator: ", ")
        return (
            names + (option.spelledValue.map { " " + $0 } ?? ""),
            option.help + (option.standard.map { " (default: \($0))" } ?? "")
        )
    }

    /// Wraps a paragraph into one or more lines.
    private static func wrapped(_ paragraph: Substring, indent: Int) -> [String] {
        var lines = [""]
        for word in paragraph.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if indent + last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
