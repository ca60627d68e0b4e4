/// The directive at the top of a ported source, which makes the compiler's messages name the original.
///
/// Messages quote lines with their numbers in the ported source. So that these are the numbers of the original, the
/// directive takes the place of the first line where that can be spared: an empty line, a comment, or imports, which
/// move to the next line. Otherwise, it is a line of its own.
struct LocationDirective {
    private let path: String

    /// - Parameter path: Path of the original.
    init(naming path: String) {
        self.path = path.unicodeScalars.map {
            $0 == "\"" || $0 == "\\" || $0.value < 0x20 ? $0.escaped(asASCII: false) : "\($0)"
        }
        .joined()
    }

    /// Returns the source with the directive.
    func added(to text: String) -> String {
        guard let (first, rest) = Self.firstLine(of: text[...]), let spared = Self.without(first, before: rest) else {
            return directive(line: 1) + text
        }
        return directive(line: 2) + spared
    }

    private func directive(line: Int) -> String { "#sourceLocation(file: \"\(path)\", line: \(line))\n" }

    /// Returns the first line without its end, and what follows; `nil` if there is no second line.
    private static func firstLine(of text: Substring) -> (line: Substring, rest: Substring)? {
        guard let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let isWindows = end > text.startIndex && text.utf8[text.utf8.index(before: end)] == UInt8(ascii: "\r")
        let lineEnd = isWindows ? text.utf8.index(before: end) : end
        return (text[..<lineEnd], text[text.utf8.index(after: end)...])
    }

    /// Returns what follows the first line, with what that line says for the compiler; `nil` if it cannot be moved.
    private static func without(_ first: Substring, before rest: Substring) -> String? {
        if isBlankOrComment(first) { return String(rest) }
        if first.hasPrefix("/*") {
            switch (first.ranges(of: "/*").count, first.ranges(of: "*/").count) {
            // The rest of the comment is a comment, too.
            case (1, 0): return "/*" + rest
            case (1, 1) where first.hasSuffix("*/"): return String(rest)
            case (_, _): return nil
            }
        }
        guard let imports = imports(in: first), let next = firstLine(of: rest)?.line else { return nil }
        if isBlankOrComment(next) { return imports + (next.isEmpty ? "" : " ") + rest }
        return Self.imports(in: next) == nil ? nil : imports + "; " + rest
    }

    private static func isBlankOrComment(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " || $0 == "\t" }
        return text.isEmpty || text.hasPrefix("//")
    }

    /// Returns the line without a comment if it consists of imports alone.
    private static func imports(in line: Substring) -> String? {
        let pattern = /(?<imports>(?:@\w+ +)*import [\w. ]*\w(?:; *(?:@\w+ +)*import [\w. ]*\w)*);? *(?:\/\/.*)?/
        return line.wholeMatch(of: pattern).map { String($0.imports) }
    }
}
