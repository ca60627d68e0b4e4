/// A value that a predicate compares.
indirect enum PredicateExpression {
    case value(Any)
    case list([PredicateExpression])
    /// A key path; empty for the object itself.
    case keyPath(String)
    case variable(String)
    case nothing
    case function(ExpressionFunction, [PredicateExpression])
    /// The elements of a collection for which a predicate about a variable holds.
    case subquery(PredicateExpression, variable: String, PredicateTree)
    /// The values of a key path of another value.
    case member(of: PredicateExpression, String)

    func value(for object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .value(let value): return value is NSNull ? nil : value
        case .list(let items): return items.map { $0.value(for: object, variables) ?? NSNull() }
        case .keyPath(let path): return KeyedValue(object)[path]
        case .variable(let name): return variables[name]
        case .nothing: return nil
        case .function(let function, let arguments):
            return function.result(arguments.map { $0.value(for: object, variables) })
        case .subquery(let collection, let variable, let tree):
            return PredicateTree.elements(collection.value(for: object, variables)).filter { element in
                tree.holds(for: object, variables.merging([variable: element]) { $1 })
            }
        case .member(let base, let path): return KeyedValue(base.value(for: object, variables))[path]
        }
    }
}
