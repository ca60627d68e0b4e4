internal import SwiftSyntax

/// Reports members looked up on `AnyObject`: only the Objective-C runtime finds them.
enum DynamicMemberRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job)
    }

    private final class Visitor: RuleVisitor {
        private lazy var types = DeclaredType(index: job.index)

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard let base = node.base, node.declName.baseName.text != "self", types.name(of: base) == "AnyObject",
                !types.isOptional(base)
            else { return .visitChildren }
            job.report(
                .error,
                "“\(node.declName.baseName.text)” is looked up on AnyObject, which has no members here; cast to the class or "
                    + "protocol that declares it",
                at: node.declName, in: file)
            return .visitChildren
        }
    }
}
