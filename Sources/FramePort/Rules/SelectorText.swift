internal import SwiftSyntax

/// Text of a selector in ported sources, consisting of its Objective-C name and the method.
enum SelectorText {
    /// Maximum number of arguments of a selector.
    static let most = 4

    /// Returns the text of a selector, or `nil` for a method that cannot be called by name.
    static func listed(_ method: Method, of type: TypeEntry, _ job: PortJob) -> String? {
        let effects = method.node.signature.effectSpecifiers
        guard effects?.asyncSpecifier == nil, effects?.throwsClause == nil, method.name.labels.count <= most,
            method.node.genericParameterClause == nil,
            !method.node.signature.parameterClause.parameters.contains(where: \.isUnknownToObjectiveC)
        else { return nil }
        let isOverloaded =
            type.methods.count { $0.name.base == method.name.base } > 1 || isInherited(method.name.base, by: type, job)
        return text(method, as: type.ownName, isOverloaded: isOverloaded)
    }

    /// Whether a superclass in UIKit has a member with this name, such as `show(_:sender:)` for an action `show()`.
    static func isInherited(_ base: String, by type: TypeEntry, _ job: PortJob) -> Bool {
        job.index.superclasses(of: type).contains { Framework.members[$0.name]?.contains(base) == true }
    }

    static func text(_ method: Method, as owner: String, isOverloaded: Bool) -> String {
        var reference = "\(owner).\(method.name.reference)"
        if isOverloaded {
            let parameters = method.node.signature.parameterClause.parameters.map { parameter in
                let type = parameter.type.inOneLine
                return type.hasSuffix("!") ? type.dropLast() + "?" : type
            }
            let result = method.node.signature.returnClause?.type.inOneLine ?? "Void"
            reference +=
                " as @MainActor (\(owner)) -> @MainActor (\(parameters.joined(separator: ", "))) -> \(result)"
        }
        return "Selector(\"\(name(of: method))\", \(reference))"
    }

    /// Returns the text of a selector of a static method, whose target is an object that takes the place of the class.
    static func ofClass(_ method: Method, of owner: String) -> String {
        let parameters = method.node.signature.parameterClause.parameters.map(\.type.inOneLine).joined(separator: ", ")
        let result = method.node.signature.returnClause?.type.inOneLine ?? "Void"
        return ofClass(
            name(of: method), "\(owner).\(method.name.reference) as @MainActor (\(parameters)) -> \(result)")
    }

    /// - Parameter function: The function that is called without the target.
    static func ofClass(_ name: String, _ function: String) -> String {
        "Selector(\"\(name)\", { (_: _ClassObject) in \(function) })"
    }

    /// Returns the Objective-C name given in `@objc(…)`, or else the one derived by Swift's rules.
    static func name(of method: Method) -> String {
        if let attribute = method.node.attributes.named("objc"), let arguments = attribute.arguments {
            return arguments.trimmedDescription
        }
        return method.name.selector
    }
}

extension FunctionParameterSyntax {
    /// Whether no method of Objective-C has such a parameter.
    fileprivate var isUnknownToObjectiveC: Bool {
        ellipsis != nil || type.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.inout)
    }
}
