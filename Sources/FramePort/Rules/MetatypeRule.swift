internal import SwiftSyntax

/// Reports initializers of UIKit classes that are called on a metatype value: `(type as! UIView.Type).init()`, or
/// `Content()` for a generic parameter `Content: UIView`. The Objective-C runtime can instantiate any class this way;
/// Swift requires a `required` initializer.
enum MetatypeRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: [".init(", "<"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let name = madeClass(node), let type = job.index.type(name, in: node.typeAround), type.isOfFramework,
                type.kind == .class, !isRequired(node, type)
            else { return .visitChildren }
            if let arguments = defaults(type), node.arguments.isEmpty, let start = node.leftParen {
                job.edit(file) { $0.insert(arguments, at: start.endPosition, "required initializers") }
                return .visitChildren
            }
            job.report(
                .error,
                "an initializer of \(name) is called on a type that is known at run time only, which needs a required initializer here; "
                    + "pass a closure that makes the object",
                at: node, in: file)
            return .visitChildren
        }

        /// Whether the initializer is `required`, as it is for layers, animations and bars.
        private func isRequired(_ node: FunctionCallExprSyntax, _ type: TypeEntry) -> Bool {
            let label = node.arguments.first?.label?.text
            return ([type] + job.index.superclasses(of: type)).contains {
                RequiredInitRule.required[$0.name].map { $0.isEmpty ? label == nil : $0.hasPrefix(label ?? "?") }
                    == true
            } || label == "coder"
        }

        /// Returns the arguments that the class's `init()` passes to the initializer that is required here.
        private func defaults(_ type: TypeEntry) -> String? {
            let names = ([type] + job.index.superclasses(of: type)).map(\.name)
            if names.contains("UITableViewCell") { return "style: .default, reuseIdentifier: nil" }
            if names.contains("UITableViewHeaderFooterView") { return "reuseIdentifier: nil" }
            let framed = ["UICollectionReusableView", "UINavigationBar", "UIToolbar", "UIPopoverBackgroundView"]
            return names.contains(where: framed.contains) ? "frame: .zero" : nil
        }

        /// Returns the class that is instantiated through a metatype.
        private func madeClass(_ node: FunctionCallExprSyntax) -> String? {
            let called = node.calledExpression
            if let parameter = called.as(DeclReferenceExprSyntax.self) {
                return constraint(parameter.baseName.text, around: node)
            }
            guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
                let base = member.base
            else { return nil }
            if let parameter = base.as(DeclReferenceExprSyntax.self) {
                return constraint(parameter.baseName.text, around: node)
            }
            let tuple = base.as(TupleExprSyntax.self).flatMap { $0.elements.count == 1 ? $0.elements.first : nil }
            guard let sequence = tuple?.expression.as(SequenceExprSyntax.self),
                sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true,
                let cast = sequence.elements.last?.as(TypeExprSyntax.self)?.type.as(MetatypeTypeSyntax.self)
            else { return nil }
            return TypeName.of(cast.baseType)
        }

        /// Returns the superclass constraint of a generic parameter declared around the expression.
        private func constraint(_ name: String, around node: some SyntaxProtocol) -> String? {
            var around = Syntax(node).parent
            while let current = around {
                let clause = current.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
                if let parameter = clause?.parameters.first(where: { $0.name.text == name }) {
                    let conditions = current.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
                    let names =
                        (parameter.inheritedType.map { TypeName.parts(of: $0) } ?? [])
                        + (conditions.map { constraints(of: name, in: $0) } ?? [])
                    return names.first { job.index.type($0, in: node.typeAround)?.kind == .class }
                }
                around = current.parent
            }
            return nil
        }

        /// Returns the types that `name` is constrained to in a clause such as `where T: Item, T: UIView`.
        private func constraints(of name: String, in clause: GenericWhereClauseSyntax) -> [String] {
            clause.requirements.flatMap { requirement -> [String] in
                guard case .conformanceRequirement(let conformance) = requirement.requirement,
                    TypeName.of(conformance.leftType) == name
                else { return [] }
                return TypeName.parts(of: conformance.rightType)
            }
        }
    }
}
