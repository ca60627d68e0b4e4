// Expressions, from the operators that bind least to single values.
extension PredicateFormat {
    /// Reads a format that is an expression as a whole.
    mutating func expression() throws(Mistake) -> PredicateExpression {
        let expression = try sum()
        if let next = tokens.first { throw Mistake(message: "unexpected \(Self.name(of: next))") }
        return expression
    }

    mutating func sum() throws(Mistake) -> PredicateExpression {
        var sum = try product()
        while true {
            if take("+") {
                sum = .function(.add, [sum, try product()])
            } else if take("-") {
                sum = .function(.subtract, [sum, try product()])
            } else {
                return sum
            }
        }
    }

    private mutating func product() throws(Mistake) -> PredicateExpression {
        var product = try power()
        while true {
            if take("*") {
                product = .function(.multiply, [product, try power()])
            } else if take("/") {
                product = .function(.divide, [product, try power()])
            } else {
                return product
            }
        }
    }

    private mutating func power() throws(Mistake) -> PredicateExpression {
        var power = try signed()
        while take("**") { power = .function(.power, [power, try signed()]) }
        return power
    }

    private mutating func signed() throws(Mistake) -> PredicateExpression {
        guard take("-") else { return try member() }
        let negated = try nested { (format: inout Self) throws(Mistake) in try format.signed() }
        return .function(.subtract, [.value(0), negated])
    }

    /// Reads a value with the key paths behind it.
    private mutating func member() throws(Mistake) -> PredicateExpression {
        var value = try operand()
        while take(".") {
            guard case .word(let path)? = tokens.popFirst() else {
                throw Mistake(message: "a key is missing after “.”")
            }
            value = .member(of: value, path)
        }
        return value
    }

    private mutating func operand() throws(Mistake) -> PredicateExpression {
        guard let token = tokens.popFirst() else { throw Mistake(message: "a value is missing at the end") }
        switch token {
        case .text(let text): return .value(text)
        case .number(let digits): return Int(digits).map(PredicateExpression.value) ?? .value(Double(digits) ?? 0)
        case .placeholder(let conversion):
            guard let argument = arguments.popFirst() else {
                throw Mistake(message: "“%\(conversion)” has no argument")
            }
            if conversion == "K" { return .keyPath("\(argument)") }
            return (argument as? NSExpression)?.content ?? .value(argument)
        case .sign("{"): return .list(try items(until: "}"))
        case .sign("("):
            return try nested { (format: inout Self) throws(Mistake) in
                let inner = try format.sum()
                try format.require(")")
                return inner
            }
        case .word(let word):
            guard tokens.first == .sign("(") else { return Self.operand(word) }
            return try nested { (format: inout Self) throws(Mistake) in try format.call(of: word) }
        case .sign: throw Mistake(message: "a value is missing before \(Self.name(of: token))")
        }
    }

    /// Reads values with commas between them, and the sign that ends them.
    private mutating func items(until end: String) throws(Mistake) -> [PredicateExpression] {
        try nested { (format: inout Self) throws(Mistake) in
            var items: [PredicateExpression] = []
            while !format.take(end) {
                items.append(try format.sum())
                if !format.take(",") {
                    try format.require(end)
                    break
                }
            }
            return items
        }
    }

    /// Reads the arguments of a function.
    private mutating func call(of name: String) throws(Mistake) -> PredicateExpression {
        try require("(")
        if name.uppercased() == "SUBQUERY" { return try subquery() }
        guard let function = ExpressionFunction.named(name) else {
            throw Mistake(message: "there is no function “\(name)”")
        }
        let arguments = try items(until: ")")
        if let mistake = function.mistake(for: arguments.count) { throw Mistake(message: mistake) }
        return .function(function, arguments)
    }

    private mutating func subquery() throws(Mistake) -> PredicateExpression {
        let collection = try sum()
        try require(",")
        guard case .word(let variable)? = tokens.popFirst(), variable.hasPrefix("$") else {
            throw Mistake(message: "SUBQUERY has a variable such as $x after its collection")
        }
        try require(",")
        let tree = try either()
        try require(")")
        return .subquery(collection, variable: String(variable.dropFirst()), tree)
    }

    private static func operand(_ word: String) -> PredicateExpression {
        switch word.uppercased() {
        case "SELF": .keyPath("")
        case "NIL", "NULL": .nothing
        case "TRUE", "YES": .value(true)
        case "FALSE", "NO": .value(false)
        default:
            if word.hasPrefix("$") {
                variable(String(word.dropFirst()))
            } else {
                .keyPath(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
            }
        }
    }

    /// - Parameter path: The name of a variable, with the key path behind it.
    private static func variable(_ path: String) -> PredicateExpression {
        let name = path.prefix { $0 != "." }
        guard name.count < path.count else { return .variable(path) }
        return .member(of: .variable(String(name)), String(path.dropFirst(name.count + 1)))
    }

    /// Whether the parenthesis that opens here surrounds a predicate, and not a value with an operator or a comparison
    /// behind it.
    var opensGroup: Bool {
        guard tokens.first == .sign("(") else { return false }
        var level = 0
        for (index, token) in tokens.enumerated() {
            if token == .sign("(") { level += 1 }
            if token == .sign(")") { level -= 1 }
            guard level == 0 else { continue }
            switch tokens.dropFirst(index + 1).first {
            case .sign(let sign): return ["&&", "||", ")", ","].contains(sign)
            case .word(let word): return ["AND", "OR"].contains(word.uppercased())
            case .text, .number, .placeholder, nil: return true
            }
        }
        return true
    }
}
