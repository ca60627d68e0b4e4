internal import SwiftSyntax

/// Rewrites messages sent to classes: `description()` becomes a call of `NSStringFromClass`, and `classForCoder()` the
/// class. Those that are not
/// declared for classes are reported.
enum ClassMessageRule: PortRule {
    private static let name = "messages to classes"
    /// `NSObject` methods that only objects have here, keyed by their first labels.
    private static let messages: [String: String] = ["setValue": "_", "method": "for", "conforms": "to"]

    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["classForCoder()", "description()", "setValue(", "method(for", "conforms(to"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
                return .visitChildren
            }
            let message = member.declName.baseName.text
            if message == "description", node.arguments.isEmpty, node.trailingClosure == nil {
                describe(base, node)
            } else if message == "classForCoder", node.arguments.isEmpty, node.trailingClosure == nil,
                isClass(base) || isNameOfType(base)
            {
                let isMetatype = Self.isMetatype(base)
                job.edit(file) {
                    $0.replace(
                        base.endPositionBeforeTrailingTrivia..<node.endPositionBeforeTrailingTrivia,
                        with: isMetatype ? "" : ".self", name)
                }
            } else if let label = messages[message], node.arguments.first.map({ $0.label?.text ?? "_" }) == label,
                isClass(base), Framework.members[base.trimmedDescription]?.contains(message) != true
            {
                job.report(
                    .error,
                    "“\(message)” is sent to a class, whose methods are not found by name here; call them, or ask instancesRespond(to:)",
                    at: member.declName, in: file)
            }
            return .visitChildren
        }

        /// Replaces `Card.description()` with `NSStringFromClass(Card.self)`.
        private func describe(_ base: ExprSyntax, _ call: FunctionCallExprSyntax) {
            let type = job.index.type(base.trimmedDescription, in: base.typeAround)
            let isOwn = type.map { type in
                ([type] + job.index.superclasses(of: type)).contains { type in
                    type.methods.contains { $0.isOfType && $0.name.base == "description" }
                }
            }
            guard isClass(base) || isGeneric(base), isOwn != true else { return }
            let isMetatype = Self.isMetatype(base)
            job.edit(file) {
                $0.insert("NSStringFromClass(", at: base.positionAfterSkippingLeadingTrivia, name)
                $0.replace(
                    base.endPositionBeforeTrailingTrivia..<call.endPositionBeforeTrailingTrivia,
                    with: isMetatype ? ")" : ".self)", name)
            }
        }

        /// Whether the expression is a class as a value, such as `type(of: card)`, `Card.self`, and `self` in a static method.
        private static func isMetatype(_ base: ExprSyntax) -> Bool {
            base.is(FunctionCallExprSyntax.self) || base.isOwnClass
                || base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self"
        }

        /// Whether the expression is written as the name of a type, which may be one of a module beside UIKit.
        private func isNameOfType(_ base: ExprSyntax) -> Bool {
            base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
        }

        /// Whether the expression is `Self`, or a generic parameter of a declaration around it.
        private func isGeneric(_ base: ExprSyntax) -> Bool {
            guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
            return name == "Self"
                || sequence(first: Syntax(base), next: \.parent).contains { node in
                    node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
                        .contains { $0.name.text == name } == true
                }
        }

        private func isClass(_ base: ExprSyntax) -> Bool {
            if base.isOwnClass { return true }
            if let member = base.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" {
                return true
            }
            if let call = base.as(FunctionCallExprSyntax.self) {
                return call.calledExpression.trimmedDescription == "type"
            }
            let name = base.trimmedDescription
            return job.index.type(name, in: base.typeAround)?.kind == .class
                && !job.index.declares(name, visibleIn: base.typeAround)
        }
    }
}

extension ExprSyntax {
    /// Whether the expression is `self` in a static method or property of a type.
    fileprivate var isOwnClass: Bool {
        guard self.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else { return false }
        for node in sequence(first: Syntax(self), next: \.parent) {
            if node.asProtocol((any DeclGroupSyntax).self) != nil { return false }
            guard node.isMember, let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
                continue
            }
            return modifiers.has("static") || modifiers.has("class")
        }
        return false
    }
}
