internal import SwiftSyntax

/// Qualifies `abs(…)` in extensions of `CGFloat`, where Foundation on Linux declares a static method of this name, which the
/// compiler finds first.
enum FloatMemberRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["extension CGFloat"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.trimmedDescription == "abs",
                node.typeAround == "CGFloat"
            {
                job.edit(file) {
                    $0.insert("Swift.", at: name.positionAfterSkippingLeadingTrivia, "float-members")
                }
            }
            return .visitChildren
        }
    }
}
