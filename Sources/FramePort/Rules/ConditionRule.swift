internal import SwiftSyntax

/// `#if os(iOS)` and `targetEnvironment(simulator)` are true, those of other systems false, and parts of UIKit can be imported.
/// `@available` and `#available` need no change: a system that they do not name passes.
enum ConditionRule: PortRule {
    static func apply(to job: PortJob) {
        for (file, tree) in job.sources { Visitor(job, file).walk(tree) }
    }

    private final class Visitor: SyntaxVisitor {
        private let job: PortJob
        private let file: Int

        init(_ job: PortJob, _ file: Int) {
            self.job = job
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition { Condition(job, file).walk(condition) }
            if let elements = node.elements { walk(elements) }
            return .skipChildren
        }
    }

    private final class Condition: SyntaxVisitor {
        private let job: PortJob
        private let file: Int

        init(_ job: PortJob, _ file: Int) {
            self.job = job
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

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
