internal import SwiftSyntax

/// Evaluates `#if` conditions in sources written for iOS. The value is `nil` if only the compiler can evaluate the
/// condition.
enum PlatformCondition {
    static func value(of condition: ExprSyntax, _ options: PortOptions) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return value(of: not.expression, options).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { value(of: $0.expression, options) }
        }
        if let sequence = condition.as(SequenceExprSyntax.self) {
            return value(of: Array(sequence.elements)[...], options)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            return value(of: call, options) ?? versions(of: call) ?? imports(call, options)
        }
        return nil
    }

    /// The parts of Foundation that are modules of their own on Linux, where iOS has them in Foundation.
    private static let partsOfFoundation: Set = ["FoundationNetworking", "FoundationXML"]

    /// Evaluates `canImport(…)` for the parts of Foundation that iOS does not have as modules.
    private static func partOfFoundation(_ call: FunctionCallExprSyntax) -> Bool? {
        guard call.calledExpression.trimmedDescription == "canImport",
            let module = call.arguments.first?.expression.trimmedDescription, partsOfFoundation.contains(module)
        else { return nil }
        return false
    }

    /// Evaluates `canImport(…)` for Apple's modules, which either have a replacement or are missing.
    private static func imports(_ call: FunctionCallExprSyntax, _ options: PortOptions) -> Bool? {
        guard call.calledExpression.trimmedDescription == "canImport",
            let path = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        let module = String(path.prefix { $0 != "." })
        if ImportRule.replacement(of: module) != nil { return true }
        let isMissing = AppleModules.missing.contains(module) || AppleModules.ofOtherSystems.contains(module)
        return isMissing && !options.modules.contains(module) ? false : nil
    }

    /// Evaluates `swift(>=4.2)` and `compiler(>=4.2)`. The compiler's versions start at 5.
    private static func versions(of call: FunctionCallExprSyntax) -> Bool? {
        guard ["swift", "compiler"].contains(call.calledExpression.trimmedDescription),
            let test = call.arguments.first?.expression.as(PrefixOperatorExprSyntax.self),
            let version = Double(test.expression.trimmedDescription), version <= 5
        else { return nil }
        return test.operator.text == ">="
    }

    /// Evaluates `os(…)`, `targetEnvironment(…)` and the parts of Foundation in `canImport(…)` as for an iOS application
    /// running in the simulator. Returns `nil` in a module for any system, where the compiler evaluates them.
    static func value(of call: FunctionCallExprSyntax, _ options: PortOptions) -> Bool? {
        guard !options.isForAnySystem else { return nil }
        if let isThere = partOfFoundation(call) { return isThere }
        let argument = call.arguments.first?.expression.trimmedDescription
        return switch call.calledExpression.trimmedDescription {
        case "os": argument == "iOS"
        case "targetEnvironment": argument == "simulator"
        default: nil
        }
    }

    /// Evaluates an operator sequence. `&&` binds tighter than `||`.
    private static func value(of elements: ArraySlice<ExprSyntax>, _ options: PortOptions) -> Bool? {
        func split(at name: String) -> (ArraySlice<ExprSyntax>, ArraySlice<ExprSyntax>)? {
            elements.firstIndex { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
                .map { (elements[..<$0], elements[($0 + 1)...]) }
        }
        if let (left, right) = split(at: "||") {
            let values = [value(of: left, options), value(of: right, options)]
            return values.contains(true) ? true : values.contains(nil) ? nil : false
        }
        if let (left, right) = split(at: "&&") {
            let values = [value(of: left, options), value(of: right, options)]
            return values.contains(false) ? false : values.contains(nil) ? nil : true
        }
        return elements.count == 1 ? elements.first.flatMap { value(of: $0, options) } : nil
    }

    /// Whether the condition depends on the language mode: `swift(>=4.2)` is false in mode 4, regardless of the
    /// compiler version.
    private static func isOfLanguageMode(_ condition: ExprSyntax) -> Bool {
        condition.tokens(viewMode: .sourceAccurate).contains { $0.text == "swift" }
    }

    /// Returns the clauses that may be compiled.
    static func clauses(of directive: IfConfigDeclSyntax, _ options: PortOptions) -> [IfConfigClauseSyntax] {
        if options.swiftVersion < 5, directive.clauses.contains(where: { $0.condition.map(isOfLanguageMode) == true }) {
            return Array(directive.clauses)
        }
        var result: [IfConfigClauseSyntax] = []
        for clause in directive.clauses {
            let isTrue = clause.condition.map { value(of: $0, options) } ?? true
            if isTrue != false { result.append(clause) }
            if isTrue == true { break }
        }
        return result
    }
}

extension SyntaxProtocol {
    /// Whether the node is compiled for iOS; `nil` if that depends on a condition that only the compiler can evaluate.
    func isCompiled(_ options: PortOptions) -> Bool? {
        var isCertain = true
        var node = Syntax(self)
        while let parent = node.parent {
            if let clause = node.as(IfConfigClauseSyntax.self),
                let directive = parent.parent?.as(IfConfigDeclSyntax.self)
            {
                let clauses = PlatformCondition.clauses(of: directive, options)
                guard clauses.contains(where: { $0.id == clause.id }) else { return false }
                let value = clause.condition.map { PlatformCondition.value(of: $0, options) } ?? true
                if clauses.count > 1 || value != true { isCertain = false }
            }
            node = parent
        }
        return isCertain ? true : nil
    }

    /// Whether the member is compiled only under a condition that the compiler evaluates, such as `#if DEBUG`.
    func isConditional(_ options: PortOptions) -> Bool {
        var node = Syntax(self)
        while let parent = node.parent, !parent.is(MemberBlockSyntax.self), !parent.is(SourceFileSyntax.self) {
            if let directive = parent.as(IfConfigDeclSyntax.self) {
                let clauses = PlatformCondition.clauses(of: directive, options)
                let isCertain =
                    clauses.count == 1
                    && clauses[0].condition.map { PlatformCondition.value(of: $0, options) == true } ?? true
                if !isCertain { return true }
            }
            node = parent
        }
        return false
    }
}
