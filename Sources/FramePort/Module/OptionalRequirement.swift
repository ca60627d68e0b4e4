internal import SwiftSyntax

/// A protocol requirement that conforming types may leave out.
struct OptionalRequirement {
    let owner: TypeEntry
    let node: any DeclSyntaxProtocol
    /// Name of the method; for a property, just the property name.
    let name: MethodName
    let isProperty: Bool
    let isOfType: Bool
    /// Parameter types, set only if the owner has another optional requirement with the same name.
    var overload: [String]?

    private var suffix: String {
        ([name.base] + name.labels.filter { $0 != "_" }).joined(separator: "_")
    }
    private var prefix: String { owner.joinedName + "_" + suffix }
    /// Name of the protocol that replaces the requirement.
    var proxy: String { ([prefix] + (overload ?? [])).joined(separator: "_") }
    /// Name of the owner's property that is `nil` if the object implements no requirement with this name.
    var answer: String { "answering_" + suffix }
    /// Type of the ``answer`` property. If several requirements have the same name, it is a type that wraps the object.
    var answerType: String { overload == nil ? "any " + proxy : prefix + "_answers" }
    var isPublic: Bool { owner.main?.access == .public }

    /// Type that users of the protocol see for an optional property; `nil` for a method.
    var optionalType: String? {
        let type = Syntax(node).as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        return type.map { "(\($0.asOptional))?" }
    }

    /// The requirement on one line, without attributes and modifiers.
    var declaration: String {
        if let function = Syntax(node).as(FunctionDeclSyntax.self) {
            return "func " + function.name.text + (function.genericParameterClause?.inOneLine ?? "")
                + function.signature.inOneLine
        }
        let variable = Syntax(node).as(VariableDeclSyntax.self)
        return "var " + (variable?.bindings.inOneLine ?? "")
    }

    func isMet(by method: Method) -> Bool {
        !isProperty && method.name == name && !method.isOfType
            && (overload == nil || overload == method.node.parameterTypes)
    }

    func isDeclared(in body: TypeBody) -> Bool { declaration(in: body) != nil }

    /// Returns the declaration in the body that implements the requirement.
    func declaration(in body: TypeBody) -> DeclSyntax? {
        isProperty
            ? body.properties.first { $0.name == name.base && !$0.isOfType }.map { DeclSyntax($0.node) }
            : body.methods.first(where: isMet).map { DeclSyntax($0.node) }
    }

    static func all(in index: ModuleIndex, hasDefaults: Bool) -> [OptionalRequirement] {
        index.entries.filter { $0.kind == .protocol && $0.hasDefaults == hasDefaults }.flatMap { all(of: $0) }
    }

    /// Returns the requirements that have a default implementation if the protocol is UIKit's, or those marked
    /// `optional` otherwise.
    static func all(of entry: TypeEntry) -> [OptionalRequirement] {
        guard let main = entry.main else { return [] }
        let bodies = entry.hasDefaults ? entry.bodies.filter(\.isExtension) : [main]
        let methods = bodies.flatMap(\.methods).filter { $0.isOptional || entry.hasDefaults }
            .map {
                OptionalRequirement(
                    owner: entry, node: $0.node, name: $0.name, isProperty: false, isOfType: $0.isOfType)
            }
        let properties = bodies.flatMap(\.properties).filter { $0.isOptional || entry.hasDefaults }
            .map {
                OptionalRequirement(
                    owner: entry, node: $0.node, name: MethodName(base: $0.name, labels: []), isProperty: true,
                    isOfType: $0.isOfType)
            }
        guard !entry.hasDefaults else { return methods + properties }
        let named = Dictionary(grouping: methods, by: \.name)
        return methods.map { requirement in
            var requirement = requirement
            if named[requirement.name]?.count != 1 {
                requirement.overload = Syntax(requirement.node).as(FunctionDeclSyntax.self)?.parameterTypes
            }
            return requirement
        } + properties
    }
}

extension TypeEntry {
    /// Whether optional requirements of the protocol have default implementations in an extension, like UIKit's.
    var hasDefaults: Bool { isOfFramework && !isOfLibrary }
}

extension FunctionDeclSyntax {
    /// Parameter types, spelled so that they can be part of a name.
    fileprivate var parameterTypes: [String] {
        signature.parameterClause.parameters.map { $0.type.trimmedDescription.filter { $0.isLetter || $0.isNumber } }
    }
}

extension TypeSyntax {
    /// Whether the type is written `A?` or `A!`.
    var isOptional: Bool { self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }

    /// The type on one line. `A!` becomes `A?`, because `A!` is valid only as the whole type of a declaration.
    var asOptional: String {
        guard let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return inOneLine }
        return unwrapped.wrappedType.inOneLine + "?"
    }
}

extension SyntaxProtocol {
    /// Source text on one line, without comments and line feeds, with today's names of types.
    var inOneLine: String {
        var result = ""
        var isSpaced = false
        for token in tokens(viewMode: .sourceAccurate) {
            let isTight = result.hasSuffix("(") || [")", ","].contains(token.text)
            if !result.isEmpty, !isTight, isSpaced || !token.leadingTrivia.isEmpty { result += " " }
            let isType = token.parent?.as(IdentifierTypeSyntax.self)?.name.id == token.id
            result += isType ? AppleRenames.names[token.text] ?? token.text : token.text
            isSpaced = !token.trailingTrivia.isEmpty
        }
        return result
    }
}
