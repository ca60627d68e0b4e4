internal import SwiftSyntax

/// A class with `forwardingTarget(for:)`, its own or inherited in the module, gets the methods of Apple's protocols that it lacks. Each
/// of them calls the method of the forwarding target.
enum ForwardingRule: PortRule {
    private static let name = "forwarded methods"

    static func apply(to job: PortJob) {
        var added: [ObjectIdentifier: Set<MethodName>] = [:]
        let classes = job.index.classes.map { ($0, job.index.superclasses(of: $0)) }.sorted { $0.1.count < $1.1.count }
        for (type, above) in classes {
            let family = [type] + above
            guard family.flatMap(\.methods).contains(where: isForwarding), let main = type.main else { continue }
            var known = above.reduce(into: Set()) { $0.formUnion(added[ObjectIdentifier($1)] ?? []) }
            defer { added[ObjectIdentifier(type)] = known }
            for owner in family.flatMap({ job.index.protocols(declaredBy: $0) }) where owner.isOfFramework {
                for requirement in OptionalRequirement.all(of: owner) where !requirement.isProperty {
                    let isThere = family.contains { $0.bodies.contains(where: requirement.isDeclared) }
                    guard !isThere, known.insert(requirement.name).inserted,
                        let function = Syntax(requirement.node).as(FunctionDeclSyntax.self)
                    else { continue }
                    let access = main.access == .public ? "public " : ""
                    job.add(
                        "\(access)\(requirement.declaration) { \(body(of: function, requirement)) }", to: main, name)
                }
            }
        }
    }

    private static func isForwarding(_ method: Method) -> Bool {
        method.isOverride && method.name == MethodName(base: "forwardingTarget", labels: ["for"])
    }

    private static func body(of function: FunctionDeclSyntax, _ requirement: OptionalRequirement) -> String {
        let target =
            "forwardingTarget(for: Selector(\"\(requirement.name.selector)\")) as? any \(requirement.owner.name)"
        let call = ExtensionMember.call(function, on: "next.", named: "")
        return "guard let next = \(target), next !== self else { \(standard(function)) }; return \(call)"
    }

    /// The default implementation.
    private static func standard(_ function: FunctionDeclSyntax) -> String {
        guard let items = function.body?.statements, let first = items.first else { return "return" }
        return items.count == 1 && first.item.is(ExprSyntax.self) ? "return \(items.inOneLine)" : items.inOneLine
    }
}
