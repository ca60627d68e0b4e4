internal import SwiftSyntax

/// A type of the module or of a framework, with all of its declarations.
final class TypeEntry {
    enum Kind {
        case `class`, `protocol`, other
        /// A type that is declared in an unknown module and extended here.
        case unknown
    }

    /// Name including the enclosing types: `Outer.Inner`.
    let name: String
    var kind = Kind.unknown
    /// Whether the type belongs to another module — UIKit, a module below it or a library — so that its declaration
    /// cannot be changed.
    var isOfFramework = false
    /// Whether the type belongs to a library that is ported separately.
    var isOfLibrary = false
    /// All declarations, starting with the type itself.
    var bodies: [TypeBody] = []
    /// Protocols of Apple's that the class implements without naming them.
    var implied: [String] = []

    init(name: String) {
        self.name = name
    }

    /// Whether this is `NSObject`, which the sources extend.
    var isObject: Bool { name == "NSObject" && kind == .unknown }

    var main: TypeBody? { bodies.first { !$0.isExtension } }
    // Only asked for once all sources have been read, by `settle()`.
    private(set) lazy var inherited = bodies.flatMap(\.inherited) + implied
    private(set) lazy var methods = bodies.flatMap(\.methods)
    private(set) lazy var properties = bodies.flatMap(\.properties)
    private lazy var propertiesByName = Dictionary(
        properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    func settle() { _ = (inherited, methods, propertiesByName) }

    /// Returns the first property with this name.
    func property(_ name: String) -> Property? { propertiesByName[name] }

    var hasInitializers: Bool {
        bodies.contains {
            !$0.isExtension && $0.group.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
        }
    }
    var isGeneric: Bool { (main?.group as? ClassDeclSyntax)?.genericParameterClause != nil }
    var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
    /// Qualified name, spelled so that it can be part of another name.
    var joinedName: String { name.split(separator: ".").joined(separator: "_") }
}

/// A declaration of a type or an extension in one file.
final class TypeBody {
    let file: Int
    let group: any DeclGroupSyntax
    let isExtension: Bool
    let inherited: [String]
    var methods: [Method] = []
    var properties: [Property] = []

    init(file: Int, group: any DeclGroupSyntax, isExtension: Bool) {
        self.file = file
        self.group = group
        self.isExtension = isExtension
        inherited = group.inheritanceClause?.inheritedTypes.flatMap { TypeName.parts(of: $0.type) } ?? []
    }

    var access: Access { Access(group.modifiers) }

    /// Names of all members, including those inside `#if`.
    var memberNames: [String] { Self.names(in: group.memberBlock.members) }

    private static func names(in members: MemberBlockItemListSyntax) -> [String] {
        members.flatMap { item -> [String] in
            if let directive = item.decl.as(IfConfigDeclSyntax.self) {
                return directive.clauses.flatMap { clause -> [String] in
                    guard case .decls(let members) = clause.elements else { return [] }
                    return names(in: members)
                }
            }
            if let variable = item.decl.as(VariableDeclSyntax.self) {
                // A pattern may be a tuple: `let (least, most) = (1, 2)`.
                return variable.bindings.flatMap { $0.pattern.tokens(viewMode: .sourceAccurate) }
                    .map(\.text.trimmingBackticks)
            }
            return item.decl.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text.trimmingBackticks] } ?? []
        }
    }
}

struct Method {
    let node: FunctionDeclSyntax
    let name: MethodName
    let file: Int
    let isInExtension: Bool

    var access: Access { Access(node.modifiers) }
    var isOverride: Bool { node.modifiers.has("override") }
    var isOfType: Bool { node.modifiers.has("static") || node.modifiers.has("class") }
    var isOptional: Bool { node.modifiers.has("optional") }
    var result: String? { node.signature.returnClause?.type.trimmedDescription }
}

struct Property {
    let node: VariableDeclSyntax
    let binding: PatternBindingSyntax
    let name: String
    let file: Int
    let isInExtension: Bool

    /// Declared type; `nil` if it is inferred.
    var type: TypeSyntax? { binding.typeAnnotation?.type }
    var isOptional: Bool { node.modifiers.has("optional") }
    var isOfType: Bool { node.modifiers.has("static") || node.modifiers.has("class") }
    var isStored: Bool {
        guard let accessors = binding.accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
    var isConstant: Bool { node.bindingSpecifier.tokenKind == .keyword(.let) }
    /// Name in Objective-C: the one given in `@objc(…)`, or else the Swift name.
    var key: String { node.attributes.named("objc")?.arguments?.trimmedDescription ?? name }
}

enum Access: Int, Comparable {
    case `private`, `fileprivate`, `internal`, `public`

    init(_ modifiers: DeclModifierListSyntax) {
        self = .internal
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.text {
            case "private": self = .private
            case "fileprivate": self = .fileprivate
            case "public", "open": self = .public
            default: continue
            }
        }
    }

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension AttributeListSyntax {
    func named(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }

    func hasOne(of names: Set<String>) -> Bool {
        contains { $0.as(AttributeSyntax.self).map { names.contains($0.attributeName.trimmedDescription) } == true }
    }
}

/// Extracts the name of a type, without generic arguments, optional marks and attributes.
enum TypeName {
    static func of(_ type: TypeSyntax) -> String? { parts(of: type).first }

    /// Returns the names in the type; a composition has several.
    static func parts(of type: TypeSyntax) -> [String] {
        if let name = type.as(IdentifierTypeSyntax.self) { return [name.name.text] }
        if let member = type.as(MemberTypeSyntax.self) {
            return parts(of: member.baseType).map { "\($0).\(member.name.text)" }
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return parts(of: attributed.baseType) }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return parts(of: some.constraint) }
        if let optional = type.as(OptionalTypeSyntax.self) { return parts(of: optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return parts(of: optional.wrappedType)
        }
        if let both = type.as(CompositionTypeSyntax.self) { return both.elements.flatMap { parts(of: $0.type) } }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return parts(of: only.type)
        }
        return []
    }
}
