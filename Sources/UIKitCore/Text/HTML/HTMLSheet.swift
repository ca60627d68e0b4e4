/// The rules of the style sheets in a document, for simple selectors: `p`, `.note`, `#title`, `p.note` and `*`.
struct HTMLSheet {
    private var rules: [(selector: Substring, declarations: String)] = []

    /// Adds the rules of an element `style`. Rules of media, and selectors of several elements, are left out.
    mutating func add(_ text: String) {
        var rest = Substring(text)
        while let begin = rest.range(of: "/*") {
            let end = rest[begin.upperBound...].range(of: "*/")?.upperBound ?? rest.endIndex
            rest.removeSubrange(begin.lowerBound..<end)
        }
        for rule in rest.split(separator: "}") {
            let parts = rule.split(separator: "{")
            guard parts.count == 2 else { continue }
            for selector in parts[0].split(separator: ",") {
                let words = selector.split(whereSeparator: \.isWhitespace)
                if words.count == 1 { rules.append((words[0], String(parts[1]))) }
            }
        }
    }

    /// The declarations for an element, in the order in which they apply: those of elements, classes and identifiers.
    func declarations(_ name: String, _ attributes: [String: String]) -> [String] {
        let classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
        let identifier = attributes["id"].map { "#\($0)" }
        let ranks: [(Substring) -> Bool] = [
            { $0 == "*" || $0.lowercased() == name },
            { selector in classes.contains { selector == ".\($0)" || selector == "\(name).\($0)" } },
            { String($0) == identifier },
        ]
        return ranks.flatMap { rank in rules.filter { rank($0.selector) }.map(\.declarations) }
    }
}
