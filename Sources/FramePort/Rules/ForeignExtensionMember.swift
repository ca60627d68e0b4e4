internal import SwiftSyntax

/// A member that an extension adds to a class of another module and that subclasses override, or extensions of
/// subclasses that are in other modules as well.
///
/// The extension's member calls the object's override, if any; `super` calls the nearest implementation above:
///
///     extension UIView {
///         func fade() {
///             if let below = self as? any UIView_fade { return below.overriding_fade() }
///             if let below = self as? UILabel { return below.inExtension_UILabel_fade() }
///             …
///         }
///     }
///     class Card: UIView, UIView_fade { func overriding_fade() { super.inExtension_UIView_fade() } }
///     extension UILabel { func inExtension_UILabel_fade() { super.inExtension_UIView_fade() } }
struct ForeignExtensionMember {
    private static let name = ExtensionMember.name
    private static let overriding = "overriding_"

    private let member: ExtensionOverride
    private let overriders: [TypeEntry]
    /// Classes of other modules whose extensions override the member, subclasses first.
    private let foreign: [TypeEntry]
    private let job: PortJob
    private let token: TokenSyntax
    private var type: TypeEntry { member.type }
    private var body: TypeBody { member.body }

    /// - Returns: `nil` for a member that cannot be ported, which is reported.
    init?(_ member: ExtensionOverride, overriders: [TypeEntry], foreign: [TypeEntry], _ job: PortJob) {
        guard let token = member.token, !job.refusesCondition(around: member.node, in: member.body.file) else {
            return nil
        }
        self.member = member
        self.overriders = overriders
        self.foreign = foreign.sorted { job.index.superclasses(of: $0).count > job.index.superclasses(of: $1).count }
        self.job = job
        self.token = token
    }

    func dispatch() {
        switch member.declaration {
        case .method(let method): dispatch(method.node)
        case .property(let property): dispatch(property)
        }
        ExtensionMember.rename(
            token, to: ExtensionMember.prefix(for: type), member.modifiers, body.file, job)
        for sub in overriders {
            for body in sub.bodies {
                for other in member.namesakes(in: body, of: sub) where other.isOverride { override(other) }
            }
        }
        for sub in foreign {
            for body in sub.bodies where body.file >= 0 {
                for other in member.namesakes(in: body, of: sub) where other.isOverride { move(other) }
            }
        }
    }

    /// Name of the protocol to which classes with an override conform.
    private var proxy: String {
        ([type.joinedName, member.name.base] + member.name.labels.filter { $0 != "_" }).joined(separator: "_")
    }

    /// Returns code that calls the object's own implementation, and the extension's if there is none.
    ///
    /// - Parameter use: Returns the statement that uses the member with a prefix of an object.
    private func choice(_ use: (_ object: String, _ prefix: String) -> String) -> String {
        let below = overriders.isEmpty ? [] : [("any \(proxy)", Self.overriding)]
        let branches = (below + foreign.map { ($0.name, ExtensionMember.prefix(for: $0)) }).map { type, prefix in
            "if let below = self as? \(type) { \(use("below.", prefix)) }"
        }
        return (branches + ["\(use("", ExtensionMember.prefix(for: type)))"]).joined(separator: "; ")
    }

    private func dispatch(_ node: FunctionDeclSyntax) {
        let head =
            ExtensionMember.discardable(node.attributes) + ExtensionMember.modifiers(node.modifiers, body, false)
            + ExtensionMember.signature(node, named: "")
        let text = choice { "return " + ExtensionMember.call(node, on: $0, named: $1) }
        job.add("\(head) { \(text) }", to: body, Self.name)
        declare(ExtensionMember.signature(node, named: Self.overriding))
    }

    private func dispatch(_ property: Property) {
        guard let written = property.type, let accessors = property.binding.accessorBlock else { return }
        let name = property.name
        let getter = choice { "return \($0)\($1)\(name)" }
        let setter = choice { "\($0)\($1)\(name) = newValue; return" }
        let block = accessors.hasSetter ? "{ get { \(getter) } set { \(setter) } }" : "{ \(getter) }"
        let head = ExtensionMember.modifiers(property.node.modifiers, body, false)
        job.add("\(head)var \(name): \(written.inOneLine) \(block)", to: body, Self.name)
        declare("var \(Self.overriding)\(name): \(written.inOneLine) { get\(accessors.hasSetter ? " set" : "") }")
    }

    private func declare(_ requirement: String) {
        guard !overriders.isEmpty else { return }
        // UIKit and Core Animation classes are isolated to the main actor, and so may be the subclasses of NSObject.
        let isolation = type.isOfFramework ? "@MainActor " : ""
        let requirement = type.isObject ? "@MainActor @preconcurrency " + requirement : requirement
        job.edit(body.file) {
            $0.insert(
                "; \(isolation)protocol \(proxy): AnyObject { \(requirement) }",
                at: body.group.endPositionBeforeTrailingTrivia, Self.name)
        }
    }

    /// Makes an override of a class of the module a requirement of the protocol.
    private func override(_ other: ExtensionOverride) {
        guard let token = other.token else { return }
        if case .property(let property) = other.declaration, property.isStored {
            return job.report(
                .error, "an override of an extension's property needs get and set here, not observers",
                at: property.node, in: other.body.file)
        }
        let isBelowAnother = job.index.superclasses(of: other.type).contains { above in
            overriders.contains { $0 === above }
        }
        job.edit(other.body.file) { edits in
            edits.replace(token, with: Self.overriding + token.text.trimmingBackticks, Self.name)
            for modifier in other.modifiers where modifier.name.text == "override" && !isBelowAnother {
                edits.remove(modifier, Self.name)
            }
        }
        if !isBelowAnother { job.add(conformance: proxy, to: other.body, Self.name) }
        redirect(superCallsIn: other.type, to: isBelowAnother ? Self.overriding : prefixAbove(other.type))
    }

    /// Gives an override in an extension of another module's class a name of its own.
    private func move(_ other: ExtensionOverride) {
        guard let token = other.token, !job.refusesCondition(around: other.node, in: other.body.file) else { return }
        let prefix = ExtensionMember.prefix(for: other.type)
        ExtensionMember.rename(token, to: prefix, other.modifiers, other.body.file, job)
        redirect(superCallsIn: other.type, to: prefixAbove(other.type))
    }

    /// Returns the prefix of the nearest implementation in an extension of a superclass.
    private func prefixAbove(_ sub: TypeEntry) -> String {
        let above = job.index.superclasses(of: sub).first { above in above === type || foreign.contains { $0 === above }
        }
        return ExtensionMember.prefix(for: above ?? type)
    }

    private func redirect(superCallsIn sub: TypeEntry, to prefix: String) {
        for body in sub.bodies where body.file >= 0 {
            let calls = SuperCalls(to: member.name.base)
            calls.walk(body.group)
            job.edit(body.file) { edits in
                for call in calls.found {
                    edits.replace(call.declName.baseName, with: prefix + member.name.base, Self.name)
                }
            }
        }
    }
}

/// Finds uses of a superclass member.
final class SuperCalls: SyntaxVisitor {
    private(set) var found: [MemberAccessExprSyntax] = []
    private let name: String

    init(to name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text.trimmingBackticks == name {
            found.append(node)
        }
        return .visitChildren
    }
}
