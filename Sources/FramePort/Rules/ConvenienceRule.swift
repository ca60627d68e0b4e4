internal import SwiftSyntax

/// Marks initializers of classes that call another one of the same class as `convenience`. Apple's compiler accepts such
/// an initializer without the word in subclasses of UIKit's classes.
enum ConvenienceRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["self.init("])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            guard !node.modifiers.has("convenience"), let body = node.body,
                let group = node.parent?.parent?.parent, group.is(MemberBlockSyntax.self),
                group.parent?.is(ClassDeclSyntax.self) == true, CallFinder.finds(in: body)
            else { return .visitChildren }
            job.edit(file) {
                $0.insert("convenience ", at: node.initKeyword.positionAfterSkippingLeadingTrivia, "convenience")
            }
            return .visitChildren
        }
    }

    /// Finds a call of `self.init`, outside of types and functions that are declared in the body.
    private final class CallFinder: SyntaxVisitor {
        private var isFound = false

        static func finds(in body: CodeBlockSyntax) -> Bool {
            let finder = CallFinder(viewMode: .sourceAccurate)
            finder.walk(body)
            return finder.isFound
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.declName.baseName.tokenKind == .keyword(.`init`), node.base?.trimmedDescription == "self" {
                isFound = true
            }
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
