internal import SwiftSyntax

/// A requirement that a conforming type need not meet.
struct OptionalRequirement {
    let owner: TypeEntry
    let node: any DeclSyntaxProtocol
    /// Of a property, its name alone.
    let name: MethodName
    let isProperty: Bool
    let isOfType: Bool
    /// The types of the parameters, where another optional requirement of the owner has the same name.
    var overload: [String]?

    private var suffix: String {
        ([name.base] + name.labels.filter { $0 != "_" }).joined(separator: "_")
    }
    private var prefix: String { owner.joinedName + "_" + suffix }
    /// The protocol that replaces it.
    var proxy: String { ([prefix] + (overload ?? [])).joined(separator: "_") }
    /// The property of the owner that is nil if the object meets no requirement of that name.
    var answer: String { "answering_" + suffix }
    /// The type of that property; for several requirements with the same name, a type that wraps the object.
    var answerType: String { overload == nil ? "any " + proxy : prefix + "_answers" }
    var isPublic: Bool { owner.main?.access == .public }

    /// Of a property, as the protocol's users see it.
    var optionalType: String? {
        let type = Syntax(node).as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        return type.map { "(\($0.asOptional))?" }
    }

    /// Without attributes and modifiers, in one line.
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

    /// What implements it.
    func declaration(in body: TypeBody) -> DeclSyntax? {
        isProperty
            ? body.properties.first { $0.name == name.base && !$0.isOfType }.map { DeclSyntax($0.node) }
            : body.methods.first(where: isMet).map { DeclSyntax($0.node) }
    }

    static func all(in index: ModuleIndex, hasDefaults: Bool) -> [OptionalRequirement] {
        index.entries.filter { $0.kind == .protocol && $0.hasDefaults == hasDefaults }.flatMap { all(of: $0) }
    }

    /// In UIKit's protocols those with a default; in others those marked `optional`.
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
    /// Whether optional requirements of the protocol have a default in an extension, as UIKit's do.
    var hasDefaults: Bool { isOfFramework && !isOfLibrary }
}

extension FunctionDeclSyntax {
    /// As parts of a name.
    fileprivate var parameterTypes: [String] {
        signature.parameterClause.parameters.map { $0.type.trimmedDescription.filter { $0.isLetter || $0.isNumber } }
    }
}

extension TypeSyntax {
    /// Whether the type is written `A?` or `A!`.
    var isOptional: Bool { self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }

    /// In one line; `A?` for `A!`, which is valid only as the whole type of a declaration.
    var asOptional: String {
        guard let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return inOneLine }
        return unwrapped.wrappedType.inOneLine + "?"
    }
}

extension SyntaxProtocol {
    /// Without comments and line feeds.
    var inOneLine: String {
        var result = ""
        var isSpaced = false
        for token in tokens(viewMode: .sourceAccurate) {
            let isTight = result.hasSuffix("(") || [")", ","].contains(token.text)
            if !result.isEmpty, !isTight, isSpaced || !token.leadingTrivia.isEmpty { result += " " }
            result += token.text
            isSpaced = !token.trailingTrivia.isEmpty
        }
        return result
    }
}
