internal import SwiftSyntax

/// Initializers of layers, animations, bars and cells that are `required` here, because instances are made from metatypes. In UIKit they
/// are not `required`, because the Objective-C runtime makes the instances.
///
/// An override becomes `required`. A class with only other initializers gets one that stops the program, as Apple's does when it
/// is called.
enum RequiredInitRule: PortRule {
    private static let name = "required initializers"
    /// The parameters of the initializer, by the class that declares it.
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

    /// Makes an initializer `required`.
    static func require(
        _ node: InitializerDeclSyntax, in body: TypeBody, of type: TypeEntry, _ job: PortJob
    ) {
        // Of a public class, as its subclasses have to see it.
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
