/// The rules of a document's style sheets for simple selectors: `p`, `.note`, `#title`, `p.note` and `*`.
struct HTMLSheet {
    private var rules: [(selector: Substring, declarations: String)] = []

    /// Adds the rules of a `style` element. Media rules and selectors of several elements are ignored.
    mutating func add(_ text: String) {
        var (plain, rest) = ("", text[...])
        while let begin = rest.range(of: "/*") {
            plain += rest[..<begin.lowerBound]
            rest = rest[begin.upperBound...]
            rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
        plain += rest
        for rule in plain.split(separator: "}") {
            let parts = rule.split(separator: "{")
            guard parts.count == 2 else { continue }
            for selector in parts[0].split(separator: ",") {
                let words = selector.split(whereSeparator: \.isWhitespace)
                if words.count == 1 { rules.append((words[0], String(parts[1]))) }
            }
        }
    }

    /// Returns the declarations for an element in the order in which they apply: by element, class and identifier.
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
