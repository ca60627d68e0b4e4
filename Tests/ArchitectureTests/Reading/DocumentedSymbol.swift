/// A public declaration, or an extension, with the comment above it.
struct DocumentedSymbol {
    /// The name in documentation: `UIView.setNeedsDisplay(_:)`.
    let name: String
    let comment: String
    /// The location for messages: `Sources/…/File.swift:12`.
    let place: String
    /// The index of the line on which it is declared.
    private let index: Int

    /// The declarations that have a comment.
    static func all(in source: SourceFile) -> [DocumentedSymbol] {
        source.lines.indices.compactMap { DocumentedSymbol(at: $0, in: source) }.filter { !$0.comment.isEmpty }
    }

    /// `nil` where no public declaration begins.
    init?(at index: Int, in source: SourceFile) {
        let lines = source.lines
        guard !Self.isComment(lines[index]), lines[index].contains(/\b(?:public|open)\b|^extension\b/),
            let name = Self.name(of: lines[index], followedBy: lines[(index + 1)...])
        else { return nil }
        let end = lines[..<index].lastIndex { !Self.isAttribute($0) }.map { $0 + 1 } ?? 0
        let comment = lines[..<end].reversed().prefix(while: Self.isComment).reversed()
        let types = Self.types(around: index, in: lines).map(\.name)
        self.name = (types + [name]).joined(separator: ".")
        self.comment = comment.map { $0.drop { $0 == " " || $0 == "/" } }.joined(separator: " ")
        self.index = index
        place = source.place(index + 1)
    }

    /// The type whose declaration encloses that of a symbol.
    init?(around symbol: DocumentedSymbol, in source: SourceFile) {
        guard let type = Self.types(around: symbol.index, in: source.lines).last else { return nil }
        self.init(at: type.index, in: source)
    }

    /// Returns whether the line contains only an attribute.
    private static func isAttribute(_ line: Substring) -> Bool { line.wholeMatch(of: /\s*@\w+(?:\(.*\))?/) != nil }

    private static func isComment(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }

    private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

    /// The types whose declarations enclose a line, outermost first.
    private static func types(around index: Int, in lines: [Substring]) -> [(name: String, index: Int)] {
        var indentation = indentation(of: lines[index])
        var types: [(name: String, index: Int)] = []
        for index in lines[..<index].indices.reversed() {
            let line = lines[index]
            guard Self.indentation(of: line) < indentation, !isComment(line),
                let match = line.firstMatch(of: /\b(?:class|struct|enum|protocol|extension)\s+([A-Z][\w.]*)/)
            else { continue }
            types.insert((String(match.1), index), at: 0)
            indentation = Self.indentation(of: line)
        }
        return types
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
