/// A parser for the format of a predicate and its arguments.
struct PredicateFormat {
    struct Mistake: Error {
        let message: String
    }

    var tokens: ArraySlice<Token> = []
    var arguments: ArraySlice<Any>

    /// The number of levels of parentheses and signs that surround the current position.
    private var depth = 0
    /// The largest depth that is read, so that parentheses and signs cannot exhaust the stack.
    private static let depthLimit = 200

    init(_ format: String, arguments: [Any]) throws(Mistake) {
        self.arguments = arguments[...]
        tokens = try Self.tokens(of: format)[...]
    }

    mutating func tree() throws(Mistake) -> PredicateTree {
        let tree = try either()
        if let next = tokens.first { throw Mistake(message: "unexpected \(Self.name(of: next))") }
        return tree
    }

    /// Consumes the next token if it is one of the symbols or words, ignoring case.
    mutating func take(_ words: String...) -> Bool {
        let found: Bool
        switch tokens.first {
        case .word(let word): found = words.contains(word.uppercased())
        case .sign(let sign): found = words.contains(sign)
        case .text, .number, .placeholder, nil: found = false
        }
        if found { tokens.removeFirst() }
        return found
    }

    mutating func require(_ sign: String) throws(Mistake) {
        guard take(sign) else {
            throw Mistake(message: "“\(sign)” is missing before \(tokens.first.map(Self.name) ?? "the end")")
        }
    }

    /// Reads a part that is inside another.
    mutating func nested<Part>(
        _ part: (inout Self) throws(Mistake) -> Part
    ) throws(Mistake) -> Part {
        guard depth < Self.depthLimit else { throw Mistake(message: "it is nested too deeply") }
        depth += 1
        defer { depth -= 1 }
        return try part(&self)
    }

    // MARK: Predicates

    mutating func either() throws(Mistake) -> PredicateTree {
        var parts = [try both()]
        while take("OR", "||") { parts.append(try both()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func both() throws(Mistake) -> PredicateTree {
        var parts = [try simple()]
        while take("AND", "&&") { parts.append(try simple()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func simple() throws(Mistake) -> PredicateTree {
        if take("NOT", "!") {
            return .not(try nested { (format: inout Self) throws(Mistake) in try format.simple() })
        }
        if take("TRUEPREDICATE") { return .all([]) }
        if take("FALSEPREDICATE") { return .any([]) }
        if opensGroup {
            return try nested { (format: inout Self) throws(Mistake) in
                _ = format.take("(")
                let inner = try format.either()
                try format.require(")")
                return inner
            }
        }
        let amount: PredicateTree.Amount? =
            take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? .nothing : nil
        let left = try sum()
        let comparison = try comparison()
        let options = try options()
        return .comparison(left, comparison, try sum(), options, amount)
    }

    private mutating func comparison() throws(Mistake) -> PredicateTree.Comparison {
        if take("=", "==") { return .equal }
        if take("!=", "<>") { return .different }
        if take("<=", "=<") { return .atMost }
        if take(">=", "=>") { return .atLeast }
        if take("<") { return .less }
        if take(">") { return .more }
        if take("IN") { return .within }
        if take("BETWEEN") { return .between }
        if take("CONTAINS") { return .contains }
        if take("BEGINSWITH") { return .begins }
        if take("ENDSWITH") { return .ends }
        if take("LIKE") { return .like }
        if take("MATCHES") { return .matches }
        throw Mistake(message: "a comparison is missing before \(tokens.first.map(Self.name) ?? "the end")")
    }

    /// Parses options: `[c]`, `[d]` or `[cd]`.
    private mutating func options() throws(Mistake) -> String.CompareOptions {
        guard take("[") else { return [] }
        guard case .word(let letters)? = tokens.popFirst(), letters.allSatisfy({ "cdnl".contains($0) }) else {
            throw Mistake(message: "only [c], [d] and [cd] follow a comparison")
        }
        try require("]")
        let options: String.CompareOptions = letters.contains("c") ? .caseInsensitive : []
        return letters.contains("d") ? options.union(.diacriticInsensitive) : options
    }
}
