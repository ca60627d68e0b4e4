internal import SwiftSyntax

/// Gives a controller a bar of another class where the class of its bar is changed at run time.
///
///     self.setValue(HighTabBar(), forKey: "tabBar")  // was: object_setClass(self.tabBar, HighTabBar.self)
enum BarClassRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["object_setClass"])
    }

    /// Returns the controller, the name of its bar and the class in a call of `object_setClass` with a bar.
    static func parts(of node: FunctionCallExprSyntax) -> (controller: String, bar: String, type: String)? {
        guard node.calledExpression.trimmedDescription == "object_setClass", node.arguments.count == 2,
            let first = node.arguments.first?.expression,
            let type = node.arguments.last?.expression.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "self", let name = type.base?.trimmedDescription
        else { return nil }
        let member = first.as(MemberAccessExprSyntax.self)
        let bar = member?.declName.baseName.text ?? first.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let bar, ["tabBar", "navigationBar"].contains(bar) else { return nil }
        return (member?.base?.trimmedDescription ?? "self", bar, name)
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let (controller, bar, type) = parts(of: node) else { return .visitChildren }
            job.edit(file) {
                $0.replace(node, with: "\(controller).setValue(\(type)(), forKey: \"\(bar)\")", "classes of bars")
            }
            return .skipChildren
        }
    }
}
