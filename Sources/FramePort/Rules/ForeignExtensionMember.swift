internal import SwiftSyntax

/// A member that an extension adds to a class of another module and that subclasses override.
///
/// The extension's member calls the object's override, if any; `super` calls the extension's implementation:
///
///     extension UIView { func fade() { if let below = self as? any UIView_fade { return below.overriding_fade() }; … } }
///     class Card: UIView, UIView_fade { func overriding_fade() { super.inExtension_UIView_fade() } }
enum ForeignExtensionMember {
    private static let name = ExtensionMember.name

    static func dispatch(
        _ method: Method, of body: TypeBody, _ type: TypeEntry, to overriders: [TypeEntry], _ job: PortJob
    ) {
        guard !job.refusesCondition(around: method.node, in: method.file) else { return }
        let node = method.node
        let proxy = proxy(type, [method.name.base] + method.name.labels.filter { $0 != "_" })
        let head =
            ExtensionMember.discardable(node.attributes) + ExtensionMember.modifiers(node.modifiers, body, false)
            + ExtensionMember.signature(node, named: "")
        let below = ExtensionMember.call(node, on: "below.", named: "overriding_")
        let prefix = ExtensionMember.prefix(for: type)
        let own = ExtensionMember.call(node, named: prefix)
        job.add("\(head) { if let below = self as? any \(proxy) { return \(below) }; return \(own) }", to: body, name)
        declare(proxy, ExtensionMember.signature(node, named: "overriding_"), behind: body, type, job)
        ExtensionMember.rename(node.name, to: prefix, node.modifiers, method.file, job)
        for sub in overriders {
            for body in sub.bodies {
                for method in body.methods where method.isOverride && method.name == MethodName(node) {
                    replace(method.node.name, method.node.modifiers, of: type, in: sub, body, proxy, overriders, job)
                }
            }
        }
    }

    static func dispatch(
        _ property: Property, of body: TypeBody, _ type: TypeEntry, to overriders: [TypeEntry], _ job: PortJob
    ) {
        guard let written = property.type, let accessors = property.binding.accessorBlock,
            let pattern = property.binding.pattern.as(IdentifierPatternSyntax.self),
            !job.refusesCondition(around: property.node, in: property.file)
        else { return }
        let prefix = ExtensionMember.prefix(for: type)
        let proxy = proxy(type, [property.name])
        let getter =
            "if let below = self as? any \(proxy) { return below.overriding_\(property.name) }; "
            + "return \(prefix)\(property.name)"
        let setter =
            "if let below = self as? any \(proxy) { below.overriding_\(property.name) = newValue } "
            + "else { \(prefix)\(property.name) = newValue }"
        let block = accessors.hasSetter ? "{ get { \(getter) } set { \(setter) } }" : "{ \(getter) }"
        let head = ExtensionMember.modifiers(property.node.modifiers, body, false)
        job.add("\(head)var \(property.name): \(written.inOneLine) \(block)", to: body, name)
        declare(
            proxy, "var overriding_\(property.name): \(written.inOneLine) { get\(accessors.hasSetter ? " set" : "") }",
            behind: body, type, job)
        ExtensionMember.rename(pattern.identifier, to: prefix, property.node.modifiers, property.file, job)
        for sub in overriders {
            for body in sub.bodies {
                for other in body.properties where other.name == property.name && other.node.modifiers.has("override") {
                    guard let pattern = other.binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
                    replace(pattern.identifier, other.node.modifiers, of: type, in: sub, body, proxy, overriders, job)
                }
            }
        }
    }

    private static func proxy(_ type: TypeEntry, _ parts: [String]) -> String {
        ([type.joinedName] + parts).joined(separator: "_")
    }

    private static func declare(
        _ proxy: String, _ requirement: String, behind body: TypeBody, _ type: TypeEntry, _ job: PortJob
    ) {
        // UIKit and Core Animation classes are isolated to the main actor.
        let isolation = type.isOfFramework ? "@MainActor " : ""
        job.edit(body.file) {
            $0.insert(
                "; \(isolation)protocol \(proxy): AnyObject { \(requirement) }",
                at: body.group.endPositionBeforeTrailingTrivia, name)
        }
    }

    private static func replace(
        _ token: TokenSyntax, _ modifiers: DeclModifierListSyntax, of extended: TypeEntry, in type: TypeEntry,
        _ body: TypeBody, _ proxy: String, _ overriders: [TypeEntry], _ job: PortJob
    ) {
        let isBelowAnother = job.index.superclasses(of: type).contains { above in
            overriders.contains { $0 === above }
        }
        job.edit(body.file) { edits in
            edits.replace(token, with: "overriding_\(token.text.trimmingBackticks)", name)
            for modifier in modifiers where modifier.name.text == "override" && !isBelowAnother {
                edits.remove(modifier, name)
            }
        }
        if !isBelowAnother { job.add(conformance: proxy, to: body, name) }
        let prefix = isBelowAnother ? "overriding_" : ExtensionMember.prefix(for: extended)
        for body in type.bodies {
            let calls = SuperCalls(to: token.text.trimmingBackticks)
            calls.walk(body.group)
            job.edit(body.file) { edits in
                for call in calls.found { edits.replace(call, with: prefix + call.text.trimmingBackticks, name) }
            }
        }
    }
}

/// Finds uses of a superclass member.
private final class SuperCalls: SyntaxVisitor {
    private(set) var found: [TokenSyntax] = []
    private let name: String

    init(to name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text.trimmingBackticks == name {
            found.append(node.declName.baseName)
        }
        return .visitChildren
    }
}
