internal import SwiftSyntax

/// Ports optional requirements of the module's own protocols.
///
/// Each requirement becomes a separate protocol that types with the method conform to, so that `x.f?()` becomes a
/// conditional cast:
///
///     protocol Panel: AnyObject {}                                // was: @objc optional func tap(_ view: UIView)
///     protocol Panel_tap { func tap(_ view: UIView) }
///     extension Panel { var answering_tap: (any Panel_tap)? { self as? any Panel_tap } }
///     panel.answering_tap?.tap(view)                              // was: panel.tap?(view)
///
/// If several requirements have the same name, `answering_tap` is a value that has all of them. An optional property
/// becomes a property of optional type in the extension.
enum OptionalRequirementRule: PortRule {
    static let name = "optional requirements"

    static func apply(to job: PortJob) {
        for entry in job.index.entries where entry.kind == .protocol && !entry.isOfFramework {
            apply(to: job, entry)
        }
        let types = job.index.entries.filter { (!$0.isOfFramework || $0.isOfLibrary) && $0.kind != .protocol }
            .map { ($0, job.index.superclasses(of: $0)) }.sorted { $0.1.count < $1.1.count }
        for requirement in job.index.optionalRequirements { conform(types, to: requirement, job) }
        OptionalCallRule.apply(to: job)
    }

    // MARK: The protocol

    private static func apply(to job: PortJob, _ entry: TypeEntry) {
        guard let main = entry.main, let node = Syntax(main.group).as(ProtocolDeclSyntax.self) else { return }
        if node.attributes.named("objc") != nil, !isForClasses(entry, job.index) {
            job.add(conformance: "AnyObject", to: main, name)
        }
        let access =
            node.modifiers.first { $0.detail == nil && Access(node.modifiers) != .internal }
            .map { $0.name.text + " " } ?? ""
        var declarations = ""
        var overloads: [String: [OptionalRequirement]] = [:]
        // An extension cannot be declared next to a nested protocol, so it is added at the end of the file.
        let isNested = node.isMember
        let requirements = OptionalRequirement.all(of: entry)
        if isNested, !requirements.isEmpty,
            sequence(first: Syntax(node), next: \.parent).contains(where: { $0.isConditional(job.options) })
        {
            return job.report(
                .error,
                "a nested protocol with optional requirements cannot be inside #if; declare it outside of types",
                at: node, in: main.file)
        }
        for requirement in requirements {
            if requirement.isOfType {
                job.report(
                    .error,
                    "an optional static requirement cannot be looked up here; require it, with a default in an extension",
                    at: requirement.node, in: main.file)
                continue
            }
            if requirement.node.isConditional(job.options) {
                job.report(
                    .error,
                    "an optional requirement cannot be inside #if; declare it always, or put #if around the whole protocol",
                    at: requirement.node, in: main.file)
                continue
            }
            // The same line may contain another requirement after a semicolon.
            let item = requirement.node.parent?.as(MemberBlockItemSyntax.self)
            job.edit(main.file) { $0.replace(item.map { Syntax($0) } ?? Syntax(requirement.node), with: "", name) }
            let isolation = node.attributes.named("MainActor") == nil ? "" : "@MainActor "
            let inner = access == "public " ? access : access == "private " ? "fileprivate " : ""
            let property = requirement.optionalType.map {
                // The value itself may be `nil`.
                " \(inner)var \(requirement.name.base): \($0) { \(requirement.answer).map { $0.\(requirement.name.base) } };"
            }
            declarations += "; \(isolation)\(access)protocol \(requirement.proxy) { \(requirement.declaration) }"
            guard requirement.overload == nil else {
                overloads[requirement.answerType, default: []].append(requirement)
                continue
            }
            declarations +=
                "; extension \(entry.name) {\(property ?? "") \(inner)var \(requirement.answer): "
                + "(\(requirement.answerType))? { self as? \(requirement.answerType) } }"
        }
        for (_, group) in overloads.sorted(by: { $0.key < $1.key }) {
            let isolation = node.attributes.named("MainActor") == nil ? "" : "@MainActor "
            declarations += answers(to: group, of: entry, access: access, isolation: isolation)
        }
        guard !declarations.isEmpty else { return }
        let end = isNested ? job.units[main.file].tree.endOfFileToken.endPosition : node.endPositionBeforeTrailingTrivia
        job.edit(main.file) { $0.insert(isNested ? "\n" + declarations.dropFirst(2) : declarations, at: end, name) }
    }

    /// Returns a type with the methods of all requirements that have the same name, each with an optional result.
    private static func answers(
        to group: [OptionalRequirement], of entry: TypeEntry, access: String, isolation: String
    ) -> String {
        guard let first = group.first else { return "" }
        let inner = access == "public " ? access : access == "private " ? "fileprivate " : ""
        let methods = group.compactMap { requirement -> String? in
            guard let function = Syntax(requirement.node).as(FunctionDeclSyntax.self) else { return nil }
            let arguments = function.signature.named.parameterClause.parameters.map { parameter in
                let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
                return label + (parameter.secondName ?? parameter.firstName).text
            }
            let result = function.signature.returnClause?.type
            // Calling an optional method with an optional result yields that result's type.
            let type = result.map { $0.isOptional ? $0.asOptional : "(\($0.inOneLine))?" } ?? "Void?"
            let effects = function.signature.effectSpecifiers.map { " " + $0.inOneLine } ?? ""
            return "@discardableResult \(inner)func \(function.name.text)"
                + "\(function.signature.named.parameterClause.inOneLine)\(effects) -> \(type) "
                + "{ (object as? any \(requirement.proxy))?.\(function.name.text)(\(arguments.joined(separator: ", "))) }"
        }
        let isMet = group.map { "object is any \($0.proxy)" }.joined(separator: " || ")
        return "; \(isolation)\(access)struct \(first.answerType) { private let object: any \(entry.name); "
            + "fileprivate init?(_ object: any \(entry.name)) { guard \(isMet) else { return nil }; self.object = object }; "
            + methods.joined(separator: "; ") + " }; extension \(entry.name) { \(inner)var \(first.answer): "
            + "\(first.answerType)? { \(first.answerType)(self) } }"
    }

    private static func isForClasses(_ entry: TypeEntry, _ index: ModuleIndex) -> Bool {
        entry.main?.group.inheritanceClause?.inheritedTypes.contains { $0.type.is(ClassRestrictionTypeSyntax.self) }
            == true
            || entry.inherited.contains {
                ["AnyObject", "NSObjectProtocol"].contains($0) || index.type($0)?.isOfFramework == true
            }
    }

    // MARK: The conforming types

    /// - Parameter types: The types with their superclasses first. Library types already conform.
    private static func conform(
        _ types: [(TypeEntry, [TypeEntry])], to requirement: OptionalRequirement, _ job: PortJob
    ) {
        let index = job.index
        var answering: Set<ObjectIdentifier> = []
        for (type, above) in types {
            let isSettled = above.contains { answering.contains(ObjectIdentifier($0)) }
            let promises = index.protocols(declaredBy: type).contains { $0 === requirement.owner }
            let inherits = above.contains { index.protocols(declaredBy: $0).contains { $0 === requirement.owner } }
            guard promises || inherits, !isSettled else { continue }
            if let body = type.bodies.first(where: requirement.isDeclared) {
                if !type.isOfLibrary, let member = requirement.declaration(in: body),
                    job.refusesCondition(around: member, in: body.file)
                {
                    continue
                }
                answering.insert(ObjectIdentifier(type))
                if type.isOfLibrary || type.inherited.contains(requirement.proxy) { continue }
                job.add(conformance: requirement.proxy, to: body, name)
                if requirement.isPublic, type.main?.access == .public { publish(requirement, in: body, job) }
            } else if promises, above.contains(where: { $0.bodies.contains(where: requirement.isDeclared) }),
                let body = type.main ?? type.bodies.first
            {
                answering.insert(ObjectIdentifier(type))
                if type.isOfLibrary || type.inherited.contains(requirement.proxy) { continue }
                job.add(conformance: requirement.proxy, to: body, name)
            }
        }
    }

    /// Makes the implementation public if both the protocol and the class are.
    private static func publish(_ requirement: OptionalRequirement, in body: TypeBody, _ job: PortJob) {
        guard let method = body.methods.first(where: { requirement.isMet(by: $0) }), method.access < .public,
            body.isExtension == false || body.access < .public
        else { return }
        let keyword =
            method.node.modifiers.first?.positionAfterSkippingLeadingTrivia
            ?? method.node.funcKeyword.positionAfterSkippingLeadingTrivia
        job.edit(body.file) { $0.insert("public ", at: keyword, name) }
    }
}
