/// The rules of a document's style sheets for simple selectors: `p`, `.note`, `#title`, `p.note` and `*`.
struct HTMLSheet {
    /// The declarations of each rule.
    private var rules: [String] = []
    /// The indices of the rules for each selector, in ascending order. Names of elements are in lowercase.
    private var places: [String: [Int]] = [:]

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
                guard words.count == 1 else { continue }
                let isElement = !words[0].contains { $0 == "." || $0 == "#" }
                places[isElement ? words[0].lowercased() : String(words[0]), default: []].append(rules.count)
                rules.append(String(parts[1]))
            }
        }
    }

    /// Returns the declarations for an element in the order in which they apply: by element, class and identifier.
    func declarations(_ name: String, _ attributes: [String: String]) -> [String] {
        let classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
        let ranks = [
            ["*", name], classes.flatMap { [".\($0)", "\(name).\($0)"] }, attributes["id"].map { ["#\($0)"] } ?? [],
        ]
        return ranks.flatMap { selectors in Set(selectors).flatMap { places[$0] ?? [] }.sorted().map { rules[$0] } }
    }
}
