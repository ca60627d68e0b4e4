internal import SwiftSyntax

/// Reports messages sent to classes, because names are looked up only in objects.
enum ClassMessageRule: PortRule {
    /// `NSObject` methods, keyed by their first labels.
    private static let messages: [String: String] = [
        "responds": "to", "perform": "_", "value": "forKey", "setValue": "_", "method": "for",
        "conforms": "to",
    ]

    static func apply(to job: PortJob) {
        Visitor.walk(job)
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                let label = messages[member.declName.baseName.text],
                node.arguments.first.map({ $0.label?.text ?? "_" }) == label, isClass(base)
            else { return .visitChildren }
            job.report(
                .error,
                "“\(member.declName.baseName.text)” is sent to a class, whose methods are not found by name here; call them, "
                    + "or ask instancesRespond(to:)",
                at: member.declName, in: file)
            return .visitChildren
        }

        private func isClass(_ base: ExprSyntax) -> Bool {
            if let member = base.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" {
                return true
            }
            if let call = base.as(FunctionCallExprSyntax.self) {
                return call.calledExpression.trimmedDescription == "type"
            }
            let type = job.index.type(base.trimmedDescription, in: base.typeAround)
            return type?.kind == .class && !job.index.declares(base.trimmedDescription, visibleIn: base.typeAround)
        }
    }
}
