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
        Visitor.walk(job)
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            let name = node.attributeName.trimmedDescription
            let startsApplication = name == "main" && node.parent?.parent?.is(ClassDeclSyntax.self) == true
            guard dropped.contains(name) || startsApplication else { return .visitChildren }
            job.edit(file) { $0.remove(node, "attributes") }
            if name == "NSManaged", !ManagedPropertyRule.replaces(node, job) {
                job.report(
                    .warning, "Core Data is missing; the property becomes an ordinary one and needs a value", at: node,
                    in: file)
            }
            return .skipChildren
        }

        override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
            if node.name.text == "dynamic" { job.edit(file) { $0.remove(node, "attributes") } }
            return .skipChildren
        }
    }
}
