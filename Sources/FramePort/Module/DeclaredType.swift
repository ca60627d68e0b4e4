internal import SwiftSyntax

/// Finds the declared types of expressions from the names they contain.
final class DeclaredType {
    private let index: ModuleIndex
    /// Names found before, since each part of a chain of members is an expression, too.
    private var known: [SyntaxIdentifier: String?] = [:]
    /// Declarations of local names in each list of statements. Searching the list for every use would take quadratic
    /// time.
    private var scopes: [SyntaxIdentifier: [String: [Syntax]]] = [:]

    init(index: ModuleIndex) {
        self.index = index
    }

    /// Returns the type name as written, or `nil` if only the compiler can infer it.
    func name(of expression: ExprSyntax) -> String? {
        if let name = known[expression.id] { return name }
        let name = find(expression)
        known[expression.id] = .some(name)
        return name
    }

    private func find(_ expression: ExprSyntax) -> String? {
        if let chained = expression.as(OptionalChainingExprSyntax.self) { return name(of: chained.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return name(of: forced.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { name(of: $0.expression) }
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return cast(in: sequence) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return name(of: reference) }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            return name(of: member.declName.baseName.text, in: base)
        }
        if let entry = expression.as(SubscriptCallExprSyntax.self) {
            return element(of: entry.calledExpression, isEntry: true)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.trimmedDescription
            return index.type(name, in: expression.typeAround) == nil ? nil : name
        }
        return nil
    }

    /// Whether the expression is a parameter or constant of optional type, so that its members are those of `Optional`.
    func isOptional(_ expression: ExprSyntax) -> Bool {
        guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return false }
        return local(reference.baseName.text, around: Syntax(reference))?.isOptional ?? false
    }

    private func name(of member: String, in base: ExprSyntax) -> String? {
        if ["first", "last"].contains(member), let element = element(of: base) { return element }
        if let owner = name(of: base) {
            return index.type(owner, in: base.typeAround).flatMap { property(member, of: $0) }
        }
        // A static property, such as `UIApplication.shared`.
        guard let reference = base.as(DeclReferenceExprSyntax.self), let type = index.type(reference.baseName.text)
        else {
            return nil
        }
        return type.isOfFramework && Self.shared.contains(member) ? type.name : property(member, of: type)
    }

    /// Static properties of Apple's classes that are of their own class.
    private static let shared: Set<String> = ["shared", "main", "current", "general", "default"]

    /// Types of Apple's properties whose members are ported, or named in `#selector`.
    private static let apples = [
        "UIApplication.delegate": "UIApplicationDelegate",
        "UICollectionViewController.collectionView": "UICollectionView",
        "UITableViewController.tableView": "UITableView",
        "UIViewController.navigationController": "UINavigationController",
        "UIViewController.tabBarController": "UITabBarController", "UIViewController.view": "UIView",
    ]

    /// Returns the type of an array's elements or a dictionary's values, which is known if its own type is written.
    ///
    /// - Parameter isEntry: Whether the element is read by an index or a key, rather than by iterating over all.
    private func element(of array: ExprSyntax, isEntry: Bool = false) -> String? {
        let array = array.as(OptionalChainingExprSyntax.self)?.expression ?? array
        let type: TypeSyntax?
        if let reference = array.as(DeclReferenceExprSyntax.self) {
            type =
                if let local = local(reference.baseName.text, around: Syntax(reference)) {
                    local.written
                } else {
                    reference.typeAround.flatMap { index.type($0) }
                        .flatMap { declared(reference.baseName.text, of: $0)?.type }
                }
        } else if let member = array.as(MemberAccessExprSyntax.self), let base = member.base {
            type = name(of: base).flatMap { index.type($0, in: array.typeAround) }
                .flatMap { declared(member.declName.baseName.text, of: $0)?.type }
        } else {
            return nil
        }
        let plain = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
        if let dictionary = plain?.as(DictionaryTypeSyntax.self) {
            return isEntry ? TypeName.of(dictionary.value) : nil
        }
        return plain?.as(ArrayTypeSyntax.self).flatMap { TypeName.of($0.element) }
    }

    private func cast(in sequence: SequenceExprSyntax) -> String? {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)
        else { return nil }
        return TypeName.of(type.type)
    }

    private func name(of reference: DeclReferenceExprSyntax) -> String? {
        let name = reference.baseName.text
        if name == "self" || name == "Self" { return reference.typeAround }
        if let local = local(name, around: Syntax(reference)) { return local.type }
        guard let type = reference.typeAround.flatMap({ index.type($0) }) else { return nil }
        return property(name, of: type)
    }

    private func property(_ name: String, of type: TypeEntry) -> String? {
        if let property = declared(name, of: type) {
            if let declared = property.type { return TypeName.of(declared) }
            return property.binding.initializer.flatMap { self.name(of: $0.value) }
        }
        return ([type] + index.superclasses(of: type)).lazy.compactMap { Self.apples["\($0.name).\(name)"] }.first
    }

    private func declared(_ name: String, of type: TypeEntry) -> Property? {
        ([type] + index.superclasses(of: type) + index.protocols(declaredBy: type)).lazy
            .compactMap { $0.property(name) }.first
    }

    // MARK: Parameters and local constants

    private struct Local {
        let type: String?
        var isOptional = false
        /// Type as it is written, if it is.
        var written: TypeSyntax?

        init(type: String?) {
            self.type = type
        }

        init(written type: TypeSyntax) {
            self.type = TypeName.of(type)
            isOptional = type.is(OptionalTypeSyntax.self)
            written = type
        }
    }

    private func local(_ name: String, around node: Syntax) -> Local? {
        var child = node
        while let parent = child.parent {
            if let list = parent.as(CodeBlockItemListSyntax.self) {
                for item in declarations(in: list)[name] ?? [] where item.position < child.position {
                    if let local = binding(name, in: item) { return local }
                }
            } else if let conditions = parent.as(ConditionElementListSyntax.self) {
                for condition in conditions where condition.position < child.position {
                    if let local = binding(name, in: Syntax(condition.condition)) { return local }
                }
            } else if let test = parent.as(IfExprSyntax.self), child.is(CodeBlockSyntax.self) {
                for condition in test.conditions {
                    if let local = binding(name, in: Syntax(condition.condition)) { return local }
                }
            } else if let label = parent.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) {
                for item in label.caseItems {
                    if let local = match(name, by: item.pattern) { return local }
                }
            } else if let function = parent.as(FunctionDeclSyntax.self) {
                if let local = parameter(name, of: function.signature.parameterClause) { return local }
            } else if let initializer = parent.as(InitializerDeclSyntax.self) {
                if let local = parameter(name, of: initializer.signature.parameterClause) { return local }
            } else if let loop = parent.as(ForStmtSyntax.self), child.is(CodeBlockSyntax.self) {
                if loop.pattern.trimmedDescription == name { return Local(type: element(of: loop.sequence)) }
            } else if parent.is(MemberBlockSyntax.self) {
                return nil
            }
            child = parent
        }
        return nil
    }

    /// Returns the statements that may declare names for the ones that follow, by name.
    private func declarations(in list: CodeBlockItemListSyntax) -> [String: [Syntax]] {
        if let known = scopes[list.id] { return known }
        var result: [String: [Syntax]] = [:]
        for item in list {
            let patterns: [PatternSyntax]
            if let variable = item.item.as(VariableDeclSyntax.self) {
                patterns = variable.bindings.map(\.pattern)
            } else if let guarded = item.item.as(GuardStmtSyntax.self) {
                patterns = guarded.conditions.compactMap { condition in
                    condition.condition.as(OptionalBindingConditionSyntax.self)?.pattern
                        ?? condition.condition.as(MatchingPatternConditionSyntax.self)?.pattern
                }
            } else {
                continue
            }
            for token in patterns.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
                result[token.text, default: []].append(Syntax(item.item))
            }
        }
        scopes[list.id] = result
        return result
    }

    private func parameter(_ name: String, of clause: FunctionParameterClauseSyntax) -> Local? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
            .map { Local(written: $0.type) }
    }

    private func binding(_ name: String, in node: Syntax) -> Local? {
        if let guarded = node.as(GuardStmtSyntax.self) {
            return guarded.conditions.lazy.compactMap { self.binding(name, in: Syntax($0.condition)) }.first
        }
        if let matched = node.as(MatchingPatternConditionSyntax.self) { return match(name, by: matched.pattern) }
        if let optional = node.as(OptionalBindingConditionSyntax.self) {
            guard optional.pattern.trimmedDescription == name else { return nil }
            if let type = optional.typeAnnotation?.type { return Local(type: TypeName.of(type)) }
            guard let value = optional.initializer?.value else {
                // `if let delegate` binds the property of the same name.
                let owner = optional.typeAround.flatMap { index.type($0) }
                return Local(type: owner.flatMap { property(name, of: $0) })
            }
            return Local(type: self.name(of: value))
        }
        if let variable = node.as(VariableDeclSyntax.self) {
            for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                if let type = binding.typeAnnotation?.type { return Local(written: type) }
                return Local(type: binding.initializer.flatMap { self.name(of: $0.value) })
            }
        }
        return nil
    }

    /// Matches `case let card as Card`; for any other pattern, only the compiler can infer the type.
    private func match(_ name: String, by pattern: PatternSyntax) -> Local? {
        guard let binding = pattern.as(ValueBindingPatternSyntax.self),
            binding.pattern.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name })
        else { return nil }
        let sequence = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)
        return Local(type: sequence.flatMap(cast))
    }
}
