internal import SwiftSyntax

/// Replaces `#selector` expressions that refer to methods and accessors.
enum SelectorRule: PortRule {
    /// Actions of `UIResponderStandardEditActions`, which are optional there.
    static let editActions: Set<String> = [
        "copy", "cut", "decreaseSize", "delete", "increaseSize", "paste", "pasteAndGo", "pasteAndMatchStyle",
        "pasteAndSearch", "print", "rename", "select", "selectAll", "share", "toggleBoldface", "toggleItalics",
        "toggleUnderline",
    ]

    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["#selector"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.macroName.text == "selector", let argument = node.arguments.first else { return .visitChildren }
            guard let written = WrittenMethod(argument.expression) else {
                refuse(node, "the argument of #selector is not the name of a method")
                return .skipChildren
            }
            switch argument.label?.text {
            case nil: method(written, node)
            case "getter": accessor(written, isSetter: false, node)
            case "setter": accessor(written, isSetter: true, node)
            default: refuse(node, "expected a method, or an accessor with getter: or setter:")
            }
            return .skipChildren
        }

        private func replace(_ node: MacroExpansionExprSyntax, _ text: String) {
            job.edit(file) { $0.replace(node, with: text, "selectors") }
        }

        private func refuse(_ node: MacroExpansionExprSyntax, _ reason: String) {
            job.report(.error, reason + "; write Selector(\"name:\", Type.method(_:))", at: node, in: file)
        }

        /// Returns the type that declares the method, either written out or looked up.
        private func owner(_ written: WrittenMethod, _ node: MacroExpansionExprSyntax) -> String? {
            let around = node.typeAround
            guard let base = written.base else { return around.map { lastName($0) } }
            let text = base.trimmedDescription
            switch text {
            case "self", "Self": return around.map { lastName($0) }
            case "super":
                let type = around.flatMap { job.index.type($0) }
                return type.flatMap { job.index.superclasses(of: $0).first?.name }
            default:
                let last = text.split(separator: ".").last ?? ""
                if last.first(where: { $0 != "_" })?.isUppercase == true { return text }
                return job.declaredTypes[file].name(of: base)
            }
        }

        /// Returns the unqualified name, which is sufficient inside a type even if the type is nested.
        private func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

        private func method(_ written: WrittenMethod, _ node: MacroExpansionExprSyntax) {
            guard let owner = owner(written, node) else {
                return refuse(node, "the type of “\(written.name)” in #selector is unknown")
            }
            let type = job.index.type(owner, in: node.typeAround)
            let all =
                type.map { type in
                    ([type] + job.index.superclasses(of: type)).flatMap(\.methods)
                        + job.index.protocols(declaredBy: type).flatMap(\.methods)
                } ?? []
            var candidates = all.filter {
                $0.name.base == written.name && (written.labels == nil || $0.name.labels == written.labels)
            }
            if let function = written.type {
                let count = function.parameters.count
                candidates = candidates.filter { $0.name.labels.count == count }
                let exact = candidates.filter { method in
                    zip(method.node.signature.parameterClause.parameters, function.parameters)
                        .allSatisfy { $0.type.inOneLine == $1.type.inOneLine }
                }
                if !exact.isEmpty { candidates = exact }
            }
            guard let method = candidates.first else {
                if SelectorRule.editActions.contains(written.name), written.labels ?? ["_"] == ["_"] {
                    // Objects answer by name if they handle the action.
                    return replace(node, "Selector(\"\(written.name):\")")
                }
                // The method is declared or inherited by one of Apple's classes.
                let known = type.map { [$0] + job.index.superclasses(of: $0) }?.lazy.compactMap { above in
                    ReplaceableMethods.all[above.name]?.first {
                        $0.base == written.name && (written.labels == nil || $0.labels == written.labels)
                    }
                }.first
                let name = known ?? MethodName(base: written.name, labels: written.labels ?? [])
                let type = written.type.map { " as @MainActor (\(owner)) -> @MainActor \($0.inOneLine)" } ?? ""
                let selector = AppleSelectors.name(of: name)
                return replace(node, "Selector(\"\(selector)\", \(owner).\(name.reference)\(type))")
            }
            if let effects = method.node.signature.effectSpecifiers {
                let kind = effects.asyncSpecifier == nil ? "throwing" : "asynchronous"
                return job.report(
                    .error, "the \(kind) method “\(written.name)” has no selector here; name a method that calls it",
                    at: node, in: file)
            }
            if method.isOfType { return replace(node, SelectorText.ofClass(method, of: owner)) }
            if type?.kind == .protocol, type?.hasDefaults == true {
                // Classes provide their own lists of selectors.
                return replace(node, "Selector(\"\(SelectorText.name(of: method))\")")
            }
            if method.name.labels.count > SelectorText.most {
                return refuse(node, "a selector has at most \(SelectorText.most) arguments here")
            }
            if method.isOptional, let requirement = requirement(of: method) {
                return replace(
                    node,
                    "Selector(\"\(SelectorText.name(of: method))\", \(requirement.proxy).\(method.name.reference))")
            }
            let overloads = all.filter { $0.name.base == method.name.base && !$0.isOverride }
            let isOverloaded =
                overloads.count > 1 && (written.type != nil || method.name.labels.isEmpty)
                || !method.isOverride && type.map { SelectorText.isInherited(method.name.base, by: $0, job) } == true
            replace(node, SelectorText.text(method, as: adder(of: method, type) ?? owner, isOverloaded: isOverloaded))
        }

        /// Returns the class of Apple's to which an extension adds the method, where a subclass names it. All objects of
        /// that class have the method.
        private func adder(of method: Method, _ type: TypeEntry?) -> String? {
            type.flatMap { type in
                job.index.superclasses(of: type).first { above in
                    above.isOfFramework && above.methods.contains { $0.node.id == method.node.id }
                }?.name
            }
        }

        private func requirement(of method: Method) -> OptionalRequirement? {
            job.index.optionalRequirements.first { $0.node.id == method.node.id }
        }

        private func accessor(_ written: WrittenMethod, isSetter: Bool, _ node: MacroExpansionExprSyntax) {
            guard let owner = owner(written, node) else {
                return refuse(node, "the type of “\(written.name)” in #selector is unknown")
            }
            let name = written.name
            let type = job.index.type(owner, in: node.typeAround)
            let property = type.flatMap { type in
                ([type] + job.index.superclasses(of: type)).flatMap(\.properties).first { $0.name == name }
            }
            let classKey = AppleSelectors.classProperties["\(owner).\(name)"]
            if classKey != nil || property?.isOfType == true, !isSetter {
                return replace(node, SelectorText.ofClass(classKey ?? property?.key ?? name, "{ \(owner).\(name) }"))
            }
            let own = property?.key ?? (isSetter ? AppleSelectors.key(of: name) : name)
            if isSetter {
                let value = property?.type.map { "(value: \($0.inOneLine))" } ?? "value"
                let selector = "set" + own.prefix(1).uppercased() + own.dropFirst()
                replace(
                    node,
                    "Selector(\"\(selector):\", { (target: \(owner)) in { \(value) in target.\(name) = value } })")
            } else {
                replace(node, "Selector(\"\(own)\", { (target: \(owner)) in { target.\(name) } })")
            }
        }
    }
}

/// The expression between the parentheses of `#selector`.
private struct WrittenMethod {
    let base: ExprSyntax?
    let name: String
    /// Argument labels; `nil` if only the base name is written.
    let labels: [String]?
    /// Function type after `as`, without the type of the method's owner.
    let type: FunctionTypeSyntax?

    init?(_ expression: ExprSyntax) {
        var expression = expression
        var type: FunctionTypeSyntax?
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            expression = only.expression
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let written = elements[2].as(TypeExprSyntax.self)
            else { return nil }
            type = Self.function(written.type)
            if let inner = type.flatMap({ Self.function($0.returnClause.type) }) { type = inner }
            expression = elements[0]
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                expression = only.expression
            }
        }
        let reference: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self) {
            base = member.base
            reference = member.declName
        } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
            base = nil
            reference = plain
        } else {
            return nil
        }
        name = reference.baseName.text.trimmingBackticks
        labels = reference.argumentNames?.arguments.map(\.name.text.trimmingBackticks)
        self.type = type
    }

    private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let function = type.as(FunctionTypeSyntax.self) { return function }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return function(only.type)
        }
        return type.as(OptionalTypeSyntax.self).flatMap { function($0.wrappedType) }
    }
}
