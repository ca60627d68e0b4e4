internal import SwiftSyntax

/// A member of an extension that overrides another or is overridden. Swift permits neither without the Objective-C
/// runtime.
///
/// The extension keeps the code under another name, and the class body gets a member that calls it:
///
///     extension Card { func inExtension_Card_layout() { super.layout() } }
///     class Card: Panel { override func layout() { inExtension_Card_layout() } }
enum ExtensionMember {
    static let name = "overrides in extensions"

    /// Returns the prefix of the new name. It contains the type name, because a subclass may have such a member too.
    static func prefix(for type: TypeEntry) -> String { "inExtension_" + type.joinedName + "_" }

    /// - Parameter isOverride: Whether the member of the class body overrides another.
    static func forward(
        _ method: Method, of body: TypeBody, in type: TypeEntry, isOverride: Bool, _ job: PortJob
    ) {
        guard let main = type.main, !job.refusesCondition(around: method.node, in: method.file) else { return }
        let node = method.node
        let parameters = node.signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.ellipsis != nil }) else {
            return job.report(
                .error, "an overridden variadic method must be declared in the class body, not in an extension",
                at: node, in: method.file)
        }
        let call = call(node, named: prefix(for: type))
        let head =
            unavailable(node.attributes) + discardable(node.attributes) + modifiers(node.modifiers, body, isOverride)
            + signature(node, named: "")
        job.add("\(head) { \(call) }", to: main, name)
        rename(node.name, to: prefix(for: type), node.modifiers, method.file, job)
    }

    /// Returns the function declaration without attributes, modifiers and body.
    static func signature(_ node: FunctionDeclSyntax, named prefix: String) -> String {
        "func " + (prefix.isEmpty ? node.name.text : prefix + node.name.text.trimmingBackticks)
            + (node.genericParameterClause?.inOneLine ?? "") + node.signature.named.inOneLine
            + (node.genericWhereClause.map { " " + $0.inOneLine } ?? "")
    }

    /// Returns a call that passes on the function's own parameters.
    static func call(_ node: FunctionDeclSyntax, on object: String = "", named prefix: String) -> String {
        let name = MethodName(node)
        return call(node, on: object, as: MethodName(base: prefix + name.base, labels: name.labels))
    }

    /// Returns a call to another method with the same parameters.
    static func call(_ node: FunctionDeclSyntax, on object: String = "", as method: MethodName) -> String {
        let parameters = node.signature.named.parameterClause.parameters
        let arguments = zip(parameters, method.labels).map { parameter, label -> String in
            let label = label == "_" ? "" : label + ": "
            let isInout = parameter.type.as(AttributedTypeSyntax.self)?.trimmedDescription.hasPrefix("inout") == true
            return label + (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
        }
        let effects = node.signature.effectSpecifiers
        return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            + object + method.base + "(\(arguments.joined(separator: ", ")))"
    }

    /// Makes methods of the extension of the observers of a property.
    ///
    /// - Returns: The observers with calls of these methods.
    static func observe(
        _ property: Property, by observers: AccessorDeclListSyntax, until end: AccessorBlockSyntax,
        as prefix: String, _ type: TypeSyntax, _ job: PortJob
    ) -> [(kind: String, call: String)] {
        var calls: [(kind: String, call: String)] = []
        job.edit(property.file) { edits in
            var start = property.node.positionAfterSkippingLeadingTrivia
            for observer in observers {
                guard let code = observer.body else { continue }
                let kind = observer.accessorSpecifier.text
                let value = kind == "willSet" ? "newValue" : "oldValue"
                let method = "\(prefix)\(kind)_\(property.name)"
                // Swift reads the old value first where an observer names it.
                let isUsed =
                    kind == "willSet" || observer.parameters != nil
                    || code.tokens(viewMode: .sourceAccurate).contains { $0.text == value }
                let parameter = isUsed ? "_ \(observer.parameters?.name.text ?? value): \(type.inOneLine)" : ""
                edits.replace(
                    start..<code.positionAfterSkippingLeadingTrivia,
                    with: "\(calls.isEmpty ? "" : "; ")func \(method)(\(parameter)) ", name)
                start = code.endPositionBeforeTrailingTrivia
                calls.append((kind, "\(method)(\(isUsed ? value : ""))"))
            }
            edits.replace(start..<end.endPositionBeforeTrailingTrivia, with: "", name)
        }
        return calls
    }

    static func forward(
        _ property: Property, of body: TypeBody, in type: TypeEntry, isOverride: Bool, _ job: PortJob
    ) {
        guard let main = type.main, !job.refusesCondition(around: property.node, in: property.file) else { return }
        guard let written = property.type, let accessors = property.binding.accessorBlock,
            let pattern = property.binding.pattern.as(IdentifierPatternSyntax.self)
        else {
            return job.report(
                .error, "an override without a written type must be declared in the class body, not in an extension",
                at: property.node, in: property.file)
        }
        if property.isStored, case .accessors(let observers) = accessors.accessors {
            let block = observe(property, by: observers, until: accessors, as: prefix(for: type), written, job)
                .map { "\($0) { \($1) }" }.joined(separator: " ")
            let head = unavailable(property.node.attributes) + modifiers(property.node.modifiers, body, isOverride)
            return job.add("\(head)var \(property.name): \(written.inOneLine) { \(block) }", to: main, name)
        }
        let renamed = prefix(for: type) + property.name
        let block = accessors.hasSetter ? "{ get { \(renamed) } set { \(renamed) = newValue } }" : "{ \(renamed) }"
        job.add(
            unavailable(property.node.attributes) + modifiers(property.node.modifiers, body, isOverride)
                + "var \(property.name): \(written.inOneLine) \(block)",
            to: main, name)
        rename(pattern.identifier, to: prefix(for: type), property.node.modifiers, property.file, job)
    }

    static func rename(
        _ token: TokenSyntax, to prefix: String, _ modifiers: DeclModifierListSyntax, _ file: Int, _ job: PortJob
    ) {
        job.edit(file) { edits in
            edits.replace(token, with: prefix + token.text.trimmingBackticks, name)
            for modifier in modifiers where dropped.contains(modifier.name.text) { edits.remove(modifier, name) }
        }
    }

    private static let dropped: Set<String> = ["override", "open", "public", "private", "fileprivate", "final"]

    /// Returns the attribute of a member that code cannot use, without which the class's would use the extension's.
    private static func unavailable(_ attributes: AttributeListSyntax) -> String {
        attributes.areUnavailable ? "@available(*, unavailable) " : ""
    }

    static func discardable(_ attributes: AttributeListSyntax) -> String {
        attributes.named("discardableResult").map { $0.trimmedDescription + " " } ?? ""
    }

    static func modifiers(
        _ list: DeclModifierListSyntax, _ body: TypeBody, _ isOverride: Bool
    ) -> String {
        var names = list.map(\.trimmedDescription).filter { !["override", "dynamic", "optional"].contains($0) }
        if Access(list) == .internal, body.access != .internal {
            names.insert(body.access == .public ? "public" : "fileprivate", at: 0)
        }
        return (names + (isOverride ? ["override"] : [])).map { $0 + " " }.joined()
    }
}

extension PortJob {
    /// Reports a member inside `#if DEBUG`, because the member added to the class body would be compiled
    /// unconditionally.
    ///
    /// - Returns: Whether the member was reported.
    func refusesCondition(around node: some SyntaxProtocol, in file: Int) -> Bool {
        guard node.isConditional(options) else { return false }
        report(
            .error, "a member that is ported to several declarations cannot be inside #if; write #if in its body",
            at: node, in: file)
        return true
    }
}

extension FunctionSignatureSyntax {
    /// The signature with a name for every unnamed parameter.
    var named: FunctionSignatureSyntax {
        var clause = parameterClause
        clause.parameters = FunctionParameterListSyntax(
            clause.parameters.enumerated().map { number, parameter in
                guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
                var parameter = parameter
                parameter.firstName.trailingTrivia = .space
                parameter.secondName = .identifier("argument\(number + 1)")
                return parameter
            })
        return with(\.parameterClause, clause)
    }
}

extension AccessorBlockSyntax {
    var hasSetter: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { $0.accessorSpecifier.text == "set" }
    }
}
