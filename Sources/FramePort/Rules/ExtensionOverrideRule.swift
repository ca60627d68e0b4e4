internal import SwiftSyntax

/// Ports overrides in extensions, and extension members that subclasses override.
enum ExtensionOverrideRule: PortRule {
    static func apply(to job: PortJob) {
        for type in job.index.entries {
            for body in type.bodies where body.isExtension && body.file >= 0 {
                for method in body.methods where !method.isOfType || method.node.modifiers.has("class") {
                    apply(to: method, of: body, type, job)
                }
                for property in body.properties where !property.isOfType { apply(to: property, of: body, type, job) }
            }
        }
    }

    private static func apply(to method: Method, of body: TypeBody, _ type: TypeEntry, _ job: PortJob) {
        let overriders = job.index.subclasses(of: type)
            .filter { $0.methods.contains { $0.isOverride && $0.name == method.name } }
        guard method.isOverride || !overriders.isEmpty else { return }
        if method.isOverride, isForeign(type, job, { $0.methods.contains { $0.name == method.name } }) { return }
        if let main = type.main, main.file >= 0 {
            ExtensionMember.forward(method, of: body, in: type, isOverride: method.isOverride, job)
        } else if method.isOverride || method.isOfType {
            refuse(method.node, method.file, type, job)
        } else {
            ForeignExtensionMember.dispatch(method, of: body, type, to: overriders, job)
        }
    }

    private static func apply(to property: Property, of body: TypeBody, _ type: TypeEntry, _ job: PortJob) {
        let isOverride = property.node.modifiers.has("override")
        let overriders = job.index.subclasses(of: type).filter { sub in
            sub.properties.contains { $0.node.modifiers.has("override") && $0.name == property.name }
        }
        guard isOverride || !overriders.isEmpty else { return }
        if isOverride, isForeign(type, job, { $0.properties.contains { $0.name == property.name } }) { return }
        if let main = type.main, main.file >= 0 {
            ExtensionMember.forward(property, of: body, in: type, isOverride: isOverride, job)
        } else if isOverride {
            refuse(property.node, property.file, type, job)
        } else {
            ForeignExtensionMember.dispatch(property, of: body, type, to: overriders, job)
        }
    }

    /// Whether the overridden member is in an extension of a class from another module, which
    /// ``ForeignExtensionMember`` ports.
    private static func isForeign(_ type: TypeEntry, _ job: PortJob, _ declares: (TypeBody) -> Bool) -> Bool {
        job.index.superclasses(of: type).contains { above in
            above.isOfFramework && above.bodies.contains { $0.file >= 0 && declares($0) }
        }
    }

    private static func refuse(_ node: some SyntaxProtocol, _ file: Int, _ type: TypeEntry, _ job: PortJob) {
        job.report(
            .error,
            "an extension cannot override a member of \(type.name), which is in another module; declare a class between "
                + "\(type.name) and its subclasses",
            at: node, in: file)
    }
}
