internal import SwiftSyntax

/// Makes tests run in an application of their own: imports of XCTest become imports of `HostedTesting`, and tests of Swift
/// Testing get the trait `.hosted`.
///
/// Apple's compiler lets methods that run before and after tests be isolated to the main actor, since XCTest does not
/// say which thread they are on. Here they say so themselves.
enum TestRule: PortRule {
    /// The module that takes the place of XCTest.
    static let module = "HostedTesting"

    private static let surroundings: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

    static func apply(to job: PortJob) {
        guard job.options.areTests else { return }
        Visitor.walk(job, mentioning: ["@Test", "@MainActor"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            guard ["Test", "Testing.Test"].contains(node.attributeName.trimmedDescription) else { return .skipChildren }
            let trait = ".hosted"
            guard let arguments = node.arguments?.as(LabeledExprListSyntax.self), let first = arguments.first else {
                job.edit(file) {
                    if let open = node.leftParen {
                        $0.insert(trait, at: open.endPositionBeforeTrailingTrivia, "tests")
                    } else {
                        $0.insert("(\(trait))", at: node.attributeName.endPositionBeforeTrailingTrivia, "tests")
                    }
                }
                return .skipChildren
            }
            let hasName = first.label == nil && first.expression.is(StringLiteralExprSyntax.self)
            job.edit(file) {
                if hasName {
                    $0.insert(", " + trait, at: first.expression.endPositionBeforeTrailingTrivia, "tests")
                } else {
                    $0.insert(trait + ", ", at: first.positionAfterSkippingLeadingTrivia, "tests")
                }
            }
            return .skipChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            let isOfMainActor = node.attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
            }
            guard isOfMainActor else { return .visitChildren }
            for member in node.memberBlock.members {
                guard let method = member.decl.as(FunctionDeclSyntax.self), let body = method.body,
                    TestRule.surroundings.contains(method.name.text),
                    method.signature.parameterClause.parameters.isEmpty,
                    method.signature.effectSpecifiers?.asyncSpecifier == nil,
                    method.modifiers.map(\.name.text).contains("override"),
                    !method.modifiers.contains(where: { ["class", "static"].contains($0.name.text) })
                else { continue }
                let throwing = method.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
                job.edit(file) {
                    $0.insert(
                        " \(throwing)MainActor.assumeIsolated {", at: body.leftBrace.endPositionBeforeTrailingTrivia,
                        "tests")
                    $0.insert("} ", at: body.rightBrace.positionAfterSkippingLeadingTrivia, "tests")
                }
            }
            return .visitChildren
        }
    }
}
