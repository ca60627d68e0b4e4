internal import SwiftSyntax

/// A protocol of an object that storyboards connect as a delegate or data source.
///
/// Objective-C accepts any object there. A class that does not name the protocol implements it nevertheless if its methods
/// are visible to Objective-C: all of them before Swift 4, and those marked `@objc` since.
struct ConnectedProtocol {
    let name: String
    /// Types of the parameters and the result of the methods that have no default implementation.
    private let required: [MethodName: [String]]

    private init(_ name: String, _ required: [(name: String, types: [String])] = []) {
        self.name = name
        self.required = Dictionary(
            required.map { (MethodName(written: $0.name), $0.types) }, uniquingKeysWith: { $1 })
    }

    /// Protocols that refine others come first.
    private static let all = [
        ConnectedProtocol(
            "UITableViewDataSource",
            [
                ("tableView(_:numberOfRowsInSection:)", ["UITableView", "Int", "Int"]),
                ("tableView(_:cellForRowAt:)", ["UITableView", "IndexPath", "UITableViewCell"]),
            ]),
        ConnectedProtocol(
            "UICollectionViewDataSource",
            [
                ("collectionView(_:numberOfItemsInSection:)", ["UICollectionView", "Int", "Int"]),
                (
                    "collectionView(_:cellForItemAt:)",
                    ["UICollectionView", "IndexPath", "UICollectionViewCell"]
                ),
            ]),
        ConnectedProtocol(
            "UIPickerViewDataSource",
            [
                ("numberOfComponents(in:)", ["UIPickerView", "Int"]),
                ("pickerView(_:numberOfRowsInComponent:)", ["UIPickerView", "Int", "Int"]),
            ]),
        ConnectedProtocol("UITableViewDelegate"), ConnectedProtocol("UICollectionViewDelegateFlowLayout"),
        ConnectedProtocol("UICollectionViewDelegate"), ConnectedProtocol("UITextViewDelegate"),
        ConnectedProtocol("UIScrollViewDelegate"), ConnectedProtocol("UIPickerViewDelegate"),
        ConnectedProtocol("UITextFieldDelegate"), ConnectedProtocol("UISearchBarDelegate"),
        ConnectedProtocol("UIGestureRecognizerDelegate"), ConnectedProtocol("UITabBarDelegate"),
        ConnectedProtocol("UINavigationControllerDelegate"), ConnectedProtocol("UITabBarControllerDelegate"),
    ]

    /// Returns the names of the protocols that a class implements without naming them.
    ///
    /// - Parameter protocols: Returns the protocols with these names and the protocols they refine.
    static func implemented(
        by type: TypeEntry, below superclasses: [TypeEntry], _ options: PortOptions,
        protocols: ([String]) -> [TypeEntry]
    ) -> [String] {
        let family = [type] + superclasses
        guard type.kind == .class, family.last?.main?.isOfObjectiveC == true || family.contains(where: \.isOfFramework)
        else { return [] }
        let methods = family.filter { !$0.isOfFramework }.flatMap { type in
            type.bodies.flatMap(\.methods).filter { isVisible($0, in: type, options) }
        }
        guard !methods.isEmpty else { return [] }
        var known = Set(protocols(family.flatMap { $0.bodies.flatMap(\.inherited) }).map(\.name))
        var found: [String] = []
        for candidate in all where !known.contains(candidate.name) && candidate.isImplemented(by: methods, protocols) {
            found.append(candidate.name)
            known.formUnion(protocols([candidate.name]).map(\.name))
        }
        return found
    }

    private static func isVisible(_ method: Method, in type: TypeEntry, _ options: PortOptions) -> Bool {
        guard !method.isOfType, method.access >= max(.internal, type.main?.access ?? .internal) else { return false }
        return options.swiftVersion < 4 || method.node.attributes.named("objc") != nil
            || type.main?.group.attributes.named("objcMembers") != nil
    }

    private func isImplemented(by methods: [Method], _ protocols: ([String]) -> [TypeEntry]) -> Bool {
        for (name, types) in required where !methods.contains(where: { $0.name == name && $0.plainTypes == types }) {
            return false
        }
        guard required.isEmpty, let own = protocols([name]).first(where: { $0.name == name }) else {
            return !required.isEmpty
        }
        let optional = OptionalRequirement.all(of: own)
        return methods.contains { method in
            optional.contains { requirement in
                !method.isOverride && requirement.isMet(by: method)
                    && Syntax(requirement.node).as(FunctionDeclSyntax.self)?.plainTypes == method.plainTypes
            }
        }
    }
}

extension TypeBody {
    /// Whether the class is declared as a subclass of `NSObject`.
    fileprivate var isOfObjectiveC: Bool { inherited.first == "NSObject" }
}

extension Method {
    fileprivate var plainTypes: [String] { node.plainTypes }
}

extension FunctionDeclSyntax {
    /// Types of the parameters and the result without optional marks.
    fileprivate var plainTypes: [String] {
        (signature.parameterClause.parameters.map(\.type.inOneLine)
            + (signature.returnClause.map { [$0.type.inOneLine] } ?? []))
            .map { type in String(type.filter { $0 != "?" && $0 != "!" }) }
    }
}
