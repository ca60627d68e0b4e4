/// A parser for the format of a predicate and its arguments.
struct PredicateFormat {
    struct Mistake: Error {
        let message: String
    }

    private var tokens: ArraySlice<Token> = []
    private var arguments: ArraySlice<Any>

    private enum Token: Equatable {
        case word(String), text(String), number(Double), sign(String), placeholder(String)
    }

    init(_ format: String, arguments: [Any]) throws(Mistake) {
        self.arguments = arguments[...]
        tokens = try Self.tokens(of: format)[...]
    }

    mutating func tree() throws(Mistake) -> PredicateTree {
        let tree = try either()
        if let next = tokens.first { throw Mistake(message: "unexpected \(Self.name(of: next))") }
        return tree
    }

    // MARK: Tokens

    private static func tokens(of format: String) throws(Mistake) -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(format)
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if character == "\"" || character == "'" {
                tokens.append(.text(try quoted(&rest)))
            } else if character == "%" {
                let placeholder = rest.prefixMatch(of: /%(?:@|K|[lhqz]*[a-zA-Z])/)?.output
                guard let placeholder else { throw Mistake(message: "“%” without a conversion") }
                rest = rest.dropFirst(placeholder.count)
                tokens.append(.placeholder(String(placeholder.dropFirst())))
            } else if let number = rest.prefixMatch(of: /-?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/)?.output {
                rest = rest.dropFirst(number.count)
                tokens.append(.number(Double(number) ?? 0))
            } else if let word = rest.prefixMatch(of: /[\p{L}_$@#][\p{L}\p{N}_.$@#]*/)?.output {
                rest = rest.dropFirst(word.count)
                tokens.append(.word(String(word)))
            } else {
                let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]
                let sign = signs.first(where: rest.hasPrefix) ?? String(character)
                guard sign.count == 2 || "=<>!(){}[],".contains(character) else {
                    throw Mistake(message: "unexpected “\(character)”")
                }
                rest = rest.dropFirst(sign.count)
                tokens.append(.sign(sign))
            }
        }
        return tokens
    }

    private static func quoted(_ rest: inout Substring) throws(Mistake) -> String {
        let quote = rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            if character == "\\", let escaped = rest.popFirst() {
                text.append(["n": "\n", "t": "\t", "r": "\r"][escaped] ?? escaped)
            } else {
                text.append(character)
            }
        }
        throw Mistake(message: "a quotation mark is not closed")
    }

    private static func name(of token: Token) -> String {
        switch token {
        case .word(let text), .sign(let text): "“\(text)”"
        case .text(let text): "“\(text)”"
        case .number(let number): "\(number)"
        case .placeholder(let text): "“%\(text)”"
        }
    }

    /// Consumes the next token if it is one of the symbols or words, ignoring case.
    private mutating func take(_ words: String...) -> Bool {
        let found: Bool
        switch tokens.first {
        case .word(let word): found = words.contains(word.uppercased())
        case .sign(let sign): found = words.contains(sign)
        case .text, .number, .placeholder, nil: found = false
        }
        if found { tokens.removeFirst() }
        return found
    }

    private mutating func require(_ sign: String) throws(Mistake) {
        guard take(sign) else {
            throw Mistake(message: "“\(sign)” is missing before \(tokens.first.map(Self.name) ?? "the end")")
        }
    }

    // MARK: Predicates

    private mutating func either() throws(Mistake) -> PredicateTree {
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
        if take("NOT", "!") { return .not(try simple()) }
        if take("TRUEPREDICATE") { return .all([]) }
        if take("FALSEPREDICATE") { return .any([]) }
        if take("(") {
            let inner = try either()
            try require(")")
            return inner
        }
        let amount: PredicateTree.Amount? =
            take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? .nothing : nil
        let left = try operand()
        let comparison = try comparison()
        let options = try options()
        return .comparison(left, comparison, try operand(), options, amount)
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

    private mutating func operand() throws(Mistake) -> PredicateTree.Operand {
        guard let token = tokens.popFirst() else { throw Mistake(message: "a value is missing at the end") }
        switch token {
        case .text(let text): return .value(text)
        case .number(let number): return .value(number)
        case .placeholder(let conversion):
            guard let argument = arguments.popFirst() else {
                throw Mistake(message: "“%\(conversion)” has no argument")
            }
            guard conversion == "K" else { return .value(argument) }
            return .keyPath("\(argument)")
        case .sign("{"):
            var items: [PredicateTree.Operand] = []
            while !take("}") {
                items.append(try operand())
                if !take(",") {
                    try require("}")
                    break
                }
            }
            return .list(items)
        case .word(let word): return Self.operand(word)
        case .sign: throw Mistake(message: "a value is missing before \(Self.name(of: token))")
        }
    }

    private static func operand(_ word: String) -> PredicateTree.Operand {
        switch word.uppercased() {
        case "SELF": .keyPath("")
        case "NIL", "NULL": .nothing
        case "TRUE", "YES": .value(true)
        case "FALSE", "NO": .value(false)
        default:
            if word.hasPrefix("$") {
                .variable(String(word.dropFirst()))
            } else {
                .keyPath(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
            }
        }
    }
}
