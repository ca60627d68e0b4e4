internal import SwiftSyntax

/// Ports Objective-C protocols used as class types, such as `Weak<Watcher>` for `class Weak<Object: AnyObject>`. Without
/// the Objective-C runtime, a protocol conforms neither to `AnyObject` nor to another protocol.
///
/// A constraint to `AnyObject` is dropped, and weak properties hold any object:
///
///     class Weak<Object> {                                            // was: class Weak<Object: AnyObject> {
///         weak var weak_object: AnyObject?                            // was: weak var object: Object?
///         var object: Object? { get { weak_object as? Object } set { weak_object = newValue as AnyObject? } }
///     }
///
/// Uses of types with other constraints are reported.
enum ClassTypeRule: PortRule {
    private static let name = "protocols as class types"

    static func apply(to job: PortJob) {
        let types = job.index.entries.filter { !$0.isOfFramework }
            .compactMap { type in type.main.flatMap { GenericType(type, $0.group) } }
        guard !types.isEmpty else { return }
        let named = Dictionary(types.map { ($0.type.ownName, $0) }, uniquingKeysWith: { first, _ in first })
        var loosened: [String: Set<String>] = [:]
        let found = DeepStack.map(job.sources) { file, tree in
            let visitor = Visitor(job, file)
            visitor.types = named
            visitor.walk(tree)
            return visitor.loosened
        }
        for names in found { loosened.merge(names) { $0.union($1) } }
        for (name, parameters) in loosened.sorted(by: { $0.key < $1.key }) {
            guard let type = named[name] else { continue }
            type.drop(parameters, job)
            for body in type.type.bodies { BodyVisitor(job, body, of: type.type, parameters)?.walk(body.group) }
        }
    }

    /// A generic type of the module with the constraint of each parameter.
    private struct GenericType {
        let type: TypeEntry
        let parameters: [(node: GenericParameterSyntax, constraint: String?)]
        private let clause: GenericWhereClauseSyntax?

        init?(_ type: TypeEntry, _ group: any DeclGroupSyntax) {
            guard let generic = group.asProtocol((any WithGenericParametersSyntax).self) else { return nil }
            self.type = type
            let clause = generic.genericWhereClause
            self.clause = clause
            parameters = (generic.genericParameterClause?.parameters ?? []).map { parameter in
                let constraint =
                    parameter.inheritedType?.trimmedDescription
                    ?? clause?.requirements.lazy.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
                    .first { $0.leftType.trimmedDescription == parameter.name.text }?.rightType.trimmedDescription
                return (parameter, constraint)
            }
            guard parameters.contains(where: { $0.constraint != nil }) else { return nil }
        }

        /// Whether nothing but weak references need the constraint.
        var canBeLoosened: Bool {
            clause == nil && !type.name.contains(".")
                && !type.bodies.flatMap(\.properties).contains { property in
                    property.node.modifiers.has("weak") && property.binding.accessorBlock != nil
                } && (type.hasInitializers || type.main?.group.is(ClassDeclSyntax.self) == true)
        }

        func drop(_ names: Set<String>, _ job: PortJob) {
            guard let file = type.main?.file else { return }
            for (node, _) in parameters where names.contains(node.name.text) {
                guard let colon = node.colon, let constraint = node.inheritedType else { continue }
                job.edit(file) {
                    $0.replace(
                        colon.positionAfterSkippingLeadingTrivia..<constraint.endPositionBeforeTrailingTrivia, with: "",
                        ClassTypeRule.name)
                }
            }
        }
    }

    /// Finds types whose arguments are protocols.
    private final class Visitor: RuleVisitor {
        var types: [String: GenericType] = [:]
        /// Parameters whose constraint is dropped, by type.
        private(set) var loosened: [String: Set<String>] = [:]

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            check(node.name.text, node.genericArgumentClause)
            return .visitChildren
        }

        override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
            guard let reference = node.expression.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
            check(reference.baseName.text, node.genericArgumentClause)
            return .visitChildren
        }

        private func check(_ name: String, _ clause: GenericArgumentClauseSyntax?) {
            guard let clause, let generic = types[name] else { return }
            for (argument, parameter) in zip(clause.arguments, generic.parameters) {
                guard let constraint = parameter.constraint, case .type(let type) = argument.argument,
                    TypeName.parts(of: type).contains(where: {
                        job.index.type($0, in: type.typeAround)?.kind == .protocol
                    }),
                    !type.is(OptionalTypeSyntax.self)
                else { continue }
                if ["AnyObject", "class"].contains(constraint), generic.canBeLoosened {
                    loosened[name, default: []].insert(parameter.node.name.text)
                    continue
                }
                job.report(
                    .error,
                    "the protocol “\(type.trimmedDescription)” does not conform to \(constraint) here, as protocols of Objective-C "
                        + "do; drop the constraint of \(name), and hold the object as a weak AnyObject",
                    at: type, in: file)
            }
        }
    }

    /// Lets the declarations of a type do without the constraint.
    private final class BodyVisitor: RuleVisitor {
        private var parameters: Set<String> = []
        /// Names of the weak properties that hold any object.
        private var weakNames: Set<String> = []

        convenience init?(_ job: PortJob, _ body: TypeBody, of type: TypeEntry, _ parameters: Set<String>) {
            guard body.file >= 0 else { return nil }
            self.init(job, body.file)
            self.parameters = parameters
            weakNames = Set(
                type.properties.filter { property in
                    property.node.modifiers.has("weak")
                        && property.type.flatMap { TypeName.of($0) }.map(parameters.contains) == true
                }.map(\.name))
        }

        private func edit(_ change: (inout EditList) -> Void) { job.edit(file, change) }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.modifiers.has("weak"), node.isMember, let binding = node.bindings.first,
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type,
                TypeName.of(type).map(parameters.contains) == true
            else { return .visitChildren }
            let name = pattern.identifier.text
            let value = TypeName.of(type) ?? "AnyObject"
            let modifiers = node.modifiers.filter { $0.name.text != "weak" }.map { $0.trimmedDescription + " " }
                .joined()
            edit {
                $0.replace(pattern.identifier, with: "weak_" + name, ClassTypeRule.name)
                $0.replace(type, with: "AnyObject?", ClassTypeRule.name)
                for modifier in node.modifiers where modifier.name.text != "weak" && modifier.detail == nil {
                    $0.remove(modifier, ClassTypeRule.name)
                }
                $0.insert(
                    "; \(modifiers)var \(name): \(value)? { get { weak_\(name) as? \(value) } "
                        + "set { weak_\(name) = newValue as AnyObject? } }",
                    at: node.endPositionBeforeTrailingTrivia, ClassTypeRule.name)
            }
            return .skipChildren
        }

        /// Objects are compared as such: `(a as AnyObject?) === (b as AnyObject?)`. Initializers set the stored
        /// property: `self.weak_object = object as AnyObject?`.
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let elements = Array(node.elements)
            if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), isInInitializer(node),
                let target = elements[0].as(MemberAccessExprSyntax.self), target.base?.trimmedDescription == "self",
                weakNames.contains(target.declName.baseName.text)
            {
                edit {
                    $0.insert("weak_", at: target.declName.positionAfterSkippingLeadingTrivia, ClassTypeRule.name)
                    $0.insert(" as AnyObject?", at: node.endPositionBeforeTrailingTrivia, ClassTypeRule.name)
                }
            }
            for (number, element) in elements.enumerated() {
                let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text
                guard text == "===" || text == "!==", number > 0, number + 1 < elements.count else { continue }
                for operand in [elements[number - 1], elements[number + 1]] {
                    edit {
                        $0.insert("(", at: operand.positionAfterSkippingLeadingTrivia, ClassTypeRule.name)
                        $0.insert(" as AnyObject?)", at: operand.endPositionBeforeTrailingTrivia, ClassTypeRule.name)
                    }
                }
            }
            return .visitChildren
        }

        private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
            sequence(first: Syntax(node), next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
                .contains { $0.is(InitializerDeclSyntax.self) }
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ObjectIdentifier",
                let argument = node.arguments.first
            {
                edit {
                    $0.insert(
                        " as AnyObject", at: argument.expression.endPositionBeforeTrailingTrivia, ClassTypeRule.name)
                }
            }
            return .visitChildren
        }
    }
}
