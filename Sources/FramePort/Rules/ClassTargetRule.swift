internal import SwiftSyntax

/// Replaces a class that is the target of an action, a timer or a notification with an object that takes its place.
///
///     button.addTarget(_ClassObject.of(Log.self), action: …, for: .touchUpInside)
enum ClassTargetRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["Target", "addObserver", "removeObserver", "target:"])
    }

    private final class Visitor: RuleVisitor {
        /// Methods whose first argument is a target.
        private static let methods: Set<String> = [
            "addTarget", "removeTarget", "addObserver", "removeObserver",
        ]

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let target = target(of: node), isClass(target.expression) else { return .visitChildren }
            job.edit(file) {
                $0.insert(
                    "_ClassObject.of(", at: target.expression.positionAfterSkippingLeadingTrivia, "targets")
                $0.insert(")", at: target.expression.endPositionBeforeTrailingTrivia, "targets")
            }
            return .visitChildren
        }

        private func target(of call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
            if let labeled = call.arguments.first(where: { $0.label?.text == "target" }) {
                return call.arguments.contains { ["action", "selector"].contains($0.label?.text) } ? labeled : nil
            }
            guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                Self.methods.contains(name), let first = call.arguments.first, first.label == nil,
                !call.arguments.contains(where: { $0.label?.text == "forKeyPath" })
            else { return nil }
            return first
        }

        /// Whether the expression is a class: `Log.self`, or `self` in a static method.
        private func isClass(_ expression: ExprSyntax) -> Bool {
            if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" {
                guard let name = member.base?.trimmedDescription else { return false }
                return name == "Self" || job.index.type(name, in: expression.typeAround)?.kind == .class
            }
            guard expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else { return false }
            var node = Syntax(expression)
            while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
                if let function = parent.as(FunctionDeclSyntax.self), parent.isMember {
                    return function.modifiers.has("static") || function.modifiers.has("class")
                }
                node = parent
            }
            return false
        }
    }
}
