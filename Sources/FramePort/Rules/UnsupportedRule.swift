internal import SwiftSyntax

/// Reports uses of features that need the Objective-C runtime, each with an alternative.
enum UnsupportedRule: PortRule {
    /// Which methods can get other code, as the end of a message.
    static let replaceable =
        "; only dynamic methods of UIKit, such as viewDidLoad() and present(_:animated:completion:), can be exchanged here, "
        + "with a method of an extension of the same class that is named in an adjacent #selector; override others in a subclass"

    /// Names of functions that replace methods at run time.
    private static let exchanging: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
    ]

    private static let closures =
        "a closure can be the code only of dynamic methods of UIKit, such as viewDidLoad() and viewWillAppear(_:), that "
        + "are named in a #selector of the same file; override others in a subclass"

    private static let waysRound: [String: String] = [
        "class_copyMethodList": "methods are not found by name here; the class lists them in selectors",
        "class_copyIvarList": "variables are not found by name here; use Mirror",
        "objc_getClass": "classes are found by module and name with NSClassFromString(\"Module.Class\")",
        "objc_allocateClassPair": "classes cannot be made at run time here; declare them",
    ]

    /// Alternatives to overriding methods that the runtime calls.
    private static let overridden: [String: String] = [
        "initialize": "initialize() is not called here; run its code when the application starts",
        "load": "load() is not called here; run its code when the application starts",
        "resolveInstanceMethod": "methods cannot be made at run time here; declare them",
        "methodSignature": "invocations cannot be changed here; return the other object from forwardingTarget(for:)",
        "forwardInvocation": "invocations cannot be changed here; return the other object from forwardingTarget(for:)",
    ]

    static func apply(to job: PortJob) {
        Visitor.walk(
            job,
            mentioning: [
                "method_", "class_", "objc_", "imp_", "initialize", "load()",
                "resolveInstanceMethod", "methodSignature", "forwardInvocation",
            ])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
                return .visitChildren
            }
            let isClosure = name == ClosureCodeRule.function.description && !hasClosures
            if BarClassRule.parts(of: node) != nil { return .visitChildren }
            if let way = waysRound[name] ?? (isClosure ? closures : nil) {
                job.report(.error, "\(name): \(way)", at: node, in: file)
            } else if isWithoutEffect(name) {
                let effect = name == "class_addMethod" ? "no method is added" : "methods keep their code"
                job.report(.warning, "\(name): \(effect)\(replaceable)", at: node, in: file)
            }
            return .visitChildren
        }

        private var hasClosures: Bool { job.makesMethodsOfClosures.contains(file) }

        private func isWithoutEffect(_ function: String) -> Bool {
            exchanging.contains(function) && !job.exchangesMethods
                && !(hasClosures && function != "method_exchangeImplementations")
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.modifiers.has("override"), let way = overridden[node.name.text],
                job.index.classes.allSatisfy({ !declares(node, $0) })
            {
                job.report(.error, way, at: node, in: file)
            }
            return .visitChildren
        }

        /// Whether the module declares the method, which makes it an ordinary method to override.
        private func declares(_ node: FunctionDeclSyntax, _ type: TypeEntry) -> Bool {
            type.methods.contains { !$0.isOverride && $0.name == MethodName(node) }
        }
    }
}
