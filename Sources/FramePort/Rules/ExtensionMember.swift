internal import SwiftSyntax

/// A member of an extension that is overridden or overrides: Swift permits neither without the Objective-C runtime.
///
/// The extension keeps the code under another name, and the class body gets a member that calls it:
///
///     extension Card { func inExtension_layout() { super.layout() } }
///     class Card: Panel { override func layout() { inExtension_layout() } }
enum ExtensionMember {
    static let name = "overrides in extensions"

    /// - Parameter isOverride: whether the member of the class body overrides one.
    static func forward(_ method: Method, of body: TypeBody, to main: TypeBody, isOverride: Bool, _ job: PortJob) {
        let node = method.node
        let parameters = node.signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.ellipsis != nil }) else {
            return job.report(
                .error, "an overridden variadic method must be declared in the class body, not in an extension",
                at: node, in: method.file)
        }
        let call = call(node, named: "inExtension_")
        let head =
            discardable(node.attributes) + modifiers(node.modifiers, body, isOverride) + signature(node, named: "")
        job.add("\(head) { \(call) }", to: main, name)
        rename(node.name, node.modifiers, method.file, job)
    }

    /// The function's declaration without attributes, modifiers and body.
    static func signature(_ node: FunctionDeclSyntax, named prefix: String) -> String {
        "func " + (prefix.isEmpty ? node.name.text : prefix + node.name.text.trimmingBackticks)
            + (node.genericParameterClause?.inOneLine ?? "") + node.signature.inOneLine
            + (node.genericWhereClause.map { " " + $0.inOneLine } ?? "")
    }

    /// A call with the function's own parameters.
    static func call(_ node: FunctionDeclSyntax, on object: String = "", named prefix: String) -> String {
        let arguments = node.signature.parameterClause.parameters.map { parameter -> String in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let isInout = parameter.type.as(AttributedTypeSyntax.self)?.trimmedDescription.hasPrefix("inout") == true
            return label + (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
        }
        let effects = node.signature.effectSpecifiers
        return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            + object + prefix + node.name.text.trimmingBackticks + "(\(arguments.joined(separator: ", ")))"
    }

    static func forward(_ property: Property, of body: TypeBody, to main: TypeBody, isOverride: Bool, _ job: PortJob) {
        guard let type = property.type, let accessors = property.binding.accessorBlock, !property.isStored,
            let pattern = property.binding.pattern.as(IdentifierPatternSyntax.self)
        else {
            return job.report(
                .error, "an override with observers must be declared in the class body, not in an extension",
                at: property.node, in: property.file)
        }
        let renamed = "inExtension_\(property.name)"
        let block = accessors.hasSetter ? "{ get { \(renamed) } set { \(renamed) = newValue } }" : "{ \(renamed) }"
        job.add(
            modifiers(property.node.modifiers, body, isOverride) + "var \(property.name): \(type.inOneLine) \(block)",
            to: main, name)
        rename(pattern.identifier, property.node.modifiers, property.file, job)
    }

    static func rename(
        _ token: TokenSyntax, to prefix: String = "inExtension_", _ modifiers: DeclModifierListSyntax, _ file: Int,
        _ job: PortJob
    ) {
        job.edit(file) { edits in
            edits.replace(token, with: prefix + token.text.trimmingBackticks, name)
            for modifier in modifiers where dropped.contains(modifier.name.text) { edits.remove(modifier, name) }
        }
    }

    private static let dropped: Set<String> = ["override", "open", "public", "private", "fileprivate", "final"]

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

extension AccessorBlockSyntax {
    var hasSetter: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { $0.accessorSpecifier.text == "set" }
    }
}
