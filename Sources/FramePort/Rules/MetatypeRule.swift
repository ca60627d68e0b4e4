internal import SwiftSyntax

/// Ports initializers of views and view controllers that are called on a metatype value: `Content()` for a generic
/// parameter `Content: UIView`, `(type as! UIView.Type).init()`, `Self(nibName: nil, bundle: nil)`.
///
/// The Objective-C runtime can instantiate any class this way; Swift requires a `required` initializer. The call becomes
/// one of UIKit's `made`, which reaches the initializer of the subclass. It is an error for other classes of UIKit.
enum MetatypeRule: PortRule {
    private static let name = "metatypes"
    private static let words: [StaticString] = [".init", "<", "Self("]

    static func apply(to job: PortJob) {
        let sources = job.sources.filter { words.contains(where: job.units[$0.file].contains) }
        let found = DeepStack.map(sources) { file, tree in
            let visitor = Visitor(job, file)
            visitor.walk(tree)
            return visitor.plainlyMade
        }
        // The classes may be in other files than the calls, which several threads visit.
        for type in found.joined() { requireInit(below: type, job) }
    }

    /// Gives the classes below `type` that have an `init()` of their own a `made()` that calls it.
    private static func requireInit(below type: TypeEntry, _ job: PortJob) {
        for made in [type] + job.index.subclasses(of: type) where !made.isOfFramework {
            let own = made.bodies.flatMap(\.initializers).first { $0.labels.isEmpty }
            guard let own, let main = made.main, !own.modifiers.has("private"), !own.modifiers.has("fileprivate"),
                MadeClassRule.require(made, job)
            else { continue }
            let access = main.access == .public ? "public " : ""
            job.add("\(access)override class func made() -> Self { self.init() }", to: main, name)
            for sub in job.index.subclasses(of: made) { _ = MadeClassRule.require(sub, job) }
        }
    }

    private final class Visitor: RuleVisitor {
        /// The classes whose `init()` is called.
        private(set) var plainlyMade: [TypeEntry] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let name = madeClass(node), let type = job.index.type(name, in: node.typeAround),
                type.kind == .class
            else { return .visitChildren }
            let labels = node.arguments.map { $0.label?.text ?? "_" }
            guard !isRequired(labels, type) else { return .visitChildren }
            if let arguments = defaults(type), node.arguments.isEmpty, let start = node.leftParen {
                job.edit(file) { $0.insert(arguments, at: start.endPosition, "required initializers") }
            } else if node.trailingClosure == nil, isMade(labels, type) {
                make(node)
                if node.arguments.isEmpty { plainlyMade.append(type) }
            } else if type.isOfFramework, isOwnClass(node), job.index.subclasses(of: type).isEmpty {
                makeOwn(node, name)
            } else if type.isOfFramework, !isRequirement(labels, node) {
                job.report(
                    .error,
                    "an initializer of \(name) is called on a type that is known at run time only, which needs a required initializer here; "
                        + "pass a closure that makes the object",
                    at: node, in: file)
            }
            return .visitChildren
        }

        /// Ports `Content.init` as a value: a function that makes an object without arguments.
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
            guard !isCalled, node.declName.baseName.text == "init", node.declName.argumentNames == nil,
                let parameter = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, parameter != "self",
                let name = parameter == "Self" ? ownClass(around: node) : constraint(parameter, around: node),
                let type = job.index.type(name, in: node.typeAround), type.kind == .class,
                !isRequired([], type), defaults(type) == nil, isMade([], type)
            else { return .visitChildren }
            job.edit(file) { $0.replace(node.declName.baseName, with: "made", MetatypeRule.name) }
            plainlyMade.append(type)
            return .visitChildren
        }

        /// Whether `made` has the arguments. It has those of the designated initializers.
        private func isMade(_ labels: [String], _ type: TypeEntry) -> Bool {
            let names = ([type] + job.index.superclasses(of: type)).map(\.name)
            return switch labels {
            case []: names.contains("UIView") || names.contains("UIViewController")
            case ["frame"]: names.contains("UIView")
            case ["nibName", "bundle"]: names.contains("UIViewController")
            default: false
            }
        }

        private func make(_ node: FunctionCallExprSyntax) {
            job.edit(file) {
                if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
                    $0.replace(member.declName.baseName, with: "made", MetatypeRule.name)
                } else {
                    $0.insert(".made", at: node.calledExpression.endPositionBeforeTrailingTrivia, MetatypeRule.name)
                }
            }
        }

        /// Whether the initializer is called on `Self`, or on `self` in a static method.
        private func isOwnClass(_ node: FunctionCallExprSyntax) -> Bool {
            let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.base ?? node.calledExpression
            return ["Self", "self"].contains(called.as(DeclReferenceExprSyntax.self)?.baseName.text)
        }

        /// Replaces `self.init(x)` in an extension of a class of UIKit that has no subclass here with `(UIColor(x) as! Self)`.
        private func makeOwn(_ node: FunctionCallExprSyntax, _ name: String) {
            job.edit(file) {
                $0.replace(node.calledExpression, with: "(" + name, MetatypeRule.name)
                $0.insert(" as! Self)", at: node.endPositionBeforeTrailingTrivia, MetatypeRule.name)
            }
        }

        /// Whether the initializer is `required`, as it is for layers, animations and bars, or by the class itself.
        private func isRequired(_ labels: [String], _ type: TypeEntry) -> Bool {
            ([type] + job.index.superclasses(of: type)).contains { type in
                RequiredInitRule.required[type.name].map {
                    $0.isEmpty ? labels.isEmpty : $0.hasPrefix(labels.first ?? "?")
                } == true
                    || type.bodies.contains { body in
                        body.initializers.contains { $0.modifiers.has("required") && $0.labels == labels }
                    }
            } || labels == ["coder"]
        }

        /// Whether a protocol that the type is constrained to requires the initializer, so that every class that conforms
        /// has it.
        private func isRequirement(_ labels: [String], _ node: FunctionCallExprSyntax) -> Bool {
            job.index.protocols(named: constraints(around: node), in: node.typeAround).contains { type in
                type.bodies.contains { $0.initializers.contains { $0.labels == labels } }
            }
        }

        /// Returns everything that the type on which an initializer is called is constrained to: as `Self`, by the protocol
        /// around the call and its extensions, or as a generic parameter.
        private func constraints(around node: FunctionCallExprSyntax) -> [String] {
            let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.base ?? node.calledExpression
            guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text else { return [] }
            var names = ["Self", "self"].contains(name) ? node.typeAround.map { [$0] } ?? [] : []
            var around = Syntax(node).parent
            while let current = around {
                if let clause = current.as(ExtensionDeclSyntax.self)?.genericWhereClause {
                    names += constraints(of: name == "self" ? "Self" : name, in: clause)
                }
                if let generic = current.asProtocol((any WithGenericParametersSyntax).self) {
                    let parameter = generic.genericParameterClause?.parameters.first { $0.name.text == name }
                    names += parameter?.inheritedType.map { TypeName.parts(of: $0) } ?? []
                    names += generic.genericWhereClause.map { constraints(of: name, in: $0) } ?? []
                }
                around = current.parent
            }
            return names
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
                let name = parameter.baseName.text
                return name == "Self" ? ownClass(around: node) : constraint(name, around: node)
            }
            guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
                let base = member.base
            else { return nil }
            if let parameter = base.as(DeclReferenceExprSyntax.self) {
                switch parameter.baseName.text {
                case "Self": return ownClass(around: node)
                // An initializer delegates to another one with it.
                case "self": return isInInitializer(node) ? nil : ownClass(around: node)
                case let name: return constraint(name, around: node) ?? parameterClass(name, around: node)
                }
            }
            let tuple = base.as(TupleExprSyntax.self).flatMap { $0.elements.count == 1 ? $0.elements.first : nil }
            guard let sequence = tuple?.expression.as(SequenceExprSyntax.self),
                sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true,
                let cast = sequence.elements.last?.as(TypeExprSyntax.self)?.type.as(MetatypeTypeSyntax.self)
            else { return nil }
            return TypeName.of(cast.baseType)
        }

        private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
            var around = Syntax(node).parent
            while let current = around, !current.is(FunctionDeclSyntax.self), !current.is(VariableDeclSyntax.self) {
                if current.is(InitializerDeclSyntax.self) { return true }
                around = current.parent
            }
            return false
        }

        /// Returns the class that `Self` is: the one around the expression unless it is final, or the one that an
        /// extension of a protocol, or the protocol itself, is constrained to.
        private func ownClass(around node: some SyntaxProtocol) -> String? {
            guard let name = node.typeAround, let type = job.index.type(name) else { return nil }
            if type.kind == .class { return type.main?.group.modifiers.has("final") == true ? nil : name }
            guard type.kind == .protocol else { return nil }
            var around = Syntax(node).parent
            var names = type.inherited
            while let current = around {
                if let clause = current.as(ExtensionDeclSyntax.self)?.genericWhereClause {
                    names += constraints(of: "Self", in: clause)
                }
                around = current.parent
            }
            return names.map { aliases[$0] ?? $0 }.first { job.index.type($0, in: name)?.kind == .class }
        }

        /// Returns `Screen` for the parameter of a function that is declared as `Screen.Type`, of a class of UIKit.
        private func parameterClass(_ name: String, around node: some SyntaxProtocol) -> String? {
            var around = Syntax(node).parent
            while let current = around {
                let parameters = current.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
                if let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                    let made = parameter.type.as(MetatypeTypeSyntax.self).flatMap { TypeName.of($0.baseType) }
                    return made.flatMap { constraint($0, around: node) ?? $0 }
                        .flatMap { job.index.type($0, in: node.typeAround)?.isOfFramework == true ? $0 : nil }
                }
                around = current.parent
            }
            return nil
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
            return associatedClass(name, around: node)
        }

        /// Returns the class that an associated type is constrained to, in the extension of a protocol around the expression.
        private func associatedClass(_ name: String, around node: some SyntaxProtocol) -> String? {
            guard let own = node.typeAround, job.index.type(own)?.kind == .protocol else { return nil }
            var names = [own]
            var around = Syntax(node).parent
            while let current = around {
                if let clause = current.as(ExtensionDeclSyntax.self)?.genericWhereClause {
                    names += constraints(of: "Self", in: clause)
                }
                around = current.parent
            }
            for entry in names.compactMap({ job.index.type($0) }) {
                let members = entry.main?.group.memberBlock.members ?? []
                let declared = members.lazy.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
                    .first { $0.name.text == name }
                let parts = declared?.inheritanceClause?.inheritedTypes.flatMap { TypeName.parts(of: $0.type) } ?? []
                let classes = parts.map { aliases[$0] ?? $0 }
                if let found = classes.first(where: { job.index.type($0)?.kind == .class }) { return found }
            }
            return nil
        }

        /// The types that the names of the module's aliases stand for.
        private lazy var aliases: [String: String] = {
            var found: [String: String] = [:]
            func collect(_ items: CodeBlockItemListSyntax) {
                for item in items {
                    if let alias = item.item.as(TypeAliasDeclSyntax.self) {
                        if found[alias.name.text] == nil {
                            found[alias.name.text] = TypeName.of(alias.initializer.value)
                        }
                        continue
                    }
                    guard let directive = item.item.as(IfConfigDeclSyntax.self) else { continue }
                    for clause in PlatformCondition.clauses(of: directive, job.options) {
                        if case .statements(let inner) = clause.elements { collect(inner) }
                    }
                }
            }
            job.sources.forEach { collect($0.tree.statements) }
            return found
        }()

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
