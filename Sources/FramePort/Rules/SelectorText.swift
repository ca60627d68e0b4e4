internal import SwiftSyntax

/// Text of a selector in ported sources, consisting of its Objective-C name and the method.
enum SelectorText {
    /// Maximum number of arguments of a selector.
    static let most = 4

    /// Returns the text of a selector, or `nil` for a method that cannot be called by name.
    static func listed(_ method: Method, of type: TypeEntry, _ job: PortJob) -> String? {
        let effects = method.node.signature.effectSpecifiers
        guard effects?.asyncSpecifier == nil, effects?.throwsClause == nil, method.name.labels.count <= most,
            method.node.genericParameterClause == nil
        else { return nil }
        return text(method, as: type.ownName, isOverloaded: type.methods.count { $0.name.base == method.name.base } > 1)
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

    /// Returns the Objective-C name given in `@objc(…)`, or else the one derived by Swift's rules.
    static func name(of method: Method) -> String {
        if let attribute = method.node.attributes.named("objc"), let arguments = attribute.arguments {
            return arguments.trimmedDescription
        }
        return method.name.selector
    }
}
