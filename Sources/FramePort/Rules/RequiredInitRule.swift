internal import SwiftSyntax

/// Makes initializers of layers, animations, constraints, bars and cells `required`, because instances are created
/// through metatypes here. They are not `required` in UIKit, because there the Objective-C runtime creates the instances.
///
/// An override becomes `required`. A class that has only other initializers gets one that stops the program when
/// called, as Apple's does; one of Core Data, whose initializer Apple's does not call, gets one that calls `super`.
enum RequiredInitRule: PortRule {
    private static let name = "required initializers"
    private static let managedObject = "NSManagedObject"
    /// Parameters of the initializer, keyed by the class that declares it.
    static let required = [
        "CALayer": "", "CAAnimation": "", "UIBarAppearance": "", "UINavigationBar": "frame: CGRect",
        "UIToolbar": "frame: CGRect", "UIPopoverBackgroundView": "frame: CGRect",
        "UITableViewCell": "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
        "UITableViewHeaderFooterView": "reuseIdentifier: String?", "UICollectionReusableView": "frame: CGRect",
        "UICollectionViewLayoutAttributes": "", "UICollectionViewLayoutInvalidationContext": "",
        "NSLayoutConstraint": "",
        "UIStoryboardSegue": "identifier: String?, source: UIViewController, destination: UIViewController",
        managedObject: "entity: NSEntityDescription, insertInto context: NSManagedObjectContext?",
    ]

    static func apply(to job: PortJob) {
        for type in job.index.classes {
            guard let main = type.main,
                let base = base(of: type, job), let parameters = required[base]
            else { continue }
            let initializers = type.bodies.flatMap { body in
                body.group.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.map { (body, $0) }
            }
            let same = initializers.filter { $0.1.signature.parameterClause.parameters.names == names(in: parameters) }
            for (body, node) in same where !node.modifiers.has("required") { require(node, in: body, of: type, job) }
            let areOwn = initializers.contains { !ConvenienceRule.isConvenience($1, job.options) }
            guard same.isEmpty, areOwn else { continue }
            let access = main.access == .public ? "public " : ""
            let body =
                base == managedObject
                ? "super.init(entity: entity, insertInto: context)"
                : "preconditionFailure(\"\(type.name) has no init(\(parameters)).\")"
            job.add("\(access)required init(\(parameters)) { \(body) }", to: main, name)
        }
    }

    /// The nearest superclass that is in the table. The classes of Core Data are not known here, only their names.
    private static func base(of type: TypeEntry, _ job: PortJob) -> String? {
        let above = job.index.superclasses(of: type)
        if let known = above.first(where: { required[$0.name] != nil }) { return known.name }
        return ([type] + above).last?.main?.inherited.first { $0 == managedObject }
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
        parameters.split(separator: ",").map { String($0.drop { $0 == " " }.prefix { $0 != ":" && $0 != " " }) }
    }
}

extension FunctionParameterListSyntax {
    fileprivate var names: [String] { map(\.firstName.text) }
}
