internal import SwiftSyntax

/// Rewrites casts such as `1 as NSCopying`. Dictionary keys are `AnyHashable` in Foundation on Linux; UIKit's
/// identifiers are objects.
enum KeyCastRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["NSCopying"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true,
                let type = node.elements.last?.as(TypeExprSyntax.self), type.trimmedDescription == "NSCopying"
            else { return .visitChildren }
            job.edit(file) { $0.replace(type, with: isTextIdentifier(node) ? "NSString" : "AnyHashable", "keys") }
            return .visitChildren
        }

        /// Whether the cast is a text identifier, as in `addBoundary(withIdentifier: "wall" as NSCopying, …)`.
        private func isTextIdentifier(_ node: SequenceExprSyntax) -> Bool {
            let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text
            let text = node.elements.first?.as(StringLiteralExprSyntax.self)
            return ["identifier", "withIdentifier"].contains(label)
                && text?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } == true
        }
    }
}
