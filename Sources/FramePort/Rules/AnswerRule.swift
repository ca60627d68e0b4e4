internal import SwiftSyntax

/// Ports optional methods of Apple's protocols that only a subclass of the conforming class implements.
///
/// Swift looks for implementations only where the conformance is declared and would never call an implementation in the
/// subclass. The conforming class therefore gets the method with its default implementation, and the subclass method
/// becomes an override.
enum AnswerRule: PortRule {
    private static let name = "optional methods of subclasses"

    static func apply(to job: PortJob) {
        let index = job.index
        var known: Set<Position> = []
        let conforming = index.classes.map { ($0, index.superclasses(of: $0)) }.sorted { $0.1.count < $1.1.count }
        for (type, above) in conforming {
            guard let main = type.main else { continue }
            let requirements = index.protocols(declaredBy: type).filter(\.hasDefaults)
                .flatMap { OptionalRequirement.all(of: $0) }
            let below = index.subclasses(of: type).map { ($0, index.superclasses(of: $0)) }
            guard !below.isEmpty else { continue }
            for requirement in requirements {
                let answers = ([type] + above).contains { $0.bodies.contains(where: requirement.isDeclared) }
                guard !answers, !known.contains(Position(type, requirement)) else { continue }
                // Keep only the nearest ones, because implementations further down override them.
                let nearest = below.filter { sub, path in
                    sub.bodies.contains(where: requirement.isDeclared)
                        && !path.prefix { $0 !== type }.contains { $0.bodies.contains(where: requirement.isDeclared) }
                }
                guard !nearest.isEmpty else { continue }
                job.add(standard(requirement, in: main), to: main, name)
                known.formUnion(([type] + below.map(\.0)).map { Position($0, requirement) })
                for (sub, _) in nearest { override(requirement, in: sub, job) }
            }
        }
    }

    private struct Position: Hashable {
        let type: ObjectIdentifier
        let name: MethodName

        init(_ type: TypeEntry, _ requirement: OptionalRequirement) {
            self.type = ObjectIdentifier(type)
            name = requirement.name
        }
    }

    /// Returns the default implementation from the protocol's extension as a method that can be overridden.
    private static func standard(_ requirement: OptionalRequirement, in main: TypeBody) -> String {
        let access =
            main.group.modifiers.has("open") ? "open " : main.access == .public ? "public " : ""
        // A property's declaration already contains its body.
        let body = Syntax(requirement.node).as(FunctionDeclSyntax.self)?.body.map { " " + $0.inOneLine }
        return access + requirement.declaration + (body ?? "")
    }

    private static func override(_ requirement: OptionalRequirement, in type: TypeEntry, _ job: PortJob) {
        for body in type.bodies {
            for property in body.properties where requirement.isProperty && property.name == requirement.name.base {
                override(property, of: body, in: type, job)
            }
            for method in body.methods where requirement.isMet(by: method) && !method.isOverride {
                if body.isExtension {
                    ExtensionMember.forward(method, of: body, in: type, isOverride: true, job)
                    continue
                }
                let needsAccess = type.main?.access == .public && method.access < .public
                let start =
                    method.node.modifiers.first?.positionAfterSkippingLeadingTrivia
                    ?? method.node.funcKeyword.positionAfterSkippingLeadingTrivia
                job.edit(body.file) { $0.insert(needsAccess ? "public override " : "override ", at: start, name) }
            }
        }
    }

    private static func override(_ property: Property, of body: TypeBody, in type: TypeEntry, _ job: PortJob) {
        guard !property.node.modifiers.has("override"), !property.isOfType else { return }
        if body.isExtension { return ExtensionMember.forward(property, of: body, in: type, isOverride: true, job) }
        guard !property.isStored else {
            return job.report(
                .error,
                "a stored property cannot implement a requirement of a superclass; make “\(property.name)” a computed property",
                at: property.node, in: property.file)
        }
        let start =
            property.node.modifiers.first?.positionAfterSkippingLeadingTrivia
            ?? property.node.bindingSpecifier.positionAfterSkippingLeadingTrivia
        job.edit(body.file) { $0.insert("override ", at: start, name) }
    }
}
