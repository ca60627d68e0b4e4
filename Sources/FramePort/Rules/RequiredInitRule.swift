internal import SwiftSyntax

/// Makes initializers of layers, animations, bars and cells `required`, because instances are created through metatypes
/// here. They are not `required` in UIKit, because there the Objective-C runtime creates the instances.
///
/// An override becomes `required`. A class that has only other initializers gets one that stops the program when
/// called, as Apple's does.
enum RequiredInitRule: PortRule {
    private static let name = "required initializers"
    /// Parameters of the initializer, keyed by the class that declares it.
    static let required = [
        "CALayer": "", "CAAnimation": "", "UIBarAppearance": "", "UINavigationBar": "frame: CGRect",
        "UIToolbar": "frame: CGRect", "UIPopoverBackgroundView": "frame: CGRect",
        "UITableViewCell": "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
        "UITableViewHeaderFooterView": "reuseIdentifier: String?", "UICollectionReusableView": "frame: CGRect",
        "UICollectionViewLayoutAttributes": "", "UICollectionViewLayoutInvalidationContext": "",
    ]

    static func apply(to job: PortJob) {
        for type in job.index.classes {
            guard let main = type.main,
                let parameters = job.index.superclasses(of: type).lazy.compactMap({ required[$0.name] }).first
            else { continue }
            let initializers = type.bodies.flatMap { body in
                body.group.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.map { (body, $0) }
            }
            let same = initializers.filter { $0.1.signature.parameterClause.parameters.names == names(in: parameters) }
            for (body, node) in same where !node.modifiers.has("required") { require(node, in: body, of: type, job) }
            let areOwn = initializers.contains { !$1.modifiers.has("convenience") && !$1.modifiers.has("required") }
            guard same.isEmpty, areOwn else { continue }
            let access = main.access == .public ? "public " : ""
            job.add(
                "\(access)required init(\(parameters)) { preconditionFailure(\"\(type.name) has no init(\(parameters)).\") }",
                to: main, name)
        }
    }

    static func require(
        _ node: InitializerDeclSyntax, in body: TypeBody, of type: TypeEntry, _ job: PortJob
    ) {
        // In a public class, the initializer must be visible to subclasses.
        let isHidden = type.main?.access == .public && Access(node.modifiers) == .internal
        let required = isHidden ? "public required" : "required"
        job.edit(body.file) {
            if let override = node.modifiers.first(where: { $0.name.text == "override" }) {
                $0.replace(override.name, with: required, name)
            } else {
                $0.insert(required + " ", at: node.initKeyword.positionAfterSkippingLeadingTrivia, name)
            }
        }
    }

    private static func names(in parameters: String) -> [String] {
        parameters.split(separator: ",").map { String($0.drop { $0 == " " }.prefix { $0 != ":" }) }
    }
}

extension FunctionParameterListSyntax {
    fileprivate var names: [String] { map(\.firstName.text) }
}
