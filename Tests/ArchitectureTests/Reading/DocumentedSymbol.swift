/// A public declaration, or an extension, with the comment above it.
struct DocumentedSymbol {
    /// The name in documentation: `UIView.setNeedsDisplay(_:)`.
    let name: String
    let comment: String
    /// The location for messages: `Sources/…/File.swift:12`.
    let place: String

    static func all(in source: SourceFile) -> [DocumentedSymbol] {
        let lines = source.lines
        return lines.indices.compactMap { end in
            guard end > 0, isComment(lines[end - 1]), !isComment(lines[end]),
                let index = lines[end...].firstIndex(where: { !isAttribute($0) }),
                lines[index].contains(/\b(?:public|open)\b|^extension\b/),
                let name = name(of: lines[index], followedBy: lines[(index + 1)...])
            else { return nil }
            let comment = lines[..<end].reversed().prefix(while: isComment).reversed()
            return DocumentedSymbol(
                name: (typesAround(index, in: lines) + [name]).joined(separator: "."),
                comment: comment.map { $0.drop { $0 == " " || $0 == "/" } }.joined(separator: " "),
                place: source.place(index + 1))
        }
    }

    /// Returns whether the line contains only an attribute.
    private static func isAttribute(_ line: Substring) -> Bool { line.wholeMatch(of: /\s*@\w+(?:\(.*\))?/) != nil }

    private static func isComment(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }

    private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

    /// Returns the names of the types whose declarations enclose a line, outermost first.
    private static func typesAround(_ index: Int, in lines: [Substring]) -> [String] {
        var indentation = indentation(of: lines[index])
        var names: [String] = []
        for line in lines[..<index].reversed() where Self.indentation(of: line) < indentation && !isComment(line) {
            guard let match = line.firstMatch(of: /\b(?:class|struct|enum|protocol|extension)\s+([A-Z][\w.]*)/) else {
                continue
            }
            names.insert(String(match.1), at: 0)
            indentation = Self.indentation(of: line)
        }
        return names
    }

    /// Returns the name of the declaration that begins on `line`, with the labels of its parameters.
    private static func name(of line: Substring, followedBy lines: ArraySlice<Substring>) -> String? {
        if let method = line.firstMatch(of: /\bfunc\s+(\w+)|\b(init)\b/) {
            let rest = line[method.range.upperBound...]
            guard let name = method.1 ?? method.2, let start = rest.firstIndex(of: "(") else { return nil }
            return name + labels(of: rest[start...] + lines.prefix(20).joined())
        }
        let other = /\b(?:var|let|case|class(?! var| let)|struct|enum|protocol|extension|typealias)\s+(\w[\w.]*)/
        return line.firstMatch(of: other).map { String($0.1) }
    }

    /// Returns the labels of a parameter list that begins with a parenthesis: `(_:for:)`.
    private static func labels(of text: Substring) -> String {
        var depth = 0
        var parameters: [String] = [""]
        for character in text {
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            if depth == 0 { break }
            if character == ",", depth == 1 {
                parameters.append("")
            } else {
                parameters[parameters.count - 1].append(character)
            }
        }
        let labels = parameters.compactMap { $0.split(whereSeparator: " (:".contains).first }
        return "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}
