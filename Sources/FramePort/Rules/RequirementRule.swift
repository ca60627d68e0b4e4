internal import SwiftSyntax

/// Reports conformances that only Objective-C accepts: requirements that differ in optionality, and initializers that
/// are not `required`.
enum RequirementRule: PortRule {
    static func apply(to job: PortJob) {
        for type in job.index.entries where type.kind != .protocol {
            for body in type.bodies where body.file >= 0 {
                for owner in job.index.protocols(named: body.inherited, in: type.name) where !owner.isOfFramework {
                    checkTypes(of: owner, type, body, job)
                    checkInitializers(of: owner, type, body, job)
                }
            }
        }
    }

    // MARK: Optionality

    private static func checkTypes(of owner: TypeEntry, _ type: TypeEntry, _ body: TypeBody, _ job: PortJob) {
        let family = [type] + job.index.superclasses(of: type)
        for requirement in owner.main?.properties ?? [] where !requirement.isOptional {
            guard let expected = requirement.type?.inOneLine else { continue }
            let found = family.lazy.flatMap(\.properties).first { $0.name == requirement.name }
            if let found {
                guard let actual = found.type?.inOneLine, differOnlyInOptionality(expected, actual) else { continue }
                report(requirement.name, expected, of: owner, actual, at: found.node, in: found.file, job)
            } else if expected.hasSuffix("!"), family.contains(where: \.isForeign) {
                let known = family.lazy.compactMap { unwrapped[$0.name]?.contains(requirement.name) }.contains(true)
                guard !known else { continue }
                let plain = String(expected.dropLast()) + "?"
                report(requirement.name, expected, of: owner, plain, at: body.group, in: body.file, job)
            }
        }
        for requirement in owner.main?.methods ?? [] where !requirement.isOptional {
            guard let found = family.lazy.flatMap(\.methods).first(where: { $0.name == requirement.name }) else {
                continue
            }
            for (expected, actual) in zip(requirement.types, found.types)
            where differOnlyInOptionality(expected, actual) {
                report(requirement.name.reference, expected, of: owner, actual, at: found.node, in: found.file, job)
            }
        }
    }

    /// Names of UIKit properties with implicitly unwrapped types, by class.
    private static let unwrapped: [String: Set<String>] = [
        "UIViewController": ["view", "tabBarItem"], "UIView": ["tintColor"], "UILabel": ["font", "textColor"],
        "UIScene": ["title"],
    ]

    /// Whether the types differ only in their optional marks, such as `UIView!` and `UIView?`, or `UIView!` and
    /// `UIView`.
    private static func differOnlyInOptionality(_ left: String, _ right: String) -> Bool {
        left != right && (left.hasSuffix("!") || right.hasSuffix("!")) && plain(left) == plain(right)
    }

    private static func plain(_ type: String) -> Substring {
        type.last.map { "!?".contains($0) } == true ? type.dropLast() : type[...]
    }

    private static func report(
        _ member: String, _ expected: String, of owner: TypeEntry, _ actual: String, at node: some SyntaxProtocol,
        in file: Int, _ job: PortJob
    ) {
        guard file >= 0 else { return }
        job.report(
            .error,
            "“\(member)” is \(actual) here and \(expected) in \(owner.name), which only a protocol of Objective-C accepts; write the "
                + "same type in both",
            at: node, in: file)
    }

    // MARK: Initializers

    private static func checkInitializers(of owner: TypeEntry, _ type: TypeEntry, _ body: TypeBody, _ job: PortJob) {
        guard type.kind != .other, type.main?.group.modifiers.has("final") != true else { return }
        let declared = ([type] + job.index.superclasses(of: type)).flatMap(\.bodies).flatMap(\.initializers)
            .filter { $0.modifiers.has("required") }.map(\.labels)
        for requirement in owner.main?.initializers ?? [] where !declared.contains(requirement.labels) {
            let isOwn = type.bodies.flatMap(\.initializers).contains { $0.labels == requirement.labels }
            // Swift itself reports the missing `required` in that case.
            guard !isOwn, type.isForeign || job.index.superclasses(of: type).contains(where: \.isForeign) else {
                continue
            }
            let name = "init(" + requirement.labels.map { $0 + ":" }.joined() + ")"
            job.report(
                .error,
                "\(owner.name) requires \(name), which \(type.name) only inherits from a class of Objective-C; here a class meets it "
                    + "with an initializer that it declares as required",
                at: body.group, in: body.file)
        }
    }
}

extension TypeEntry {
    /// Whether the type is declared outside the module.
    var isForeign: Bool { isOfFramework || kind == .unknown }
}

extension TypeBody {
    var initializers: [InitializerDeclSyntax] {
        group.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    }
}

extension InitializerDeclSyntax {
    var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

extension Method {
    /// Types of the parameters and the result.
    fileprivate var types: [String] {
        node.signature.parameterClause.parameters.map(\.type.inOneLine)
            + [node.signature.returnClause?.type.inOneLine ?? "Void"]
    }
}
