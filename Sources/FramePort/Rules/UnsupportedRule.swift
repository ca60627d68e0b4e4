internal import SwiftSyntax

/// What only the Objective-C runtime can do is named with the way round.
enum UnsupportedRule: PortRule {
    private static let exchange =
        "only methods of UIKit are exchanged here that are declared dynamic, such as viewDidLoad() and present(_:animated:completion:), "
        + "for a method of an extension of the same class that is named in #selector beside them; others are overridden in a subclass"

    /// What works where the sources exchange methods of UIKit.
    private static let exchanging: Set<String> = [
        "method_exchangeImplementations", "class_addMethod", "class_replaceMethod",
    ]

    private static let waysRound: [String: String] = [
        "method_setImplementation": exchange,
        "class_getClassMethod": "methods of the type itself are not found by name here; call them",
        "class_getMethodImplementation": "methods are not called by address here; perform a selector",
        "class_copyMethodList": "methods are not found by name here; the class lists them in selectors",
        "class_copyIvarList": "variables are not found by name here; Mirror lists those of an object",
        "class_copyPropertyList": "properties are not found by name here; Mirror lists those of an object",
        "objc_getClass": "classes are found by module and name with NSClassFromString(\"Module.Class\")",
        "objc_allocateClassPair": "classes are not made at run time here; declare them",
        "object_setClass": "an object cannot change its class here; make one of the other class",
        "imp_implementationWithBlock": "methods are not made of closures here; override them in a subclass",
    ]

    /// What the runtime calls on its own.
    private static let overridden: [String: String] = [
        "initialize": "nothing calls initialize() here; call what it does where the application starts",
        "load": "nothing calls load() here; call what it does where the application starts",
        "resolveInstanceMethod": "methods are not made at run time here; declare them",
        "methodSignature": "messages are forwarded whole here; return the other object from forwardingTarget(for:)",
        "forwardInvocation": "messages are forwarded whole here; return the other object from forwardingTarget(for:)",
    ]

    static func apply(to job: PortJob) {
        Visitor.walk(job)
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                let way = waysRound[name] ?? (exchanging.contains(name) && !job.exchangesMethods ? exchange : nil)
            {
                job.report(.error, "\(name): \(way)", at: node, in: file)
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.modifiers.has("override"), let way = overridden[node.name.text],
                job.index.classes.allSatisfy({ !declares(node, $0) })
            {
                job.report(.error, way, at: node, in: file)
            }
            return .visitChildren
        }

        /// Whether the method is one of the module's own, which is overridden like any other.
        private func declares(_ node: FunctionDeclSyntax, _ type: TypeEntry) -> Bool {
            type.methods.contains { !$0.isOverride && $0.name == MethodName(node) }
        }
    }
}
