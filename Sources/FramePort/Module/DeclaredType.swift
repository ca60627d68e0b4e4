internal import SwiftSyntax

/// Finds the declared type of an expression from the names it contains.
struct DeclaredType {
    let index: ModuleIndex

    /// Returns the type name as written, or `nil` if only the compiler can infer it.
    func name(of expression: ExprSyntax) -> String? {
        if let chained = expression.as(OptionalChainingExprSyntax.self) { return name(of: chained.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return name(of: forced.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { name(of: $0.expression) }
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return cast(in: sequence) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return name(of: reference) }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            let type = name(of: base).flatMap { index.type($0, in: expression.typeAround) }
            return type.flatMap { property(member.declName.baseName.text, of: $0) }
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
        for type in [type] + index.superclasses(of: type) + index.protocols(declaredBy: type) {
            guard let property = type.properties.first(where: { $0.name == name }) else { continue }
            if let declared = property.type { return TypeName.of(declared) }
            return property.binding.initializer.flatMap { self.name(of: $0.value) }
        }
        return nil
    }

    // MARK: Parameters and local constants

    private struct Local {
        let type: String?
        var isOptional = false
    }

    private func local(_ name: String, around node: Syntax) -> Local? {
        var child = node
        while let parent = child.parent {
            if let list = parent.as(CodeBlockItemListSyntax.self) {
                for item in list where item.position < child.position {
                    if let local = binding(name, in: Syntax(item.item)) { return local }
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
            } else if parent.is(MemberBlockSyntax.self) {
                return nil
            }
            child = parent
        }
        return nil
    }

    private func parameter(_ name: String, of clause: FunctionParameterClauseSyntax) -> Local? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
            .map { Local(type: TypeName.of($0.type), isOptional: $0.type.is(OptionalTypeSyntax.self)) }
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
                if let type = binding.typeAnnotation?.type {
                    return Local(type: TypeName.of(type), isOptional: type.is(OptionalTypeSyntax.self))
                }
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
