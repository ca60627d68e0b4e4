internal import SwiftSyntax

/// Rewrites names qualified by a replaced module, such as `Darwin.ceil(x)` and `Foundation.Timer`, to use the module
/// that is imported instead.
enum QualifiedNameRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(
            job,
            mentioning: [
                "UIKit.", "QuartzCore.", "CoreGraphics.", "Foundation.", "Dispatch.", "Darwin.", "ObjectiveC.",
            ])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
            replace(base.baseName)
            return .skipChildren
        }

        override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.baseType.as(IdentifierTypeSyntax.self) { replace(base.name) }
            return .visitChildren
        }

        private func replace(_ token: TokenSyntax) {
            let name = token.text
            // A module whose name is not capitalized may be a variable.
            guard let module = job.modules[file], name != module, name.first?.isUppercase == true,
                ImportRule.replacement(of: name) != nil, job.index.visibleType(name, in: token.typeAround) == nil
            else { return }
            job.edit(file) { $0.replace(token, with: module, "imports") }
        }
    }
}
