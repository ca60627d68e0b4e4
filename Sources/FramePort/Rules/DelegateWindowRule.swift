internal import SwiftSyntax

/// Rewrites `UIApplication.shared.delegate?.window??`. Here, the window is optional only once, because every delegate
/// implements the requirement.
enum DelegateWindowRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job)
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
            if isWindow(node.expression) { remove(node.questionMark) }
            return .visitChildren
        }

        override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
            if isWindow(node.expression) { remove(node.exclamationMark) }
            return .visitChildren
        }

        private func remove(_ mark: TokenSyntax) { job.edit(file) { $0.remove(mark, "window of the delegate") } }

        /// Whether the expression accesses the delegate's window, up to and including the first optional mark.
        private func isWindow(_ expression: ExprSyntax) -> Bool {
            let unwrapped =
                expression.as(OptionalChainingExprSyntax.self)?.expression
                ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
            guard let member = unwrapped?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window"
            else { return false }
            let delegate = member.base?.trimmedDescription
            return ["UIApplication.shared.delegate?", "UIApplication.shared.delegate!"].contains(delegate)
        }
    }
}
