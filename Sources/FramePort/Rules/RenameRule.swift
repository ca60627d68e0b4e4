internal import SwiftSyntax

/// Replaces names that Apple changed in Swift 4.2. Sources of an earlier version get the new names. In later sources
/// the old names are errors, as with Apple's compiler, and the message states the new name.
enum RenameRule: PortRule {
    private static let name = "renamed"

    static func apply(to job: PortJob) {
        Visitor.walk(job)
    }

    private final class Visitor: RuleVisitor {
        /// - Parameter labels: Labels shown in the message after the old and the new name.
        private func replace(
            _ node: some SyntaxProtocol, _ old: String, _ new: String, labels: (old: String, new: String) = ("", "")
        ) {
            // A type that the module or a library declares is not Apple's; one that it only extends is.
            if job.index.aliases.contains(old) { return }
            if let type = job.index.type(old), type.kind != .unknown { return }
            if job.options.swiftVersion < 5 {
                job.edit(file) { $0.replace(node, with: new, name) }
            } else {
                let (old, new) = (old + labels.old, new + labels.new)
                job.report(
                    .error, "“\(old)” is “\(new)” since Swift 4.2; rename it, or port the sources as of Swift 4",
                    at: node, in: file)
            }
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            if let new = AppleRenames.names[node.name.text] { replace(node.name, node.name.text, new) }
            return .visitChildren
        }

        /// `(Void) -> Void` was the type of a function without parameters in Swift 3.
        override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
            if job.options.swiftVersion < 4, node.parameters.count == 1, let only = node.parameters.first,
                only.firstName == nil, only.type.as(IdentifierTypeSyntax.self)?.name.text == "Void"
            {
                job.edit(file) { $0.replace(only, with: "", name) }
            }
            return .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let old = node.declName.baseName.text
            if old == "characters", job.options.swiftVersion < 5, dropCharacters(of: node) { return .visitChildren }
            // Deprecated, but still there in today's UIKit.
            if old == "openURL", node.base?.trimmedDescription.hasSuffix("UIApplication.shared") == true {
                job.edit(file) { $0.replace(node.declName.baseName, with: "open", name) }
                return .visitChildren
            }
            if let new = AppleRenames.notifications[old] {
                replace(node, old, new)
                return .skipChildren
            }
            if let new = AppleRenames.members[old], !isDeclared(old) { replace(node.declName.baseName, old, new) }
            // Core Foundation still has such names today: `CFRunLoopMode.commonModes`.
            let base = node.base?.trimmedDescription ?? (job.options.swiftVersion < 5 ? "RunLoopMode" : "")
            if let new = AppleRenames.modes[old], ["RunLoopMode", "RunLoop.Mode"].contains(base) {
                replace(node.declName.baseName, old, new)
            }
            return .visitChildren
        }

        /// Texts were no collections in Swift 3, and had their characters in a property: `text.characters.count`.
        ///
        /// - Returns: Whether the property is one of a text, as it is unless the module declares another.
        private func dropCharacters(of node: MemberAccessExprSyntax) -> Bool {
            guard node.base != nil, !declaresCharacters else { return false }
            job.edit(file) {
                $0.replace(
                    node.period.positionAfterSkippingLeadingTrivia..<node.declName.endPositionBeforeTrailingTrivia,
                    with: "", name)
            }
            return true
        }

        private lazy var declaresCharacters = job.index.entries.contains { type in
            type.bodies.contains { !type.isOfFramework && $0.memberNames.contains("characters") }
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let old = node.baseName.text
            guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id else { return .skipChildren }
            if let new = AppleRenames.names[old] {
                replace(node.baseName, old, new)
            } else if let new = AppleRenames.members[old], job.options.swiftVersion < 5, !isDeclared(old) {
                // In later sources, a name without an object before it is declared in the module.
                replace(node.baseName, old, new)
            }
            return .skipChildren
        }

        /// Priorities were numbers in Swift 3: `constraint.priority = 999`.
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let parts = Array(node.elements)
            if job.options.swiftVersion < 4, parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
                parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "priority"
            {
                makePriority(parts[2])
            }
            return .visitChildren
        }

        private func makePriority(_ value: ExprSyntax) {
            guard value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self) else { return }
            job.edit(file) { $0.replace(value, with: "UILayoutPriority(\(value.trimmedDescription))", name) }
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let method = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            if job.options.swiftVersion < 4, let method, let value = node.arguments.first?.expression,
                ["setContentHuggingPriority", "setContentCompressionResistancePriority"].contains(method)
            {
                makePriority(value)
            }
            guard let argument = node.arguments.first, node.arguments.count == 1, let label = argument.label,
                let colon = argument.colon
            else { return .visitChildren }
            let callee = node.calledExpression
            let token =
                callee.as(MemberAccessExprSyntax.self)?.declName.baseName
                ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
            guard let token, let new = AppleRenames.labels["\(token.text)(\(label.text):)"], !isDeclared(token.text)
            else { return .visitChildren }
            replace(token, token.text, new.base, labels: ("(\(label.text):)", "(\(new.label):)"))
            guard job.options.swiftVersion < 5 else { return .visitChildren }
            if new.label == "_" {
                job.edit(file) {
                    $0.replace(label.positionAfterSkippingLeadingTrivia..<colon.endPosition, with: "", name)
                }
            } else {
                job.edit(file) { $0.replace(label, with: new.label, name) }
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.modifiers.has("override"), let parameter = node.signature.parameterClause.parameters.first,
                let new = AppleRenames.labels["\(node.name.text)(\(parameter.firstName.text):)"]
            else { return .visitChildren }
            let labels = ("(\(parameter.firstName.text):)", "(\(new.label):)")
            replace(node.name, node.name.text, new.base, labels: labels)
            if job.options.swiftVersion < 5 {
                job.edit(file) { $0.replace(parameter.firstName, with: new.label, name) }
            }
            return .visitChildren
        }

        /// Whether the module declares the name. One of its methods may have an old Apple name.
        private func isDeclared(_ name: String) -> Bool { job.index.methodNames.contains(name) }
    }
}
