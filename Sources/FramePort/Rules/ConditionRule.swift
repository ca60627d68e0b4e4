internal import SwiftSyntax

/// `#if os(iOS)` and `targetEnvironment(simulator)` are true, those of other systems false, and parts of UIKit can be imported.
/// `@available` and `#available` need no change: a system that they do not list satisfies them.
enum ConditionRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job)
    }

    private final class Visitor: FileVisitor {
        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition { Condition(job, file).walk(condition) }
            if let elements = node.elements { walk(elements) }
            return .skipChildren
        }
    }

    private final class Condition: FileVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let value = PlatformCondition.value(of: node) {
                job.edit(file) { $0.replace(node, with: "\(value)", "conditions") }
            } else if node.calledExpression.trimmedDescription == "canImport",
                let module = node.arguments.first?.expression.trimmedDescription,
                let known = ImportRule.replacement(of: module.prefix { $0 != "." }.description), module != known
            {
                job.edit(file) { $0.replace(node, with: "canImport(\(known))", "conditions") }
            }
            return .skipChildren
        }
    }
}
