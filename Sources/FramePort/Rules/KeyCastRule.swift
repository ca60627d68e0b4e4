internal import SwiftSyntax

/// `1 as NSCopying`: the keys of Foundation's dictionaries are `AnyHashable` on Linux.
enum KeyCastRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job)
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true,
                let type = node.elements.last?.as(TypeExprSyntax.self), type.trimmedDescription == "NSCopying"
            else { return .visitChildren }
            job.edit(file) { $0.replace(type, with: "AnyHashable", "keys") }
            return .visitChildren
        }
    }
}
