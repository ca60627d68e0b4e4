internal import SwiftSyntax

/// Lists outlets, inspectable properties, actions and other methods exposed to Objective-C, so that storyboards and
/// selectors find them by name.
enum InterfaceListRule: PortRule {
    private static let name = "outlets and actions"

    static func apply(to job: PortJob) {
        for type in job.index.classes {
            guard let main = type.main else { continue }
            let outlets = outlets(of: type, job)
            let selectors = selectors(of: type, job)
            guard OpenObjectRule.isOpen(type, job) else { continue }
            let access = main.group.modifiers.has("open") ? "open " : main.access == .public ? "public " : ""
            if !outlets.isEmpty, !type.properties.contains(where: { $0.name == "outlets" && $0.isOfType }) {
                let (conditional, plain) = outlets.separated { $0.node.isConditional(job.options) }
                let lists =
                    (plain.isEmpty ? [] : ["[\(plain.map { text($0, of: type) }.joined(separator: ", "))]"])
                    + conditional.map {
                        list(text($0, of: type), "Outlet", behind: $0.node, in: $0.file, of: type, job)
                    }
                job.add(
                    "\(access)override class var outlets: [Outlet] { super.outlets + \(lists.joined(separator: " + ")) }",
                    to: main, name)
            }
            if !selectors.isEmpty, !type.properties.contains(where: { $0.name == "selectors" && $0.isOfType }) {
                job.add(
                    "\(access)override class var selectors: [Selector] { super.selectors + \(selectors) }", to: main,
                    name)
            }
        }
        listAdditions(to: job)
    }

    // MARK: Extensions of classes of other modules

    /// Lists the inspectable properties and actions that extensions add to classes of other modules, such as `UIView`.
    ///
    /// `OpenObject` finds them for those classes and their subclasses:
    ///
    ///     extension UIView { static var listedOutlets_UIView_0: [Outlet] { [Outlet("radius", \UIView.radius)] } }
    ///     extension OpenObject {
    ///         @_dynamicReplacement(for: outlets) class var replacing_outlets: [Outlet] {
    ///             (outlets) + (self is UIView.Type ? UIView.listedOutlets_UIView_0 : [])
    ///         }
    ///     }
    private static func listAdditions(to job: PortJob) {
        var lists: [(type: TypeEntry, list: String, isOfOutlets: Bool)] = []
        var first: TypeBody?
        for type in job.index.extended {
            for (number, body) in type.bodies.enumerated()
            where body.file >= 0 && body.group.isCompiled(job.options) == true {
                let outlets = body.properties.filter { property in
                    !property.isOfType && !property.isConstant && !property.node.isConditional(job.options)
                        && property.node.attributes.hasOne(of: AttributeRule.outlets)
                }.map { text($0, of: type) }
                let selectors = body.methods.filter { method in
                    !method.isOfType && !method.isOverride && !method.node.isConditional(job.options)
                        && method.node.attributes.hasOne(of: AttributeRule.actions)
                }.compactMap { SelectorText.listed($0, of: type, job) }
                for (elements, kind) in [(outlets, "Outlet"), (selectors, "Selector")] where !elements.isEmpty {
                    let list = "listed\(kind)s_\(type.joinedName)_\(number)"
                    job.add(
                        "@MainActor internal static var \(list): [\(kind)] { [\(elements.joined(separator: ", "))] }",
                        to: body,
                        name)
                    lists.append((type, list, kind == "Outlet"))
                    first = first ?? body
                }
            }
        }
        guard let first else { return }
        let kinds = lists.separated(\.isOfOutlets)
        for (list, kind, original) in [(kinds.0, "Outlet", "outlets"), (kinds.1, "Selector", "selectors")]
        where !list.isEmpty {
            let additions = list.map { "(self is \($0.type.name).Type ? \($0.type.name).\($0.list) : [])" }
            job.edit(first.file) {
                $0.insert(
                    "; extension OpenObject { @_dynamicReplacement(for: \(original)) class var replacing_\(original): "
                        + "[\(kind)] { \(original) + \(additions.joined(separator: " + ")) } }",
                    at: first.group.endPositionBeforeTrailingTrivia, name)
            }
        }
    }

    private static func text(_ property: Property, of type: TypeEntry) -> String {
        let mark = property.isObserved ? ", isDynamic: true" : ""
        return "Outlet(\"\(property.key)\", \\\(type.ownName).\(property.name)\(mark))"
    }

    /// Returns a list that contains the element, or an empty list if the compiler leaves out the element's member.
    ///
    /// A function that returns the element is declared next to the member. The function in the class body has a default
    /// argument and is called only if the other one is missing.
    private static func list(
        _ element: String, _ kind: String, behind member: some DeclSyntaxProtocol, in file: Int, of type: TypeEntry,
        _ job: PortJob
    ) -> String {
        guard let main = type.main else { return "[]" }
        let function = "listed_\(type.joinedName)_\(member.positionAfterSkippingLeadingTrivia.utf8Offset)"
        job.edit(file) {
            $0.insert(
                "; static func \(function)() -> [\(kind)] { [\(element)] }",
                at: member.endPositionBeforeTrailingTrivia, name)
        }
        job.add("static func \(function)(_: Void = ()) -> [\(kind)] { [] }", to: main, name)
        return function + "()"
    }

    /// Whether the module looks up members by name and may mean this class.
    static func isFoundByName(_ type: TypeEntry, _ job: PortJob) -> Bool {
        guard job.looksMembersUp, let main = type.main else { return false }
        return type.bodies.contains { body in
            body.methods.contains { isListed($0, of: body, main, type, job) }
                || body.properties.contains { isListed($0, of: body, main, job) }
        }
    }

    private static func outlets(of type: TypeEntry, _ job: PortJob) -> [Property] {
        guard let main = type.main else { return [] }
        return type.bodies.flatMap { body in
            body.properties.filter { property in
                guard !property.isOfType else { return false }
                if property.node.attributes.hasOne(of: AttributeRule.outlets) {
                    if !OpenObjectRule.isOpen(type, job) {
                        job.report(
                            .warning,
                            "storyboards set only outlets of subclasses of UIResponder and NSObject, unlike \(type.name); “\(property.name)” stays nil",
                            at: property.node, in: property.file)
                    }
                    return !property.isConstant
                }
                return property.isObserved || job.looksMembersUp && isListed(property, of: body, main, job)
            }
        }
    }

    /// Whether Objective-C finds the property by name and the property is visible in the class body.
    private static func isListed(_ property: Property, of body: TypeBody, _ main: TypeBody, _ job: PortJob) -> Bool {
        guard !property.isOfType, !property.node.modifiers.has("override"), isObjC(property.node.attributes, body, main)
        else { return false }
        let access = Access(property.node.modifiers)
        return access >= .internal || body.file == main.file && access == .fileprivate || body === main
    }

    private static func isListed(
        _ method: Method, of body: TypeBody, _ main: TypeBody, _ type: TypeEntry, _ job: PortJob
    ) -> Bool {
        // UIKit's class does not list the commands of the edit menu, because it only has them for subclasses to override.
        if method.isOverride, SelectorRule.editActions.contains(method.name.base), method.name.labels == ["_"] {
            let type = method.node.signature.parameterClause.parameters.first?.type.trimmedDescription ?? ""
            return !method.isOfType && ["Any?", "Any", "Any!"].contains(type)
                && method.node.attributes.named("nonobjc") == nil
        }
        guard !method.isOfType, !method.isOverride else { return false }
        if method.node.attributes.hasOne(of: AttributeRule.actions) || isObjC(method.node.attributes, body, main) {
            return true
        }
        guard job.looksMembersUp else { return false }
        // Implementations of Objective-C protocol requirements need no attribute on Apple's platforms.
        return job.index.answersFramework(method, of: type)
    }

    private static func isObjC(_ attributes: AttributeListSyntax, _ body: TypeBody, _ main: TypeBody) -> Bool {
        attributes.named("nonobjc") == nil && !attributes.areUnavailable
            && (attributes.named("objc") != nil || body.group.attributes.named("objc") != nil
                || [main, body].contains { $0.group.attributes.named("objcMembers") != nil })
    }

    /// Returns an array expression. Selectors of an extension in another file are listed in that file, because they may
    /// be private.
    private static func selectors(of type: TypeEntry, _ job: PortJob) -> String {
        guard let main = type.main else { return "" }
        var lists: [String] = []
        for (number, body) in type.bodies.enumerated() {
            let methods = body.methods.filter { isListed($0, of: body, main, type, job) }
            let (conditional, plain) = methods.separated { $0.node.isConditional(job.options) }
            for method in conditional {
                guard let selector = SelectorText.listed(method, of: type, job) else { continue }
                lists.append(list(selector, "Selector", behind: method.node, in: method.file, of: type, job))
            }
            let selectors = plain.compactMap { SelectorText.listed($0, of: type, job) }
            guard !selectors.isEmpty else { continue }
            let list = "[\(selectors.joined(separator: ", "))]"
            if body.file != main.file, plain.contains(where: { $0.access < .internal }) {
                let own = "listed_\(type.joinedName)_\(number)"
                job.add("static var \(own): [Selector] { \(list) }", to: body, name)
                lists.append(own)
            } else {
                lists.append(list)
            }
        }
        return lists.joined(separator: " + ")
    }
}

extension Array {
    /// Splits the elements into those for which `isFirst` is true and the rest.
    fileprivate func separated(_ isFirst: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(isFirst), filter { !isFirst($0) })
    }
}
