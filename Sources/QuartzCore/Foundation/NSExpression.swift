/// A value that is computed from constants, key paths and functions, such as `(price + 2) * %K`.
///
/// ```swift
/// let expression = NSExpression(format: "2 * (3 + 4)")
/// let value = expression.expressionValue(with: nil, context: nil) as? Int  // 14
/// ```
///
/// Whole numbers have whole quotients: `7 / 2` is 3.
///
/// Differs from Foundation: functions of applications, blocks, set operations and `random` are not supported. A format
/// that cannot be read, and a function that does not exist, end the run with an error in place of an exception.
open class NSExpression: NSObject {
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject, variable, keyPath, function
        case subquery = 13
        case aggregate = 14
    }

    let content: PredicateExpression

    /// The kind of the expression.
    public var expressionType: ExpressionType {
        switch content {
        case .value, .nothing: .constantValue
        case .list: .aggregate
        case .keyPath(let path): path.isEmpty ? .evaluatedObject : .keyPath
        case .variable: .variable
        case .function, .member: .function
        case .subquery: .subquery
        }
    }

    /// The value of a constant; `nil` for other expressions.
    open var constantValue: Any? {
        if case .value(let value) = content { value } else { nil }
    }

    /// The key path of an expression that has one; empty for other expressions.
    open var keyPath: String {
        if case .keyPath(let path) = content { path } else { "" }
    }

    /// The name of a variable; empty for other expressions.
    open var variable: String {
        if case .variable(let name) = content { name } else { "" }
    }

    /// The selector of a function; empty for other expressions.
    open var function: String {
        if case .function(let function, _) = content { function.name } else { "" }
    }

    /// The arguments of a function; `nil` for other expressions.
    open var arguments: [NSExpression]? {
        if case .function(_, let arguments) = content { arguments.map(NSExpression.init) } else { nil }
    }

    init(_ content: PredicateExpression) {
        self.content = content
    }

    /// Creates an expression from a format with the placeholders of a predicate's.
    public convenience init(
        format expressionFormat: String, _ args: Any..., file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(format: expressionFormat, argumentArray: args, file: file, line: line)
    }

    /// Creates an expression like ``init(format:_:file:line:)``, with the arguments in an array.
    public convenience init(
        format expressionFormat: String, argumentArray arguments: [Any], file: StaticString = #fileID,
        line: UInt = #line
    ) {
        do throws(PredicateFormat.Mistake) {
            var format = try PredicateFormat(expressionFormat, arguments: arguments)
            self.init(try format.expression())
        } catch {
            Self.misuse(
                "The format “\(expressionFormat)” of an NSExpression at \(file):\(line) cannot be read: \(error.message)."
            )
            self.init(.nothing)
        }
    }

    public convenience init(forConstantValue obj: Any?) {
        self.init(obj.map(PredicateExpression.value) ?? .nothing)
    }

    public convenience init(forKeyPath keyPath: String) {
        self.init(.keyPath(keyPath))
    }

    public convenience init(forVariable string: String) {
        self.init(.variable(string))
    }

    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.list(subexpressions.map { ($0 as? NSExpression)?.content ?? .value($0) }))
    }

    /// Creates a call of a function by its selector, such as `raise:toPower:`.
    public convenience init(
        forFunction name: String, arguments parameters: [Any], file: StaticString = #fileID, line: UInt = #line
    ) {
        let function = ExpressionFunction.named(name)
        let mistake = function.map { $0.mistake(for: parameters.count) } ?? "there is no function “\(name)”"
        guard let function, mistake == nil else {
            Self.misuse("The NSExpression at \(file):\(line) cannot be computed: \(mistake ?? "").")
            self.init(.nothing)
            return
        }
        self.init(.function(function, parameters.map { ($0 as? NSExpression)?.content ?? .value($0) }))
    }

    /// Creates an expression for the object that is evaluated.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.keyPath("")) }

    /// Computes the value. Numbers are `NSNumber`.
    ///
    /// - Parameters:
    ///   - object: The object that key paths begin at.
    ///   - context: The values of variables by name.
    /// - Returns: `nil` if a key path leads nowhere, or a function is given something that it does not compute with.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for case (let name as String, let value) in context ?? [:] { variables[name] = value }
        switch content.value(for: object, variables) {
        case let number as NSNumber: return number
        case let flag as Bool: return NSNumber(value: flag)
        case let whole as Int: return NSNumber(value: whole)
        case let fraction as Double: return NSNumber(value: fraction)
        case let other: return other
        }
    }

    private static func misuse(_ message: String) {
        // Entry point: misused formats have no object to ask for its stage.
        MainActor.assumeIsolated { Stage.current.diagnostics.misuse(message) }
    }
}
