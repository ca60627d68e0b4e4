/// A function of expressions, such as `sum` and `+`.
struct ExpressionFunction: Sendable {
    /// The selector, such as `raise:toPower:`.
    let name: String
    /// The number of arguments; `nil` for a function of a collection, which also accepts its elements.
    let arity: Int?
    private let apply: @Sendable ([Any?]) -> Any?

    /// - Returns: `nil` if an argument is not of the kind that the function computes with.
    func result(_ arguments: [Any?]) -> Any? { apply(arguments) }

    /// Returns what is wrong with a number of arguments.
    func mistake(for count: Int) -> String? {
        if let arity { return count == arity ? nil : "“\(name)” takes \(arity) values and has \(count)" }
        return count > 0 ? nil : "“\(name)” takes a collection and has no value"
    }

    /// Returns the function with a selector, or with the name of one argument that formats have, in any case.
    static func named(_ name: String) -> ExpressionFunction? {
        let name = name.lowercased()
        return byName[name] ?? byName[name + ":"]
    }

    static let add = arithmetic("add:to:", { $0.addingReportingOverflow($1) }, +)
    static let subtract = arithmetic("from:subtract:", { $0.subtractingReportingOverflow($1) }, -)
    static let multiply = arithmetic("multiply:by:", { $0.multipliedReportingOverflow(by: $1) }, *)
    /// The quotient, rounded toward zero if both numbers are whole.
    static let divide = arithmetic("divide:by:", { $0.dividedReportingOverflow(by: $1) }, /)
    static let power = arithmetic("raise:toPower:", power, pow)

    private static let byName = Dictionary(all.map { ($0.name.lowercased(), $0) }) { first, _ in first }

    private static let all: [ExpressionFunction] = [
        add, subtract, multiply, divide, power,
        arithmetic("modulus:by:", { $0.remainderReportingOverflow(dividingBy: $1) }, fmod),
        number("sqrt:", sqrt), number("log:", log10), number("ln:", log), number("exp:", exp),
        number("floor:", floor), number("ceiling:", ceil), number("trunc:", trunc),
        ExpressionFunction(name: "abs:", arity: 1) { arguments in
            switch number(arguments[0]) {
            case .whole(let whole): whole == .min ? -Double(whole) : abs(whole)
            case .fraction(let fraction): abs(fraction)
            case nil: nil
            }
        },
        bits("bitwiseAnd:with:") { $0 & $1 }, bits("bitwiseOr:with:") { $0 | $1 }, bits("bitwiseXor:with:") { $0 ^ $1 },
        bits("leftshift:by:") { $0 << $1 }, bits("rightshift:by:") { $0 >> $1 },
        ExpressionFunction(name: "onesComplement:", arity: 1) { whole($0[0]).map(~) },
        ExpressionFunction(name: "uppercase:", arity: 1) { ($0[0] as? String)?.uppercased() },
        ExpressionFunction(name: "lowercase:", arity: 1) { ($0[0] as? String)?.lowercased() },
        ExpressionFunction(name: "length:", arity: 1) { ($0[0] as? String)?.utf16.count },
        ExpressionFunction(name: "count:", arity: nil) { elements($0).count },
        ExpressionFunction(name: "sum:", arity: nil) { elements($0).reduce(0 as Any?) { add.apply([$0, $1]) } },
        ExpressionFunction(name: "min:", arity: nil) { extreme(elements($0), .orderedAscending) },
        ExpressionFunction(name: "max:", arity: nil) { extreme(elements($0), .orderedDescending) },
        statistic("average:") { $0.reduce(0, +) / Double($0.count) },
        statistic("median:") { values in
            let sorted = values.sorted()
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        },
        statistic("stddev:") { values in
            let mean = values.reduce(0, +) / Double(values.count)
            return sqrt(values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count))
        },
        ExpressionFunction(name: "mode:", arity: nil) { arguments in
            let values = elements(arguments).compactMap { $0.flatMap(KeyedValue.number) }
            let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
            let most = counts.values.max()
            return counts.filter { $0.value == most }.keys.sorted()
        },
    ]

    // MARK: Kinds

    private enum Number {
        case whole(Int)
        case fraction(Double)

        var fraction: Double {
            switch self {
            case .whole(let whole): Double(whole)
            case .fraction(let fraction): fraction
            }
        }
    }

    private static func number(_ value: Any?) -> Number? {
        guard let value else { return nil }
        if let whole = whole(value) { return .whole(whole) }
        return KeyedValue.number(value).map(Number.fraction)
    }

    private static func whole(_ value: Any?) -> Int? {
        switch value {
        case let whole as any BinaryInteger: Int(exactly: whole)
        case let number as NSNumber: ["d", "f"].contains(String(cString: number.objCType)) ? nil : number.intValue
        case let flag as Bool: flag ? 1 : 0
        default: nil
        }
    }

    /// A function of two numbers. It is computed with fractions if one of the numbers is one, or if whole numbers do
    /// not suffice.
    private static func arithmetic(
        _ name: String, _ whole: @escaping @Sendable (Int, Int) -> (Int, Bool),
        _ fraction: @escaping @Sendable (Double, Double) -> Double
    ) -> ExpressionFunction {
        ExpressionFunction(name: name, arity: 2) { arguments in
            guard let first = number(arguments[0]), let second = number(arguments[1]) else { return nil }
            if case .whole(let first) = first, case .whole(let second) = second {
                let (result, overflow) = whole(first, second)
                if !overflow { return result }
            }
            return fraction(first.fraction, second.fraction)
        }
    }

    private static func number(
        _ name: String, _ function: @escaping @Sendable (Double) -> Double
    ) -> ExpressionFunction {
        ExpressionFunction(name: name, arity: 1) { number($0[0]).map { function($0.fraction) } }
    }

    private static func bits(_ name: String, _ function: @escaping @Sendable (Int, Int) -> Int) -> ExpressionFunction {
        ExpressionFunction(name: name, arity: 2) { arguments in
            guard let first = whole(arguments[0]), let second = whole(arguments[1]) else { return nil }
            return function(first, second)
        }
    }

    /// A function of the numbers in a collection, which has no value for an empty one.
    private static func statistic(
        _ name: String, _ function: @escaping @Sendable ([Double]) -> Double
    ) -> ExpressionFunction {
        ExpressionFunction(name: name, arity: nil) { arguments in
            let values = elements(arguments).compactMap { $0.flatMap(KeyedValue.number) }
            return values.isEmpty ? nil : function(values)
        }
    }

    private static func elements(_ arguments: [Any?]) -> [Any?] {
        guard arguments.count == 1 else { return arguments }
        guard let only = arguments[0] else { return [] }
        return PredicateTree.isCollection(only) ? PredicateTree.elements(only) : [only]
    }

    private static func extreme(_ values: [Any?], _ order: ComparisonResult) -> Any? {
        values.lazy.compactMap(\.self).reduce(nil) { best, value in
            guard let best else { return value }
            return PredicateTree.Comparison.order(value, best) == order ? value : best
        }
    }

    /// Returns a power of whole numbers with an exponent that is not negative.
    private static func power(_ base: Int, _ exponent: Int) -> (Int, Bool) {
        guard exponent >= 0 else { return (0, true) }
        var (result, factor, rest) = (1, base, exponent)
        while rest > 0 {
            if rest & 1 == 1 {
                let (product, overflow) = result.multipliedReportingOverflow(by: factor)
                guard !overflow else { return (0, true) }
                result = product
            }
            rest >>= 1
            guard rest > 0 else { break }
            let (square, overflow) = factor.multipliedReportingOverflow(by: factor)
            guard !overflow else { return (0, true) }
            factor = square
        }
        return (result, false)
    }
}
