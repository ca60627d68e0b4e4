internal import SwiftSyntax

/// Makes classes that override `NSObject` members, or whose members are looked up by name, subclasses of `OpenObject`,
/// which declares those members.
enum OpenObjectRule: PortRule {
    private static let name = "open objects"
    private static let members: Set<MethodName> = [
        MethodName(base: "responds", labels: ["to"]), MethodName(base: "forwardingTarget", labels: ["for"]),
        MethodName(base: "observeValue", labels: ["forKeyPath", "of", "change", "context"]),
        MethodName(base: "value", labels: ["forUndefinedKey"]),
        MethodName(base: "setValue", labels: ["_", "forUndefinedKey"]), awakeFromNib,
    ]
    private static let awakeFromNib = MethodName(base: "awakeFromNib", labels: [])

    static func apply(to job: PortJob) {
        var known: Set<ObjectIdentifier> = []
        for type in job.index.classes where isNeeded(for: type, job) {
            guard let root = job.index.plainRoot(of: type), known.insert(ObjectIdentifier(root)).inserted,
                let main = root.main, let base = main.group.inheritanceClause?.inheritedTypes.first?.type
            else { continue }
            job.edit(main.file) { $0.replace(base, with: "OpenObject", name) }
            makeByName(root, main, job)
        }
    }

    /// Lets storyboards instantiate the class and its subclasses by name, if at least one of them is used in
    /// storyboards and all of them have the initializer of `NSObject`.
    private static func makeByName(_ root: TypeEntry, _ main: TypeBody, _ job: PortJob) {
        let all = [root] + job.index.subclasses(of: root)
        guard all.contains(where: isOfInterface), !all.contains(where: \.hasInitializers) else { return }
        job.add(conformance: "NibMakeable", to: main, name)
        let access = main.access == .public ? "public " : ""
        job.add("\(access)required override init() { super.init() }", to: main, name)
    }

    private static func isOfInterface(_ type: TypeEntry) -> Bool {
        type.methods.contains {
            $0.isOverride && $0.name == awakeFromNib || $0.node.attributes.hasOne(of: AttributeRule.actions)
        } || type.properties.contains { $0.node.attributes.hasOne(of: AttributeRule.outlets) }
    }

    /// Whether the ported class or one of its superclasses is an `OpenObject`.
    static func isOpen(_ type: TypeEntry, _ job: PortJob) -> Bool {
        if job.index.isOpenObject(type) { return true }
        guard let root = job.index.plainRoot(of: type) else { return false }
        return ([root] + job.index.subclasses(of: root)).contains { isNeeded(for: $0, job) }
    }

    private static func isNeeded(for type: TypeEntry, _ job: PortJob) -> Bool {
        type.methods.contains { $0.isOverride && members.contains($0.name) }
            || type.properties.contains(where: \.isObserved) || isOfInterface(type)
            || InterfaceListRule.isFoundByName(type, job)
    }
}

extension Property {
    /// Whether Objective-C notifies observers of changes to the property.
    var isObserved: Bool { node.modifiers.has("dynamic") && !isOfType && !isConstant }
}
