internal import SwiftSyntax

/// What only the Objective-C runtime can do is named with the way round.
enum UnsupportedRule: PortRule {
    private static let waysRound: [String: String] = [
        "method_exchangeImplementations": "methods are not exchanged at run time here; override them in a subclass",
        "method_setImplementation": "methods are not exchanged at run time here; override them in a subclass",
        "class_replaceMethod": "methods are not exchanged at run time here; override them in a subclass",
        "class_addMethod": "classes get no methods at run time here; declare them",
        "class_getInstanceMethod": "methods are not found by name here; call them, or make a Selector of them",
        "class_copyIvarList": "variables are not found by name here; Mirror lists those of an object",
        "class_copyPropertyList": "properties are not found by name here; Mirror lists those of an object",
        "objc_getClass": "classes are found by module and name with NSClassFromString(\"Module.Class\")",
        "object_setClass": "an object cannot change its class here; make one of the other class",
        "imp_implementationWithBlock": "methods are not made of closures here; override them in a subclass",
    ]

    static func apply(to job: PortJob) {
        Visitor.walk(job)
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                let way = waysRound[name]
            {
                job.report(.error, "\(name): \(way)", at: node, in: file)
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.name.text == "forwardingTarget", node.modifiers.has("override") {
                job.report(
                    .error, "messages are not forwarded here; declare the methods, and call the other object in them",
                    at: node, in: file)
            }
            return .visitChildren
        }
    }
}
