internal import SwiftSyntax

/// Makes `#if os(iOS)` and `targetEnvironment(simulator)` true, conditions on other systems false, and parts of UIKit
/// importable. In a module that imports nothing of Apple's, conditions stay as they are. `@available` and `#available`
/// need no change, because a system they do not list satisfies them.
enum ConditionRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["#if", "#elseif"])
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
            if let value = PlatformCondition.value(of: node, job.options) {
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
