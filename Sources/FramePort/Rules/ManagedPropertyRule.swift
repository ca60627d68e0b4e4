internal import SwiftSyntax

/// Ports `@NSManaged` layer properties, whose accessors Core Animation generates. The accessors get and set the layer's
/// value for that key, which can be animated.
enum ManagedPropertyRule: PortRule {
    private static let name = "managed properties"
    /// Initial values of properties, by type.
    private static let zeros = [
        "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "TimeInterval": "0", "CFTimeInterval": "0",
        "Bool": "false", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "CGVector": ".zero",
        "CGAffineTransform": ".identity", "CATransform3D": "CATransform3DIdentity",
    ]

    static func apply(to job: PortJob) {
        for type in job.index.classes where isLayer(type, job.index) {
            for property in type.properties where property.node.attributes.named("NSManaged") != nil {
                apply(to: property, job)
            }
        }
    }

    /// Whether the attribute belongs to a layer property.
    static func replaces(_ attribute: AttributeSyntax, _ job: PortJob) -> Bool {
        guard let name = attribute.typeAround, let type = job.index.type(name) else { return false }
        return isLayer(type, job.index)
    }

    private static func isLayer(_ type: TypeEntry, _ index: ModuleIndex) -> Bool {
        index.superclasses(of: type).contains { $0.name == "CALayer" }
    }

    private static func apply(to property: Property, _ job: PortJob) {
        guard let type = property.type, property.binding.accessorBlock == nil else { return }
        let written = type.inOneLine
        let getter: String
        if let optional = type.as(OptionalTypeSyntax.self) {
            getter = "value(forKey: \"\(property.key)\") as? \(optional.wrappedType.inOneLine)"
        } else if let zero = zeros[written] {
            getter = "value(forKey: \"\(property.key)\") as? \(written) ?? \(zero)"
        } else {
            return job.report(
                .error, "a managed property of type “\(written)” has no initial value; make it optional",
                at: property.node, in: property.file)
        }
        let accessors = " { get { \(getter) } set { setValue(newValue, forKey: \"\(property.key)\") } }"
        job.edit(property.file) { $0.insert(accessors, at: property.binding.endPositionBeforeTrailingTrivia, name) }
    }
}
