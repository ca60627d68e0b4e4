internal import SwiftSyntax

/// Rewrites the window of an application's delegate. Read through the protocol, it is optional twice in UIKit, because
/// the requirement is optional. Here, every delegate implements the requirement.
///
///     UIApplication.shared.delegate?.window?.frame              // was: UIApplication.shared.delegate?.window??.frame
///     UIApplication.shared.delegate.map({ $0.window })          // was: UIApplication.shared.delegate?.window
enum DelegateWindowRule: PortRule {
    private static let name = "window of the delegate"

    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["window"])
    }

    private final class Visitor: RuleVisitor {
        private var types: DeclaredType { job.declaredTypes[file] }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.declName.baseName.text == "window", let base = node.base else { return .visitChildren }
            let chained = base.as(OptionalChainingExprSyntax.self)
            let forced = base.as(ForceUnwrapExprSyntax.self)
            guard isDelegate(chained?.expression ?? forced?.expression ?? base) else { return .visitChildren }
            if let second = secondMark(after: node) {
                job.edit(file) { $0.remove(second, DelegateWindowRule.name) }
            } else if let chained {
                job.edit(file) {
                    $0.replace(
                        chained.questionMark.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia,
                        with: ".map({ $0.window })", DelegateWindowRule.name)
                }
            } else {
                job.edit(file) {
                    $0.insert("Optional(", at: node.positionAfterSkippingLeadingTrivia, DelegateWindowRule.name)
                    $0.insert(")", at: node.endPositionBeforeTrailingTrivia, DelegateWindowRule.name)
                }
            }
            return .visitChildren
        }

        /// Returns the second of two optional marks, as in `window??` and `window!!`.
        private func secondMark(after node: MemberAccessExprSyntax) -> TokenSyntax? {
            guard node.parent.flatMap(mark) != nil else { return nil }
            return node.parent?.parent.flatMap(mark)
        }

        private func mark(_ node: Syntax) -> TokenSyntax? {
            node.as(OptionalChainingExprSyntax.self)?.questionMark
                ?? node.as(ForceUnwrapExprSyntax.self)?.exclamationMark
        }

        /// Whether the expression is known to be an application's delegate of no known class.
        private func isDelegate(_ expression: ExprSyntax) -> Bool {
            types.name(of: expression).map { $0.split(separator: ".").last == "UIApplicationDelegate" } ?? false
        }
    }
}
