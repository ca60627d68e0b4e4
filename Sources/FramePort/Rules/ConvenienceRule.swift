internal import SwiftSyntax

/// Marks initializers of classes that call another one of the same class as `convenience`. Published projects leave the
/// word out, and were built so.
enum ConvenienceRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["self.init("])
    }

    /// Whether an initializer of a class is a convenience initializer once it is ported.
    static func isConvenience(_ node: InitializerDeclSyntax, _ options: PortOptions) -> Bool {
        node.modifiers.has("convenience") || node.body.map { CallFinder.finds(in: $0, options) } == true
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            guard !node.modifiers.has("convenience"), let body = node.body, Self.isOfClass(node),
                CallFinder.finds(in: body, job.options)
            else { return .visitChildren }
            job.edit(file) {
                $0.insert("convenience ", at: node.initKeyword.positionAfterSkippingLeadingTrivia, "convenience")
            }
            return .visitChildren
        }

        /// Whether the initializer is a member of a class's body, perhaps in a condition.
        private static func isOfClass(_ node: InitializerDeclSyntax) -> Bool {
            var around = node.parent
            while let current = around, !current.is(MemberBlockSyntax.self) { around = current.parent }
            return around?.parent?.is(ClassDeclSyntax.self) == true
        }
    }

    /// Finds a compiled call of `self.init`, outside of types and functions that are declared in the body.
    private final class CallFinder: SyntaxVisitor {
        private var isFound = false
        private let options: PortOptions

        private init(_ options: PortOptions) {
            self.options = options
            super.init(viewMode: .sourceAccurate)
        }

        static func finds(in body: CodeBlockSyntax, _ options: PortOptions) -> Bool {
            let finder = CallFinder(options)
            finder.walk(body)
            return finder.isFound
        }

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            for clause in PlatformCondition.clauses(of: node, options) {
                if let elements = clause.elements { walk(elements) }
            }
            return .skipChildren
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
