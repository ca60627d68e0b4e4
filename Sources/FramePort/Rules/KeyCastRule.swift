internal import SwiftSyntax

/// `1 as NSCopying`: the keys of Foundation's dictionaries are `AnyHashable` on Linux; UIKit's identifiers are objects.
enum KeyCastRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job)
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true,
                let type = node.elements.last?.as(TypeExprSyntax.self), type.trimmedDescription == "NSCopying"
            else { return .visitChildren }
            job.edit(file) { $0.replace(type, with: isTextIdentifier(node) ? "NSString" : "AnyHashable", "keys") }
            return .visitChildren
        }

        /// `addBoundary(withIdentifier: "wall" as NSCopying, …)`
        private func isTextIdentifier(_ node: SequenceExprSyntax) -> Bool {
            let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text
            let text = node.elements.first?.as(StringLiteralExprSyntax.self)
            return ["identifier", "withIdentifier"].contains(label)
                && text?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } == true
        }
    }
}
