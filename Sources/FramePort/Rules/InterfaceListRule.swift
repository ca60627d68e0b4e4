internal import SwiftSyntax

/// Outlets, inspectable properties, actions and other methods for Objective-C are listed, so that storyboards and selectors made of a
/// name find them.
enum InterfaceListRule: PortRule {
    private static let name = "outlets and actions"

    static func apply(to job: PortJob) {
        for type in job.index.classes {
            guard let main = type.main else { continue }
            let isResponder = job.index.isResponder(type)
            let outlets = outlets(of: type, job, isResponder)
            let selectors = selectors(of: type, job)
            guard isResponder else { continue }
            let access = main.access == .public ? "public " : ""
            if !outlets.isEmpty, !type.properties.contains(where: { $0.name == "outlets" && $0.isOfType }) {
                let list = outlets.map { "Outlet(\"\($0)\", \\\(type.ownName).\($0))" }.joined(separator: ", ")
                job.add(
                    "\(access)override class var outlets: [Outlet] { super.outlets + [\(list)] }", to: main, name)
            }
            if !selectors.isEmpty, !type.properties.contains(where: { $0.name == "selectors" && $0.isOfType }) {
                job.add(
                    "\(access)override class var selectors: [Selector] { super.selectors + \(selectors) }", to: main,
                    name)
            }
        }
    }

    private static func outlets(of type: TypeEntry, _ job: PortJob, _ isResponder: Bool) -> [String] {
        type.properties.filter { property in
            guard property.node.attributes.hasOne(of: AttributeRule.outlets), !property.isOfType else { return false }
            if !isResponder {
                job.report(
                    .warning,
                    "storyboards set outlets of views and controllers only; \(type.name) is none, and “\(property.name)” stays nil",
                    at: property.node, in: property.file)
            }
            return !property.isConstant
        }.map(\.name)
    }

    /// An array; those of an extension in another file come from there, since they may be private.
    private static func selectors(of type: TypeEntry, _ job: PortJob) -> String {
        guard let main = type.main else { return "" }
        let lists = type.bodies.enumerated().compactMap { number, body -> String? in
            let isAll = [main, body].contains { $0.group.attributes.named("objcMembers") != nil }
            let methods = body.methods.filter { method in
                !method.isOfType && !method.isOverride && method.node.attributes.named("nonobjc") == nil
                    && (isAll || method.node.attributes.hasOne(of: AttributeRule.actions.union(["objc"]))
                        || body.group.attributes.named("objc") != nil)
            }
            let selectors = methods.compactMap { SelectorText.listed($0, of: type, job) }
            guard !selectors.isEmpty else { return nil }
            let list = "[\(selectors.joined(separator: ", "))]"
            guard body.file != main.file, methods.contains(where: { $0.access < .internal }) else { return list }
            job.add("static var listedSelectors\(number): [Selector] { \(list) }", to: body, name)
            return "listedSelectors\(number)"
        }
        return lists.joined(separator: " + ")
    }
}
