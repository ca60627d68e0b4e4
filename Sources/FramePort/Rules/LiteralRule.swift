internal import SwiftSyntax

/// Replaces `#keyPath`, and literals of images and files, with equivalent expressions. The compiler itself reads literals
/// of colors, which may be of another type than `UIColor`.
enum LiteralRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["#"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            switch node.macroName.text {
            case "imageLiteral":
                replace(node, "UIImage(imageLiteralResourceName: \(value(of: node)))")
            case "fileLiteral":
                replace(node, "Bundle.main.url(forResource: \(value(of: node)), withExtension: nil)!")
            case "keyPath":
                guard let path = keyPath(of: node) else {
                    job.report(
                        .error, "the argument of #keyPath is not a path of properties; write the path as a string",
                        at: node, in: file)
                    return .skipChildren
                }
                replace(node, "\"\(path)\"")
            default: return .visitChildren
            }
            return .skipChildren
        }

        private func replace(_ node: MacroExpansionExprSyntax, _ text: String) {
            job.edit(file) { $0.replace(node, with: text, "literals") }
        }

        private func value(of node: MacroExpansionExprSyntax) -> String {
            node.arguments.first?.expression.trimmedDescription ?? "\"\""
        }

        /// Returns the names that follow the type, as spelled in Objective-C: `hidden` for Apple's property `isHidden`.
        private func keyPath(of node: MacroExpansionExprSyntax) -> String? {
            guard let expression = node.arguments.first?.expression else { return nil }
            var names: [String] = []
            var rest: ExprSyntax? = expression
            while let member = rest?.as(MemberAccessExprSyntax.self) {
                names.insert(member.declName.baseName.text, at: 0)
                rest = member.base
            }
            guard let first = rest?.as(DeclReferenceExprSyntax.self) else { return nil }
            names.insert(first.baseName.text, at: 0)
            var owner = node.typeAround.flatMap { job.index.type($0) }
            if names[0] == "self" || names[0] == "Self" {
                names.removeFirst()
            } else {
                // Types come first: `Outer.Inner.property`.
                while names.count > 1, names[0].first?.isUppercase == true {
                    let name = owner != nil && names.count < 2 ? names[0] : names.removeFirst()
                    owner = job.index.type(name, in: node.typeAround)
                }
            }
            var keys: [String] = []
            for name in names {
                let property = owner.flatMap { self.property(name, of: $0) }
                let classKey = owner.flatMap { AppleSelectors.classProperties["\($0.name).\(name)"] }
                keys.append(property?.key ?? classKey ?? AppleSelectors.key(of: name))
                let type = property?.type.flatMap { TypeName.of($0) } ?? property.flatMap { Self.made($0) }
                owner = type.flatMap { job.index.type($0, in: owner?.name) }
            }
            return keys.joined(separator: ".")
        }

        /// Returns the name of the type whose initializer provides the property's value.
        private static func made(_ property: Property) -> String? {
            let call = property.binding.initializer?.value.as(FunctionCallExprSyntax.self)
            return call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        }

        /// Returns a property that the module itself declares.
        private func property(_ name: String, of type: TypeEntry) -> Property? {
            ([type] + job.index.superclasses(of: type)).filter { !$0.isOfFramework }.flatMap(\.properties)
                .first { $0.name == name && $0.file >= 0 }
        }
    }
}
