internal import SwiftSyntax

/// Ports conformances that only Objective-C accepts: requirements that differ in optionality. Initializers that are not
/// `required` are reported.
///
/// A requirement that a type meets with another optionality gets a name of its own, under which every conforming type
/// declares it:
///
///     protocol Shows { var Shows_view: UIView! { get } }                  // was: var view: UIView! { get }
///     extension Shows { var view: UIView! { get { Shows_view } } }
///     class Screen: Shows { var view: UIView?; var Shows_view: UIView! { get { view } } }
enum RequirementRule: PortRule {
    private static let name = "requirements"

    static func apply(to job: PortJob) {
        for owner in job.index.entries where owner.kind == .protocol && !owner.isOfFramework {
            guard let main = owner.main else { continue }
            let conforming = conformances(to: owner, job)
            for requirement in main.requirements where requirement.isWrittenAlone {
                let met = conforming.map { MetRequirement(requirement, by: $0.type, job.index) }
                guard met.contains(where: \.differsInOptionality) else { continue }
                rename(requirement, of: owner, in: main, job)
                for (met, conformance) in zip(met, conforming) where !inherits(conformance.type, from: conforming, job)
                {
                    declare(met, of: owner, in: conformance.body, job)
                }
            }
            for (type, body) in conforming { checkInitializers(of: owner, type, body, job) }
        }
    }

    /// Whether a superclass conforms, whose requirement the type inherits.
    private static func inherits(
        _ type: TypeEntry, from conforming: [(type: TypeEntry, body: TypeBody)], _ job: PortJob
    ) -> Bool {
        job.index.superclasses(of: type).contains { above in conforming.contains { $0.type === above } }
    }

    /// Returns the declarations that name the protocol or one that refines it.
    private static func conformances(to owner: TypeEntry, _ job: PortJob) -> [(type: TypeEntry, body: TypeBody)] {
        job.index.conformances(to: owner).filter { $0.body.file >= 0 }
    }

    // MARK: Optionality

    private static func rename(_ requirement: Requirement, of owner: TypeEntry, in main: TypeBody, _ job: PortJob) {
        guard let node = Syntax(main.group).as(ProtocolDeclSyntax.self), !node.isMember else { return }
        let access = main.access == .public ? "public " : ""
        job.edit(main.file) {
            $0.replace(requirement.token, with: requirement.renamed(for: owner), name)
            $0.insert(
                "; extension \(owner.name) { \(access)\(requirement.forwarding(as: nil, to: owner)) }",
                at: node.endPositionBeforeTrailingTrivia, name)
        }
    }

    private static func declare(_ met: MetRequirement, of owner: TypeEntry, in body: TypeBody, _ job: PortJob) {
        let access = owner.main?.access == .public ? "public " : ""
        job.add(access + met.requirement.forwarding(as: owner, types: met.types, to: nil), to: body, name)
    }

    // MARK: Initializers

    private static func checkInitializers(of owner: TypeEntry, _ type: TypeEntry, _ body: TypeBody, _ job: PortJob) {
        guard type.kind != .other, type.main?.group.modifiers.has("final") != true else { return }
        let declared = ([type] + job.index.superclasses(of: type)).flatMap(\.bodies).flatMap(\.initializers)
            .filter { $0.modifiers.has("required") }.map(\.labels)
        for requirement in owner.main?.initializers ?? [] where !declared.contains(requirement.labels) {
            let isOwn = type.bodies.flatMap(\.initializers).contains { $0.labels == requirement.labels }
            // Swift itself reports the missing `required` in that case. Values, such as URLs, have the initializer.
            let isClass = type.isForeign && (type.kind == .class || type.name.hasPrefix("NS"))
            guard !isOwn, isClass || job.index.superclasses(of: type).contains(where: \.isForeign) else {
                continue
            }
            let name = "init(" + requirement.labels.map { $0 + ":" }.joined() + ")"
            job.report(
                .error,
                "\(owner.name) requires \(name), which \(type.name) only inherits from a class of Objective-C; here a class meets it "
                    + "with an initializer that it declares as required",
                at: body.group, in: body.file)
        }
    }
}

/// A method or property that a protocol requires.
private struct Requirement {
    let member: ExtensionOverride

    var token: TokenSyntax { member.token ?? .identifier(member.name.base) }

    /// Types of the parameters and the result.
    var types: [String] { member.types }

    /// Whether the declaration is of this requirement alone rather than of several properties.
    var isWrittenAlone: Bool {
        switch member.declaration {
        case .method(let method): !method.isOptional && !method.isOfType
        case .property(let property):
            !property.isOptional && !property.isOfType && property.node.bindings.count == 1 && property.type != nil
        }
    }

    func renamed(for owner: TypeEntry) -> String { owner.joinedName + "_" + member.name.base }

    /// Returns a declaration that calls the member of another name.
    ///
    /// - Parameters:
    ///   - new: The protocol whose new name the declaration has; `nil` for the plain name.
    ///   - own: Types of the member that is called, if they are known.
    ///   - owner: The protocol whose new name is called; `nil` for the plain name.
    func forwarding(as new: TypeEntry?, types own: [String]? = nil, to owner: TypeEntry?) -> String {
        let called = owner.map(renamed) ?? member.name.base
        let name = new.map(renamed) ?? member.name.base
        switch member.declaration {
        case .method(let method):
            let prefix = String(name.dropLast(member.name.base.count))
            let signature = ExtensionMember.signature(method.node, named: prefix)
            let parameters = method.node.signature.named.parameterClause.parameters
            let own = own ?? types
            let arguments = zip(parameters, zip(types, own)).map { parameter, types in
                let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
                // An optional one would call the protocol's own method instead.
                let mark = types.0.hasSuffix("!") && !types.1.isOptionalType ? "!" : ""
                return label + (parameter.secondName ?? parameter.firstName).text + mark
            }
            return "\(signature) { \(called)(\(arguments.joined(separator: ", "))) }"
        case .property(let property):
            let type = property.type?.inOneLine ?? "Any"
            let value = own?.last.map { "let own: \($0.asPlainType) = \(called); return own" } ?? called
            let hasSetter = property.binding.accessorBlock?.hasSetter == true
            return "var \(name): \(type) { get { \(value) }\(hasSetter ? " set { \(called) = newValue }" : "") }"
        }
    }
}

/// A requirement with the member of a type that meets it.
private struct MetRequirement {
    let requirement: Requirement
    /// Types of the parameters and the result of the member; `nil` if the type is not declared in the sources.
    let types: [String]?
    let differsInOptionality: Bool

    /// Names of UIKit properties with implicitly unwrapped types, by class.
    private static let unwrapped: [String: Set<String>] = [
        "UIViewController": ["view", "tabBarItem"], "UIView": ["tintColor"], "UILabel": ["font", "textColor"],
        "UIScene": ["title"],
    ]

    init(_ requirement: Requirement, by type: TypeEntry, _ index: ModuleIndex) {
        self.requirement = requirement
        let family = [type] + index.superclasses(of: type)
        let found = family.lazy.flatMap { type in
            type.bodies.filter { $0.file >= 0 }.flatMap { requirement.member.namesakes(in: $0, of: type) }
        }.first
        types = found?.types
        if let types {
            differsInOptionality = zip(requirement.types, types).contains(where: Self.differOnlyInOptionality)
        } else {
            let name = requirement.member.name.base
            let isKnown = family.contains { Self.unwrapped[$0.name]?.contains(name) == true }
            let isUnwrapped = requirement.types.count == 1 && requirement.types[0].hasSuffix("!")
            differsInOptionality = isUnwrapped && !isKnown && family.contains(where: \.isForeign)
        }
    }

    /// Whether the types differ only in their optional marks, such as `UIView!` and `UIView?`, or `UIView!` and
    /// `UIView`.
    private static func differOnlyInOptionality(_ left: String, _ right: String) -> Bool {
        left != right && (left.hasSuffix("!") || right.hasSuffix("!")) && plain(left) == plain(right)
    }

    private static func plain(_ type: String) -> Substring { type.isOptionalType ? type.dropLast() : type[...] }
}

extension String {
    /// Whether the text is a type that ends in an optional mark.
    fileprivate var isOptionalType: Bool { hasSuffix("?") || hasSuffix("!") }
    /// The type as it is written in the declaration of a local variable.
    fileprivate var asPlainType: String { hasSuffix("!") ? dropLast() + "?" : self }
}

extension ExtensionOverride {
    /// Types of the parameters and the result.
    fileprivate var types: [String] {
        switch declaration {
        case .method(let method):
            method.node.signature.parameterClause.parameters.map(\.type.inOneLine)
                + [method.node.signature.returnClause?.type.inOneLine ?? "Void"]
        case .property(let property): property.type.map { [$0.inOneLine] } ?? []
        }
    }
}

extension TypeBody {
    fileprivate var requirements: [Requirement] {
        let type = TypeEntry(name: "")
        return methods.map { Requirement(member: ExtensionOverride($0, of: self, in: type)) }
            + properties.map { Requirement(member: ExtensionOverride($0, of: self, in: type)) }
    }

    var initializers: [InitializerDeclSyntax] {
        group.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    }
}

extension TypeEntry {
    /// Whether the type is declared outside the module.
    var isForeign: Bool { isOfFramework || kind == .unknown }
}

extension InitializerDeclSyntax {
    var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}
