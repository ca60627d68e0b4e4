internal import SwiftSyntax

/// Classes that override what Objective-C lets every `NSObject` override, or that others find something of by name, become an
/// `OpenObject`, which has those members.
enum OpenObjectRule: PortRule {
    private static let members: Set<MethodName> = [
        MethodName(base: "responds", labels: ["to"]), MethodName(base: "forwardingTarget", labels: ["for"]),
        MethodName(base: "observeValue", labels: ["forKeyPath", "of", "change", "context"]),
        MethodName(base: "value", labels: ["forUndefinedKey"]),
        MethodName(base: "setValue", labels: ["_", "forUndefinedKey"]),
    ]

    static func apply(to job: PortJob) {
        var known: Set<ObjectIdentifier> = []
        for type in job.index.classes where isNeeded(for: type, job) {
            guard let root = job.index.plainRoot(of: type), known.insert(ObjectIdentifier(root)).inserted,
                let main = root.main, let base = main.group.inheritanceClause?.inheritedTypes.first?.type
            else { continue }
            job.edit(main.file) { $0.replace(base, with: "OpenObject", "open objects") }
        }
    }

    /// Whether the ported class, or one above it, is an `OpenObject`.
    static func isOpen(_ type: TypeEntry, _ job: PortJob) -> Bool {
        if job.index.isOpenObject(type) { return true }
        guard let root = job.index.plainRoot(of: type) else { return false }
        return ([root] + job.index.subclasses(of: root)).contains { isNeeded(for: $0, job) }
    }

    private static func isNeeded(for type: TypeEntry, _ job: PortJob) -> Bool {
        type.methods.contains { $0.isOverride && members.contains($0.name) }
            || type.properties.contains(where: \.isObserved)
            || InterfaceListRule.isFoundByName(type, job)
    }
}

extension Property {
    /// Whether Objective-C tells observers of its changes.
    var isObserved: Bool { node.modifiers.has("dynamic") && !isOfType && !isConstant }
}
