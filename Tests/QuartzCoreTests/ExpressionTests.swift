import Testing

@testable import QuartzCore

/// Expressions by formats and by parts.
@MainActor @Suite("Expressions") struct ExpressionTests {
    /// Columns: a format, its value.
    @Test(
        arguments: [
            ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 / 2", 3), ("7.0 / 2", 3.5), ("7 / 0", .infinity), ("-2 - -3", 1),
            ("10 - 4 - 3", 3),
            ("2 ** 3 ** 2", 64), ("2 ** -1", 0.5), (".5 * 4", 2), ("2e1 + 1", 21), ("9223372036854775807 + 1", 0x1p63),
            ("modulus:by:(7, 3)", 1), ("sum({1, 2, 3})", 6), ("average({1, 2})", 1.5), ("median({3, 1, 2, 9})", 2.5),
            ("stddev({1, 2, 3, 4, 4, 5, 9, 11})", 3.2186), ("min(4, 2, 3)", 2), ("max({4, 2.5})", 4),
            ("count({1, 1})", 2), ("count(NIL)", 0),
            ("sqrt(16)", 4), ("abs(-3)", 3), ("floor(2.7) + ceiling(2.1) + trunc(-2.5)", 3), ("log(1000)", 3),
            ("ln(exp(2))", 2), ("bitwiseAnd:with:(6, 3)", 2), ("length('four')", 4),
        ] as [(String, Double)])
    func formatsAreComputed(format: String, value: Double) throws {
        let result = try #require(NSExpression(format: format).expressionValue(with: nil, context: nil) as? NSNumber)
        #expect(abs(result.doubleValue - value) < 0.0001 || result.doubleValue == value)
    }

    @Test func keyPathsVariablesAndArgumentsAreRead() {
        let object = ["price": 3, "tags": ["a", "b"]] as [String: Any]
        let format = NSExpression(format: "price * %d + $extra + %K", 2, "price")
        #expect(format.expressionValue(with: object, context: ["extra": 10]) as? Int == 19)
        #expect(NSExpression(format: "tags.@count").expressionValue(with: object, context: nil) as? Int == 2)
        #expect(NSExpression(format: "price + name").expressionValue(with: object, context: nil) == nil)
        let inner = NSExpression(forFunction: "add:to:", arguments: [NSExpression(forKeyPath: "price"), 1])
        #expect(NSExpression(format: "%@ * 2", inner).expressionValue(with: object, context: nil) as? Int == 8)
    }

    @Test func numbersKeepTheirKind() {
        func value(_ format: String, _ number: NSNumber) -> NSNumber? {
            NSExpression(format: format, number).expressionValue(with: nil, context: nil) as? NSNumber
        }
        #expect(value("%@ / 2", NSNumber(value: 1.0))?.doubleValue == 0.5)
        #expect(value("%@ / 2", NSNumber(value: 1))?.doubleValue == 0)
        #expect(
            NSExpression(forConstantValue: NSNumber(value: 1)).expressionValue(with: nil, context: nil) as? Int == 1)
    }

    @Test func partsAreKept() {
        let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forConstantValue: [1, 2.5])])
        #expect(sum.expressionValue(with: nil, context: nil) as? Double == 3.5)
        #expect(sum.function == "sum:" && sum.arguments?.count == 1 && sum.expressionType == .function)
        #expect(NSExpression(forKeyPath: "a.b").keyPath == "a.b")
        #expect(NSExpression(forConstantValue: nil).expressionType == .constantValue)
        #expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: "x", context: nil) as? String == "x")
        let list = NSExpression(forAggregate: [NSExpression(forVariable: "a"), 2])
        #expect(list.expressionValue(with: nil, context: ["a": 1]) as? [Int] == [1, 2])
    }

    @Test(arguments: [
        ("1 +", "a value is missing at the end"), ("1 2", "unexpected “2”"), ("a = 1", "unexpected “=”"),
    ])
    func mistakesOfFormatsEndTheRun(format: String, mistake: String) throws {
        let run = try Run()
        run.at(0) { #expect(NSExpression(format: format, line: 7).expressionValue(with: nil, context: nil) == nil) }
        let place = "QuartzCoreTests/ExpressionTests.swift:7"
        let message = "The format “\(format)” of an NSExpression at \(place) cannot be read: \(mistake)."
        #expect(throws: StageError.misused([message])) { try run.play() }
    }

    @Test func anUnknownFunctionEndsTheRun() throws {
        let run = try Run()
        run.at(0) { _ = NSExpression(forFunction: "a:", arguments: [1], line: 7) }
        let message =
            "The NSExpression at QuartzCoreTests/ExpressionTests.swift:7 cannot be computed: there is no function “a:”."
        #expect(throws: StageError.misused([message])) { try run.play() }
    }

    @Test func comparisonsAreMadeOfExpressions() {
        func holds(
            _ type: NSComparisonPredicate.Operator, _ value: Any, _ modifier: NSComparisonPredicate.Modifier = .direct,
            _ options: NSComparisonPredicate.Options = []
        ) -> Bool {
            NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: "a"), rightExpression: NSExpression(forConstantValue: value),
                modifier: modifier, type: type, options: options
            ).evaluate(with: ["a": modifier == .direct ? "Élan" : ["x", "y"]] as [String: Any])
        }
        #expect(holds(.equalTo, "Élan") && holds(.notEqualTo, "Elan") && holds(.beginsWith, "É"))
        #expect(holds(.contains, "LA", .direct, .caseInsensitive) && !holds(.contains, "LA"))
        #expect(holds(.equalTo, "elan", .direct, [.caseInsensitive, .diacriticInsensitive]))
        #expect(holds(.equalTo, "y", .any) && !holds(.equalTo, "y", .all) && holds(.in, ["x", "y"], .all))
        #expect(!holds(.customSelector, "Élan"))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "a > 1"),
            NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: "a"), rightExpression: NSExpression(forConstantValue: 3),
                modifier: .direct, type: .lessThan),
        ])
        #expect(both.evaluate(with: ["a": 2]) && !both.evaluate(with: ["a": 3]))
    }
}
