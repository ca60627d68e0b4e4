internal import SwiftSyntax

/// Removes attributes and modifiers that belong to the Objective-C runtime and to Interface Builder. Other rules
/// preserve their meaning.
enum AttributeRule: PortRule {
    static let actions: Set<String> = ["IBAction", "IBSegueAction"]
    static let outlets: Set<String> = ["IBOutlet", "IBInspectable", "GKInspectable"]

    private static let dropped =
        actions.union(outlets).union([
            "objc", "objcMembers", "nonobjc", "IBDesignable", "NSManaged", "NSCopying", "UIApplicationMain",
        ])

    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["@", "dynamic"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            let name = node.attributeName.trimmedDescription
            let startsApplication = name == "main" && node.parent?.parent?.is(ClassDeclSyntax.self) == true
            guard
                dropped.contains(name) || startsApplication || isReservedForInterfaces(node) || isOfObjectiveC(node)
            else {
                return .visitChildren
            }
            job.edit(file) { $0.remove(node, "attributes") }
            return .skipChildren
        }

        /// Whether the attribute says that a function is a block, or the code of a method. Both are closures here.
        private func isOfObjectiveC(_ node: AttributeSyntax) -> Bool {
            guard node.attributeName.trimmedDescription == "convention" else { return false }
            switch node.arguments?.trimmedDescription {
            case "block": return true
            case "c":
                let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
                return type?.parameters.contains { $0.type.trimmedDescription == "Selector" } == true
            default: return false
            }
        }

        /// Whether the attribute makes an outlet, action or inspectable property unavailable in code. Storyboards still
        /// use it, and so do the lists of the class.
        private func isReservedForInterfaces(_ node: AttributeSyntax) -> Bool {
            node.isUnavailable
                && node.parent?.as(AttributeListSyntax.self)?.hasOne(
                    of: AttributeRule.actions.union(AttributeRule.outlets)) == true
        }

        override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
            if node.name.text == "dynamic" { job.edit(file) { $0.remove(node, "attributes") } }
            return .skipChildren
        }
    }
}

extension AttributeSyntax {
    /// Whether the attribute is `@available(*, unavailable)`, with or without a message.
    fileprivate var isUnavailable: Bool {
        guard attributeName.trimmedDescription == "available",
            let tokens = arguments?.tokens(viewMode: .sourceAccurate).map(\.text)
        else { return false }
        return tokens.starts(with: ["*", ",", "unavailable"])
    }
}

extension AttributeListSyntax {
    /// Whether code cannot use the declaration, although a storyboard may.
    var areUnavailable: Bool { contains { $0.as(AttributeSyntax.self)?.isUnavailable == true } }
}
