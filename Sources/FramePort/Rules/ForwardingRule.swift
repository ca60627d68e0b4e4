internal import SwiftSyntax

/// Gives a class that declares or inherits `forwardingTarget(for:)` the methods of Apple's protocols that it and its
/// superclasses lack. Each of them calls the method of the forwarding target.
enum ForwardingRule: PortRule {
    private static let name = "forwarded methods"

    static func apply(to job: PortJob) {
        for type in job.index.classes {
            guard let owners = owners(for: type, job.index), let main = type.main else { continue }
            let family = [type] + job.index.superclasses(of: type)
            var known: Set<MethodName> = []
            for owner in owners {
                for requirement in OptionalRequirement.all(of: owner) where !requirement.isProperty {
                    let isThere = family.contains { $0.bodies.contains(where: requirement.isDeclared) }
                    guard !isThere, known.insert(requirement.name).inserted,
                        let function = Syntax(requirement.node).as(FunctionDeclSyntax.self)
                    else { continue }
                    let access =
                        main.group.modifiers.has("open") ? "open " : main.access == .public ? "public " : ""
                    job.add(
                        "\(access)\(requirement.declaration) { \(body(of: function, requirement)) }", to: main, name)
                }
            }
        }
    }

    /// Returns Apple's protocols whose methods the class gets, without those that a forwarding superclass already
    /// covers; `nil` for a class that does not forward.
    private static func owners(for type: TypeEntry, _ index: ModuleIndex) -> [TypeEntry]? {
        guard forwards(type, index) else { return nil }
        let above = index.superclasses(of: type)
        func promised(_ type: TypeEntry) -> [TypeEntry] {
            ([type] + index.superclasses(of: type)).flatMap { index.protocols(declaredBy: $0) }
        }
        let inherited = above.first { forwards($0, index) }.map(promised) ?? []
        return promised(type).filter { owner in owner.hasDefaults && !inherited.contains { $0 === owner } }
    }

    private static func forwards(_ type: TypeEntry, _ index: ModuleIndex) -> Bool {
        ([type] + index.superclasses(of: type)).contains { $0.methods.contains(where: isForwarding) }
    }

    private static func isForwarding(_ method: Method) -> Bool {
        method.isOverride && method.name == MethodName(base: "forwardingTarget", labels: ["for"])
    }

    private static func body(of function: FunctionDeclSyntax, _ requirement: OptionalRequirement) -> String {
        let target = "Selector(\"\(requirement.name.selector)\"), to: (any \(requirement.owner.name)).self"
        let call = ExtensionMember.call(function, on: "$0.", named: "")
        let standard = standard(function)
        if standard == "return" { return "_ = forward(\(target)) { \(call) }" }
        return "if let forwarded = forward(\(target), { \(call) }) { return forwarded }; \(standard)"
    }

    /// Returns the body of the default implementation.
    private static func standard(_ function: FunctionDeclSyntax) -> String {
        guard let items = function.body?.statements, let first = items.first else { return "return" }
        return items.count == 1 && first.item.is(ExprSyntax.self) ? "return \(items.inOneLine)" : items.inOneLine
    }
}
