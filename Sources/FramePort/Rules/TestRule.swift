internal import SwiftSyntax

/// Makes tests run in an application of their own: imports of XCTest become imports of `HostedTesting`, and tests of Swift
/// Testing get the trait `.hosted`.
///
/// Apple's compiler lets methods that run before and after tests be isolated to the main actor, since XCTest does not
/// say which thread they are on. Here they say so themselves.
///
/// The list of tests that SwiftPM writes stops the program before the first test if all tests of a class are isolated and
/// none is asynchronous. Therefore the bodies of synchronous tests are isolated instead.
enum TestRule: PortRule {
    /// The module that takes the place of XCTest.
    static let module = "HostedTesting"

    /// The base classes of test cases.
    private static let testCases: Set<String> = ["XCTestCase", "FBSnapshotTestCase", "SnapshotTestCase"]
    private static let surroundings: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

    static func apply(to job: PortJob) {
        guard job.options.areTests else { return }
        Visitor.walk(job, mentioning: ["@Test", "@MainActor", "func test"])
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
            isolateTests(of: node.name.text, in: node)
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            if let name = TypeName.of(node.extendedType) { isolateTests(of: name, in: node) }
            return .visitChildren
        }

        private func isolateTests(of name: String, in group: some DeclGroupSyntax) {
            guard let type = job.index.type(name) else { return }
            let classes = [type] + job.index.superclasses(of: type)
            guard classes.contains(where: { !$0.inherited.filter(TestRule.testCases.contains).isEmpty }) else { return }
            let isolated = classes.contains { type in
                !type.isOfFramework && type.main.map { TestRule.isIsolated($0.group.attributes) } == true
            }
            isolateTests(
                in: group.memberBlock.members, isolated: isolated || TestRule.isIsolated(group.attributes))
        }

        /// - Parameter isolated: Whether the class or its extension is isolated to the main actor.
        private func isolateTests(in members: MemberBlockItemListSyntax, isolated: Bool) {
            for member in members {
                if let directive = member.decl.as(IfConfigDeclSyntax.self) {
                    for clause in PlatformCondition.clauses(of: directive, job.options) {
                        guard case .decls(let inner) = clause.elements else { continue }
                        isolateTests(in: inner, isolated: isolated)
                    }
                } else if let method = member.decl.as(FunctionDeclSyntax.self) {
                    isolateTest(method, isolated: isolated)
                }
            }
        }

        private func isolateTest(_ method: FunctionDeclSyntax, isolated: Bool) {
            guard let body = method.body, method.signature.parameterClause.parameters.isEmpty,
                method.signature.effectSpecifiers?.asyncSpecifier == nil, method.signature.returnClause == nil,
                method.genericParameterClause == nil,
                !method.attributes.contains(where: { TestRule.isTest($0) }),
                !method.modifiers.contains(where: { ["class", "static", "nonisolated"].contains($0.name.text) })
            else { return }
            let attribute = method.attributes.first { TestRule.isMainActor($0) }
            if TestRule.surroundings.contains(method.name.text), method.modifiers.has("override") {
                if isolated { isolate(body, of: method) }
            } else if method.name.text.hasPrefix("test"), isolated || attribute != nil {
                job.edit(file) {
                    if let attribute { $0.replace(attribute, with: "", "tests") }
                    let start = method.modifiers.first?.positionAfterSkippingLeadingTrivia
                    $0.insert(
                        "nonisolated ", at: start ?? method.funcKeyword.positionAfterSkippingLeadingTrivia, "tests")
                }
                isolate(body, of: method)
            }
        }

        private func isolate(_ body: CodeBlockSyntax, of method: FunctionDeclSyntax) {
            guard !body.statements.isEmpty else { return }
            let throwing = method.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
            // The value of a single expression would be the closure's, unused or not to be sent.
            let isExpression = body.statements.count == 1 && body.statements.first?.item.is(ExprSyntax.self) == true
            let signature = isExpression ? " () -> Void in" : ""
            job.edit(file) {
                $0.insert(
                    " \(throwing)MainActor.assumeIsolated {\(signature)",
                    at: body.leftBrace.endPositionBeforeTrailingTrivia, "tests")
                $0.insert("} ", at: body.rightBrace.positionAfterSkippingLeadingTrivia, "tests")
            }
        }
    }

    private static func isIsolated(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains(where: isMainActor)
    }

    private static func isTest(_ attribute: AttributeListSyntax.Element) -> Bool {
        ["Test", "Testing.Test"].contains(attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
    }

    private static func isMainActor(_ attribute: AttributeListSyntax.Element) -> Bool {
        attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
    }
}
