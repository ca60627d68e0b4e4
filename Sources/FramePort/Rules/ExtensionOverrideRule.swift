internal import SwiftSyntax

/// Overrides in extensions, and members of extensions that subclasses override.
enum ExtensionOverrideRule: PortRule {
    static func apply(to job: PortJob) {
        let index = job.index
        for type in index.entries where !type.isOfFramework || type.bodies.contains(where: \.isExtension) {
            let below = index.subclasses(of: type)
            for body in type.bodies where body.isExtension && body.file >= 0 {
                for method in body.methods where !method.isOfType || method.node.modifiers.has("class") {
                    let overriders = below.flatMap(\.methods).filter { $0.isOverride && $0.name == method.name }
                    guard method.isOverride || !overriders.isEmpty else { continue }
                    guard let main = type.main, main.file >= 0 else {
                        for node in method.isOverride ? [method] : overriders {
                            refuse(node.node, node.file, type, job)
                        }
                        continue
                    }
                    ExtensionMember.forward(method, of: body, to: main, isOverride: method.isOverride, job)
                }
                for property in body.properties where !property.isOfType {
                    let isOverride = property.node.modifiers.has("override")
                    let overriders = below.flatMap(\.properties)
                        .filter { $0.node.modifiers.has("override") && $0.name == property.name }
                    guard isOverride || !overriders.isEmpty else { continue }
                    guard let main = type.main, main.file >= 0 else {
                        for node in isOverride ? [property] : overriders { refuse(node.node, node.file, type, job) }
                        continue
                    }
                    ExtensionMember.forward(property, of: body, to: main, isOverride: isOverride, job)
                }
            }
        }
    }

    private static func refuse(_ node: some SyntaxProtocol, _ file: Int, _ type: TypeEntry, _ job: PortJob) {
        job.report(
            .error,
            "what an extension of \(type.name) declares cannot be overridden here, since \(type.name) is of another module; "
                + "declare it in a class of your own between \(type.name) and its subclasses",
            at: node, in: file)
    }
}
