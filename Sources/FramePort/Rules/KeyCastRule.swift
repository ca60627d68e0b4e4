internal import SwiftSyntax

/// Rewrites casts such as `1 as NSCopying`. Dictionary keys are `AnyHashable` in Foundation on Linux; UIKit's
/// identifiers are objects. Constants of the keychain are texts here, and no objects of Core Foundation.
enum KeyCastRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["NSCopying", "kSec"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true,
                let type = node.elements.last?.as(TypeExprSyntax.self), type.trimmedDescription == "NSCopying"
            else { return .visitChildren }
            job.edit(file) { $0.replace(type, with: isTextIdentifier(node) ? "NSString" : "AnyHashable", "keys") }
            return .visitChildren
        }

        /// Casts constants of the keychain that a method of the sources takes as objects.
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let called = node.calledExpression
            let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
            for (number, argument) in node.arguments.enumerated() {
                guard let name,
                    argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("kSec") == true,
                    takesObject(name.baseName.text, number)
                else { continue }
                job.edit(file) {
                    $0.insert(" as AnyObject", at: argument.expression.endPositionBeforeTrailingTrivia, "keys")
                }
            }
            return .visitChildren
        }

        private func takesObject(_ method: String, _ number: Int) -> Bool {
            job.index.entries.contains { type in
                type.methods.contains { candidate in
                    guard candidate.name.base == method else { return false }
                    let parameters = Array(candidate.node.signature.parameterClause.parameters)
                    return parameters.indices.contains(number)
                        && parameters[number].type.trimmedDescription == "AnyObject"
                }
            }
        }

        /// Whether the cast is a text identifier, as in `addBoundary(withIdentifier: "wall" as NSCopying, …)`.
        private func isTextIdentifier(_ node: SequenceExprSyntax) -> Bool {
            let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text
            let text = node.elements.first?.as(StringLiteralExprSyntax.self)
            return ["identifier", "withIdentifier"].contains(label)
                && text?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } == true
        }
    }
}
