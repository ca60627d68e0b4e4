internal import SwiftSyntax

/// Ports overrides in extensions, and extension members that subclasses override.
enum ExtensionOverrideRule: PortRule {
    static func apply(to job: PortJob) {
        var replaced = ReplacedMembers()
        for type in job.index.entries {
            for body in type.bodies where body.isExtension && body.file >= 0 {
                for method in body.methods where !method.isOfType || method.node.modifiers.has("class") {
                    let member = ExtensionOverride(method, of: body, in: type)
                    apply(to: member, isOfType: method.isOfType, job, &replaced)
                }
                for property in body.properties where !property.isOfType || property.node.modifiers.has("class") {
                    let member = ExtensionOverride(property, of: body, in: type)
                    apply(to: member, isOfType: property.isOfType, job, &replaced)
                }
            }
        }
        replaced.write(job)
    }

    private static func apply(
        to member: ExtensionOverride, isOfType: Bool, _ job: PortJob, _ replaced: inout ReplacedMembers
    ) {
        let type = member.type
        let isOwn = type.main.map { $0.file >= 0 } == true
        let overriders = job.index.subclasses(of: type).filter(member.isOverridden)
        let foreign = isOwn ? [] : job.index.frameworkTypes(below: type).filter(member.isOverridden)
        guard member.isOverride || !overriders.isEmpty || !foreign.isEmpty else { return }
        if member.isOverride, isOfExtension(member, job) { return }
        if isOwn {
            switch member.declaration {
            case .method(let method):
                ExtensionMember.forward(method, of: member.body, in: type, isOverride: member.isOverride, job)
            case .property(let property):
                ExtensionMember.forward(property, of: member.body, in: type, isOverride: member.isOverride, job)
            }
        } else if isOfType || member.isOverride && !replaced.add(member, job) {
            job.report(
                .error,
                "an extension cannot override a member of \(type.name), which is in another module; declare a class between "
                    + "\(type.name) and its subclasses",
                at: member.node, in: member.body.file)
        } else if !member.isOverride {
            ForeignExtensionMember(member, overriders: overriders, foreign: foreign, job)?.dispatch()
        }
    }

    /// Whether the overridden member is in an extension of a class from another module, which
    /// ``ForeignExtensionMember`` ports.
    private static func isOfExtension(_ member: ExtensionOverride, _ job: PortJob) -> Bool {
        job.index.extendedSuperclasses(of: member.type).contains { above in
            above.bodies.contains { $0.file >= 0 && member.isNamed(in: $0) }
        }
    }
}

/// A method or property of an extension that overrides another or may be overridden.
struct ExtensionOverride {
    enum Declaration {
        case method(Method)
        case property(Property)
    }

    let declaration: Declaration
    let body: TypeBody
    let type: TypeEntry
    let name: MethodName
    let isOverride: Bool

    init(_ method: Method, of body: TypeBody, in type: TypeEntry) {
        declaration = .method(method)
        (name, isOverride) = (method.name, method.isOverride)
        (self.body, self.type) = (body, type)
    }

    init(_ property: Property, of body: TypeBody, in type: TypeEntry) {
        declaration = .property(property)
        (name, isOverride) = (MethodName(base: property.name, labels: []), property.node.modifiers.has("override"))
        (self.body, self.type) = (body, type)
    }

    var node: any DeclSyntaxProtocol {
        switch declaration {
        case .method(let method): method.node
        case .property(let property): property.node
        }
    }

    var modifiers: DeclModifierListSyntax {
        switch declaration {
        case .method(let method): method.node.modifiers
        case .property(let property): property.node.modifiers
        }
    }

    /// Token of the name where it is declared.
    var token: TokenSyntax? {
        switch declaration {
        case .method(let method): method.node.name
        case .property(let property): property.binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        }
    }

    /// Returns the members with the same name that the body declares.
    func namesakes(in body: TypeBody, of type: TypeEntry) -> [ExtensionOverride] {
        switch declaration {
        case .method: body.methods.filter { $0.name == name }.map { ExtensionOverride($0, of: body, in: type) }
        case .property:
            body.properties.filter { $0.name == name.base }.map { ExtensionOverride($0, of: body, in: type) }
        }
    }

    func isNamed(in body: TypeBody) -> Bool { !namesakes(in: body, of: type).isEmpty }

    func isOverridden(by type: TypeEntry) -> Bool {
        type.bodies.contains { $0.file >= 0 && namesakes(in: $0, of: type).contains(where: \.isOverride) }
    }
}
