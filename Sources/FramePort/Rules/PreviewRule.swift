internal import SwiftSyntax

/// Leaves out `#Preview { … }`, which only Xcode expands.
enum PreviewRule: PortRule {
    private static let name = "previews"

    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["#Preview"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
            remove(node, node.macroName)
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            remove(node, node.macroName)
        }

        private func remove(_ node: some SyntaxProtocol, _ macro: TokenSyntax) -> SyntaxVisitorContinueKind {
            guard macro.text == "Preview" else { return .visitChildren }
            job.edit(file) { $0.replace(node, with: "", name) }
            return .skipChildren
        }
    }
}
