internal import SwiftSyntax

/// Reports Objective-C protocols used as class types, such as `Weak<Watcher>` for `class Weak<Object: AnyObject>`.
/// Without the Objective-C runtime, a protocol conforms neither to `AnyObject` nor to another protocol.
enum ClassTypeRule: PortRule {
    static func apply(to job: PortJob) {
        let parameters = Parameters(viewMode: .sourceAccurate)
        for (_, tree) in job.sources { parameters.walk(tree) }
        guard !parameters.constrained.isEmpty else { return }
        for (file, tree) in job.sources {
            let visitor = Visitor(job, file)
            visitor.constrained = parameters.constrained
            visitor.walk(tree)
        }
    }

    /// Collects the generic types of the module with the constraint of each parameter.
    private final class Parameters: SyntaxVisitor {
        private(set) var constrained: [String: [String?]] = [:]

        private func note(
            _ name: TokenSyntax, _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
        ) -> SyntaxVisitorContinueKind {
            let constraints = (clause?.parameters ?? []).map { parameter in
                parameter.inheritedType?.trimmedDescription
                    ?? requirements?.requirements.lazy.compactMap {
                        $0.requirement.as(ConformanceRequirementSyntax.self)
                    }
                    .first { $0.leftType.trimmedDescription == parameter.name.text }?.rightType.trimmedDescription
            }
            if constraints.contains(where: { $0 != nil }) { constrained[name.text] = constraints }
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.name, node.genericParameterClause, node.genericWhereClause)
        }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.name, node.genericParameterClause, node.genericWhereClause)
        }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.name, node.genericParameterClause, node.genericWhereClause)
        }
    }

    private final class Visitor: RuleVisitor {
        var constrained: [String: [String?]] = [:]

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            check(node.name.text, node.genericArgumentClause)
            return .visitChildren
        }

        override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
            check(node.expression.trimmedDescription, node.genericArgumentClause)
            return .visitChildren
        }

        private func check(_ name: String, _ clause: GenericArgumentClauseSyntax?) {
            guard let clause, let constraints = constrained[name] else { return }
            for (argument, constraint) in zip(clause.arguments, constraints) {
                guard let constraint, case .type(let type) = argument.argument,
                    TypeName.parts(of: type).contains(where: {
                        job.index.type($0, in: type.typeAround)?.kind == .protocol
                    }),
                    !type.is(OptionalTypeSyntax.self)
                else { continue }
                job.report(
                    .error,
                    "the protocol “\(type.trimmedDescription)” does not conform to \(constraint) here, as protocols of Objective-C "
                        + "do; drop the constraint of \(name), and hold the object as a weak AnyObject",
                    at: type, in: file)
            }
        }
    }
}
