import FrameJSON
import FrameLayout

/// Reads a constraint of a view from left to right.
///
///     constraint = [name ":"] attributes [relation value] ["@" priority]
///     attributes = attribute {"," attribute} | "edges" | "center" | "size" | "aspect"
///     relation   = "=" | "<=" | ">="
///     value      = number | number "x" number | number ":" number
///                | [factor "*"] item ["." attribute] [("+" | "-") number | "inset" number {number}]
struct ConstraintReader {
    private enum Token: Equatable {
        case word(String)
        case number(Double, text: String)
        case sign(String)

        var text: String {
            switch self {
            case .word(let text), .number(_, let text), .sign(let text): text
            }
        }
    }

    private let json: JSONCursor
    private let text: String
    private var tokens: [Token]
    private var index = 0

    init(_ json: JSONCursor) throws(JSONProblem) {
        self.json = json
        text = try json.string()
        tokens = Self.tokens(text)
    }

    mutating func sentence() throws(JSONProblem) -> ConstraintSentence {
        let name = try self.name()
        let (attributes, group) = try attributes()
        var sentence = ConstraintSentence(
            name: name, attributes: attributes, value: .target(.init(word: ConstraintSentence.parent)))
        if let relation = relation() {
            sentence.relation = relation
            sentence.value = try value(of: attributes, relation, isAspect: group == ConstraintSentence.aspect)
        } else if group == ConstraintSentence.aspect {
            throw unexpected("\"=\" and a proportion such as 16:9")
        }
        if next == .sign("@") {
            index += 1
            sentence.priority = try number(in: SceneRange.priority, expected: "a priority from 1 to 1000")
        }
        guard next == nil else { throw unexpected("\"=\", \"<=\", \">=\", \"+\", \"-\", \"inset\", \"@\" or the end") }
        if name != nil, attributes.count > 1 {
            throw json.refusal("only a constraint of one attribute has a name; this one has \(attributes.count)")
        }
        return sentence
    }

    // MARK: - Parts

    private mutating func name() throws(JSONProblem) -> String? {
        guard case .word(let name)? = next, tokens.dropFirst().first == .sign(":") else { return nil }
        guard !name.contains(".") else { throw unexpected("a name without \".\"") }
        index += 2
        return name
    }

    private mutating func attributes() throws(JSONProblem) -> ([LayoutAttribute], group: String?) {
        if case .word(let word)? = next {
            if let group = ConstraintSentence.groups[word] {
                index += 1
                return (group, word)
            }
            if word == ConstraintSentence.aspect {
                index += 1
                return ([.width], word)
            }
        }
        var attributes = [try attribute()]
        while next == .sign(",") {
            index += 1
            let attribute = try attribute()
            guard !attributes.contains(attribute) else {
                throw json.refusal("\(JSONValue.quoted(attribute.rawValue)) appears twice")
            }
            attributes.append(attribute)
        }
        return (attributes, nil)
    }

    private mutating func attribute() throws(JSONProblem) -> LayoutAttribute {
        guard case .word(let word)? = next, let attribute = LayoutAttribute(rawValue: word) else {
            if case .word(let word)? = next, let dot = word.lastIndex(of: "."),
                LayoutAttribute(rawValue: String(word[word.index(after: dot)...])) != nil
            {
                throw json.refusal(
                    "a constraint starts with attributes of the view it stands in; write it in the view \(JSONValue.quoted(String(word[..<dot])))"
                )
            }
            throw unexpected(among: LayoutAttribute.names + ConstraintSentence.groupNames)
        }
        index += 1
        return attribute
    }

    private mutating func relation() -> LayoutRelation? {
        let relation: LayoutRelation? =
            switch next {
            case .sign("="): .equal
            case .sign("<="): .lessThanOrEqual
            case .sign(">="): .greaterThanOrEqual
            case nil, .word, .number, .sign: nil
            }
        if relation != nil { index += 1 }
        return relation
    }

    private mutating func value(
        of attributes: [LayoutAttribute], _ relation: LayoutRelation, isAspect: Bool
    ) throws(JSONProblem) -> ConstraintSentence.Value {
        if isAspect { return .aspect(try aspect()) }
        var factor: Double?
        if case .number? = next {
            let first = try number(in: SceneRange.coordinate, expected: "a number of points")
            if next == .sign("/") {
                index += 1
                factor = first / (try number(in: SceneRange.factor, expected: "a number to divide by"))
            } else if next == .sign("*") {
                factor = first
            } else {
                return .numbers(try numbers(from: first, for: attributes))
            }
            guard let factor, SceneRange.factor.contains(factor) else {
                throw json.refusal("a factor is from 0.001 to 1000")
            }
            guard next == .sign("*") else { throw unexpected("\"*\"") }
            index += 1
        }
        guard case .word(let word)? = next else {
            throw unexpected(
                factor == nil ? "a number or an item such as parent.leading" : "an item such as parent.width")
        }
        index += 1
        var target = ConstraintSentence.Target(multiplier: factor ?? 1, word: word)
        if next == .word(ConstraintSentence.inset) {
            target.insets = try insets(for: attributes, relation)
        } else if let sign = next, sign == .sign("+") || sign == .sign("-") {
            guard attributes.count == 1 else {
                throw json.refusal("one number for \(attributes.count) attributes; use \"inset\" to move edges inward")
            }
            index += 1
            let constant = try number(in: SceneRange.coordinate, expected: "a number of points")
            target.constant = sign == .sign("-") ? -constant : constant
        }
        return .target(target)
    }

    /// Reads the numbers of sizes.
    private mutating func numbers(
        from first: Double, for attributes: [LayoutAttribute]
    ) throws(JSONProblem) -> [Double] {
        if let position = attributes.first(where: { $0.kind != .size }) {
            throw json.refusal(
                "\(position.rawValue) is a position and needs an item to refer to: \"\(position.rawValue) = \(ConstraintSentence.parent).\(position.rawValue) + \(JSONValue.number(first).compact)\""
            )
        }
        var numbers = [first]
        while next == .word("x") {
            index += 1
            numbers.append(try number(in: SceneRange.coordinate, expected: "a number of points"))
        }
        guard numbers.count == attributes.count else {
            throw json.refusal(
                attributes.count == 2
                    ? "two sizes need two numbers, such as 40 x 40" : "one size needs one number")
        }
        return numbers
    }

    private mutating func aspect() throws(JSONProblem) -> Double {
        let width = try number(in: SceneRange.factor, expected: "a proportion such as 16:9")
        guard next == .sign(":") else { throw unexpected("\":\", as in 16:9") }
        index += 1
        return width / (try number(in: SceneRange.factor, expected: "a number, as in 16:9"))
    }

    private mutating func insets(
        for attributes: [LayoutAttribute], _ relation: LayoutRelation
    ) throws(JSONProblem) -> [Double] {
        index += 1
        if let other = attributes.first(where: { $0.inwards == nil }) {
            throw json.refusal("an inset moves edges, and \(other.rawValue) is not one; use \"+\" or \"-\"")
        }
        guard relation == .equal else { throw json.refusal("an inset requires \"=\"; use \"+\" or \"-\"") }
        var numbers = [try number(in: SceneRange.coordinate, expected: "a number of points")]
        while let token = next, token != .sign("@") {
            numbers.append(try number(in: SceneRange.coordinate, expected: "a number of points, \"@\" or the end"))
        }
        if numbers.count == 1 { return attributes.map { _ in numbers[0] } }
        guard numbers.count == attributes.count else {
            let names = attributes.map(\.rawValue).joined(separator: ", ")
            throw json.refusal("\(numbers.count) insets; give one for all, or one each for \(names)")
        }
        return numbers
    }

    // MARK: - Tokens

    private var next: Token? { tokens.indices.contains(index) ? tokens[index] : nil }

    private mutating func number(in range: ClosedRange<Double>, expected: String) throws(JSONProblem) -> Double {
        var sign = 1.0
        if next == .sign("-") {
            sign = -1
            index += 1
        }
        guard case .number(let number, _)? = next, range.contains(sign * number) else { throw unexpected(expected) }
        index += 1
        return sign * number
    }

    private func unexpected(_ expected: String) -> JSONProblem { json.mismatch(expected, in: text, at: next?.text) }

    private func unexpected(among names: [String]) -> JSONProblem {
        json.noChoice(among: names, for: next?.text ?? "", in: text)
    }

    /// Splits the text in one pass, because screens have thousands of constraints and a pattern would take microseconds
    /// for each part.
    private static func tokens(_ text: String) -> [Token] {
        var tokens: [Token] = []
        var rest = text.unicodeScalars[...]
        while let first = rest.first {
            if first.properties.isWhitespace {
                rest.removeFirst()
            } else if isDigit(first) {
                let number = takeNumber(&rest)
                tokens.append(.number(Double(number) ?? .infinity, text: number))
            } else if isRelation(first) {
                tokens.append(.sign(take(&rest, while: isRelation)))
            } else if isSign(first) {
                tokens.append(.sign(String(first)))
                rest.removeFirst()
            } else {
                tokens.append(.word(take(&rest, while: isWord)))
            }
        }
        return tokens
    }

    private static func take(
        _ rest: inout Substring.UnicodeScalarView, while isPart: (Unicode.Scalar) -> Bool
    ) -> String {
        let part = rest.prefix(while: isPart)
        rest = rest[part.endIndex...]
        return String(part)
    }

    /// Reads digits, and a fraction if digits follow the point.
    private static func takeNumber(_ rest: inout Substring.UnicodeScalarView) -> String {
        let whole = take(&rest, while: isDigit)
        guard rest.first == ".", let next = rest.dropFirst().first, isDigit(next) else { return whole }
        rest.removeFirst()
        return whole + "." + take(&rest, while: isDigit)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func isRelation(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "<" || scalar == ">" || scalar == "="
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "+", "-", "*", "/", ",", ":", "@": true
        default: false
        }
    }

    /// Whether the character can be part of a word, which may contain hyphens and digits.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        !isRelation(scalar) && (scalar == "-" || !isSign(scalar)) && !scalar.properties.isWhitespace
    }
}

extension JSONCursor {
    /// Returns the problem that the text contains something other than `expected`.
    ///
    /// - Parameter part: The part found; `nil` for the end of the text.
    func mismatch(
        _ expected: String, in text: String, at part: String?, suggestion: String? = nil
    ) -> JSONProblem {
        let found = part.map(JSONValue.quoted) ?? "the end"
        return JSONProblem(
            at: path,
            .mismatch(expected: expected, found: "\(found) in \(JSONValue.quoted(text))", suggestion: suggestion))
    }

    func noChoice(among names: [String], for part: String, in text: String) -> JSONProblem {
        mismatch(
            "one of \(Spelling.list(names))", in: text, at: part.isEmpty ? nil : part,
            suggestion: Spelling.nearest(to: part, among: names))
    }
}
