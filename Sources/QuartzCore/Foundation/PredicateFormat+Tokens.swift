extension PredicateFormat {
    enum Token: Equatable {
        /// A word with the key path behind it, such as `SELF.name`.
        case word(String)
        case text(String)
        /// The digits of a number.
        case number(String)
        case sign(String)
        /// What follows a percent sign.
        case placeholder(String)
    }

    static func tokens(of format: String) throws(Mistake) -> [Token] {
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
            } else if let number = rest.prefixMatch(of: /(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?/)?.output
            {
                rest = rest.dropFirst(number.count)
                tokens.append(.number(String(number)))
            } else if let word = rest.prefixMatch(of: /[\p{L}_$@#][\p{L}\p{N}_.$@#:]*/)?.output {
                rest = rest.dropFirst(word.count)
                tokens.append(.word(String(word)))
            } else {
                let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**"]
                let sign = signs.first(where: rest.hasPrefix) ?? String(character)
                guard sign.count == 2 || "=<>!(){}[],+-*/.".contains(character) else {
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

    static func name(of token: Token) -> String {
        switch token {
        case .word(let text), .sign(let text), .text(let text), .number(let text): "“\(text)”"
        case .placeholder(let text): "“%\(text)”"
        }
    }
}
