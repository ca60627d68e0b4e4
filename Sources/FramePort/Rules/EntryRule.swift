internal import SwiftSyntax

/// Expands `@Entry`, a macro of SwiftUI, into a property that reads and sets the value of a generated key. The initial value
/// is the key's default.
enum EntryRule: PortRule {
    private static let name = "entries"

    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["@Entry"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            let attribute = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
                .first { ["Entry", "SwiftUI.Entry"].contains($0.attributeName.trimmedDescription) }
            guard let attribute, node.bindings.count == 1, let binding = node.bindings.first,
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                binding.initializer != nil || binding.typeAnnotation != nil
            else { return .visitChildren }
            let property = pattern.identifier.text
            let key = "\(property.prefix(1).uppercased())\(property.dropFirst())Entry"
            let visibility = access(of: node).map { $0 == "private" ? "fileprivate " : "\($0) " } ?? ""
            job.edit(file) {
                $0.remove(attribute, EntryRule.name)
                $0.replace(
                    pattern,
                    with: """
                        \(property): \(key).Value { get { self[\(key).self] } set { self[\(key).self] = newValue } }; \
                        \(visibility)struct \(key): EnvironmentKey { \
                        nonisolated(unsafe) \(visibility)static let defaultValue
                        """, EntryRule.name)
                // An optional property needs no initial value.
                $0.insert(
                    binding.initializer == nil ? " = nil }" : " }", at: binding.endPositionBeforeTrailingTrivia,
                    EntryRule.name)
            }
            return .visitChildren
        }

        /// The access that the property has by itself, or by the extension around it.
        private func access(of node: VariableDeclSyntax) -> String? {
            let around = sequence(first: Syntax(node), next: \.parent).lazy
                .compactMap { $0.as(ExtensionDeclSyntax.self) }.first
            return [node.modifiers, around?.modifiers].compactMap(\.self).lazy
                .compactMap { modifiers in
                    modifiers.map(\.name.text).first { ["public", "package", "fileprivate", "private"].contains($0) }
                }.first
        }
    }
}
