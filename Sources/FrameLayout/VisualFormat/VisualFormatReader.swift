/// Reads a visual format string from left to right.
struct VisualFormatReader {
    private let characters: [Character]
    private let views: Set<String>
    private let metrics: [String: Double]
    private var position = 0
    private var isVertical = false
    private var items: [VisualFormat.Item] = []
    private var rules: [VisualFormat.Rule] = []

    init(_ format: String, views: Set<String>, metrics: [String: Double]) {
        characters = Array(format)
        self.views = views
        self.metrics = metrics
    }

    /// A comparison with a number or, within a view, with another view.
    private struct Predicate {
        var relation: LayoutRelation = .equal
        var constant: VisualFormat.Constant = .points(0)
        var view: String?
        var priority = LinearConstraint.required
    }

    mutating func read() throws(VisualFormatError) -> VisualFormat {
        if next == "H" || next == "V" {
            isVertical = next == "V"
            position += 1
            try take(":", "\":\"")
        }
        if next == "|" {
            position += 1
            items = [.superview]
            let connection = try connection(before: "a view")
            try view(connected: connection)
        } else {
            try view("\"H:\", \"V:\", \"|\" or \"[\"")
        }
        while next != nil {
            let connection = try connection(before: "a view or \"|\"")
            if next == "|" {
                position += 1
                items.append(.superview)
                connect(connection)
                guard next == nil else { throw unexpected("the end") }
            } else {
                try view(
                    connection == nil ? "\"-\", \"[\", \"|\" or the end" : "\"[\" or \"|\"", connected: connection)
            }
        }
        return VisualFormat(isVertical: isVertical, items: items, rules: rules)
    }

    // MARK: - Parts

    /// Reads a view with its connection to the previous item, if any, and its sizes.
    private mutating func view(
        _ expected: String = "\"[\"", connected connection: [Predicate]? = nil
    ) throws(VisualFormatError) {
        try take("[", expected)
        let start = position
        let name = try name("the name of a view")
        guard views.contains(name) else { throw unknown(name, start, "a view") }
        items.append(.view(name))
        if items.count > 1 { connect(connection) }
        if next == "(" {
            for predicate in try predicates(allowsViews: true) {
                let size: LayoutAttribute = isVertical ? .height : .width
                rules.append(
                    VisualFormat.Rule(
                        first: .view(name), firstAttribute: size, relation: predicate.relation,
                        second: predicate.view.map { .view($0) }, secondAttribute: predicate.view == nil ? nil : size,
                        constant: predicate.constant, priority: predicate.priority))
            }
            try take("]", "\"]\"")
        } else {
            try take("]", "\"(\" or \"]\"")
        }
    }

    /// Reads the connection between two items: nothing, a hyphen, or predicates between hyphens.
    private mutating func connection(before following: String) throws(VisualFormatError) -> [Predicate]? {
        guard next == "-" else { return nil }
        position += 1
        switch next {
        case "[", "|": return [Predicate(constant: .standard)]
        case "(":
            let predicates = try predicates(allowsViews: false)
            try take("-", "\"-\"")
            return predicates
        default:
            let constant = try simpleConstant()
            try take("-", "\"-\"")
            return [Predicate(constant: .points(constant))]
        }
    }

    private mutating func connect(_ connection: [Predicate]?) {
        let earlier = items[items.count - 2]
        let later = items[items.count - 1]
        let near: LayoutAttribute = isVertical ? .top : .leading
        let far: LayoutAttribute = isVertical ? .bottom : .trailing
        for predicate in connection ?? [Predicate()] {
            rules.append(
                VisualFormat.Rule(
                    first: later, firstAttribute: later == .superview ? far : near, relation: predicate.relation,
                    second: earlier, secondAttribute: earlier == .superview ? near : far, constant: predicate.constant,
                    priority: predicate.priority))
        }
    }

    private mutating func predicates(allowsViews: Bool) throws(VisualFormatError) -> [Predicate] {
        try take("(", "\"(\"")
        var result = [try predicate(allowsViews)]
        while next == "," {
            position += 1
            result.append(try predicate(allowsViews))
        }
        try take(")", "\",\", \"@\" or \")\"")
        return result
    }

    private mutating func predicate(_ allowsViews: Bool) throws(VisualFormatError) -> Predicate {
        var result = Predicate()
        if let sign = next, "=<>".contains(sign) {
            position += 1
            try take("=", "\"=\"")
            result.relation = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
        }
        if next.map(Self.startsName) == true {
            let start = position
            let name = try name("a name")
            if let value = metrics[name] {
                result.constant = .points(value)
            } else if allowsViews, views.contains(name) {
                result.view = name
            } else {
                throw unknown(name, start, allowsViews ? "a metric or a view" : "a metric")
            }
        } else {
            result.constant = .points(try number(allowsSign: true, expected: "a number or a name"))
        }
        if next == "@" {
            position += 1
            result.priority = try simpleConstant()
        }
        return result
    }

    /// Reads a number without a sign, or the name of a metric.
    private mutating func simpleConstant() throws(VisualFormatError) -> Double {
        guard next.map(Self.startsName) == true else {
            return try number(allowsSign: false, expected: "a number or the name of a metric")
        }
        let start = position
        let name = try name("a metric")
        guard let value = metrics[name] else { throw unknown(name, start, "a metric") }
        return value
    }

    // MARK: - Characters

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private static func startsName(_ character: Character) -> Bool {
        character == "_" || character.isASCII && character.isLetter
    }

    private mutating func take(_ character: Character, _ expected: String) throws(VisualFormatError) {
        guard next == character else { throw unexpected(expected) }
        position += 1
    }

    private mutating func name(_ expected: String) throws(VisualFormatError) -> String {
        guard let first = next, Self.startsName(first) else { throw unexpected(expected) }
        let start = position
        while let character = next, Self.startsName(character) || character.isASCII && character.isNumber {
            position += 1
        }
        return String(characters[start..<position])
    }

    /// Reads a number like `strtod`: the longest prefix that is one, such as `8`, `7.5`, `.5`, `5.` or `1e2`.
    private mutating func number(allowsSign: Bool, expected: String) throws(VisualFormatError) -> Double {
        let isSigned = next == "-" || next == "+"
        var end = position + (isSigned ? 1 : 0)
        while end < characters.count, Self.continuesNumber(characters[end], after: characters[max(position, end - 1)]) {
            end += 1
        }
        while allowsSign || !isSigned, end > position {
            if let number = Double(String(characters[position..<end])) {
                guard number.isFinite else { break }
                position = end
                return number
            }
            end -= 1
        }
        throw unexpected(expected)
    }

    /// Whether a number can contain the character: decimal or hexadecimal digits, a point, an exponent and its sign.
    private static func continuesNumber(_ character: Character, after previous: Character) -> Bool {
        switch character {
        case ".": true
        case "+", "-": "eEpP".contains(previous)
        default: character.isASCII && (character.isHexDigit || "xXpP".contains(character))
        }
    }

    private func unexpected(_ expected: String) -> VisualFormatError { .unexpected(at: position, expected: expected) }

    private func unknown(_ name: String, _ start: Int, _ expected: String) -> VisualFormatError {
        .unknownName(name, from: start, to: position, expected: expected)
    }
}
