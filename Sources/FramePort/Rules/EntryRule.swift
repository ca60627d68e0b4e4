internal import SwiftSyntax

/// Writes out `@Entry`, a macro of SwiftUI: the property reads and sets the value of a key, whose default is its initial value.
enum EntryRule: PortRule {
    private static let name = "entries"

    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["@Entry"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            let attribute = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
                .first { ["Entry", "SwiftUI.Entry"].contains($0.attributeName.trimmedDescription) }
            guard let attribute, let binding = node.bindings.first, node.bindings.count == 1,
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
            else { return .visitChildren }
            // An optional property needs no initial value.
            let type = binding.typeAnnotation?.type.trimmedDescription
            guard let value = binding.initializer?.value.trimmedDescription ?? type.map({ _ in "nil" }) else {
                return .visitChildren
            }
            let property = pattern.identifier.text
            let key = "\(property.prefix(1).uppercased())\(property.dropFirst())Entry"
            let access = node.modifiers.map(\.name.text).first {
                ["public", "package", "fileprivate", "private"].contains($0)
            }
            let visibility = access.map { $0 == "private" ? "fileprivate " : "\($0) " } ?? ""
            job.edit(file) {
                $0.remove(attribute, EntryRule.name)
                $0.replace(
                    pattern.positionAfterSkippingLeadingTrivia..<binding.endPositionBeforeTrailingTrivia,
                    with: """
                        \(property): \(key).Value { get { self[\(key).self] } set { self[\(key).self] = newValue } }; \
                        \(visibility)struct \(key): EnvironmentKey { \
                        nonisolated(unsafe) \(visibility)static let defaultValue\(type.map { ": \($0)" } ?? "") = \(value) }
                        """, EntryRule.name)
            }
            return .skipChildren
        }
    }
}
