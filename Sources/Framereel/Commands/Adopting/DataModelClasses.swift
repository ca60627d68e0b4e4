internal import FrameProjects
internal import FrameStoryboards

/// The classes and extensions that Xcode generates for the entities in a target's data models.
struct DataModelClasses {
    private let models: [DataModel]

    /// Fails if no entity of the target asks for generated code. Models that cannot be read have no classes; notes on the
    /// target's resources name them.
    init?(_ target: ProjectTarget) {
        models = target.resources.filter { Self.isModel($0.path) }
            .compactMap { try? DataModel(contentsOf: $0.path) }
        guard models.contains(where: { $0.entities.contains { Self.isGenerated($0) } }) else { return nil }
    }

    /// Whether a resource is a data model.
    static func isModel(_ path: String) -> Bool { path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel") }

    private static func isGenerated(_ entity: DataModel.Entity) -> Bool {
        entity.generation != .nothing && entity.className != nil
    }

    /// Source text that declares the classes.
    var source: String {
        let parts = models.flatMap { model in
            model.entities.filter(Self.isGenerated).map { Self.lines(of: $0, in: model).joined(separator: "\n") }
        }
        let head = """
            import CoreData

            // The classes that Xcode generates for the entities of data models. Written by framereel adopt.
            """
        return ([head] + parts).joined(separator: "\n\n") + "\n"
    }

    private static func lines(of entity: DataModel.Entity, in model: DataModel) -> [String] {
        let name = entity.className ?? ""
        let parent = entity.parent.flatMap { parent in model.entities.first { $0.name == parent } }
        var lines: [String] = []
        if entity.generation == .class {
            lines += ["public class \(name): \(parent?.className ?? "NSManagedObject") {}", ""]
        }
        lines += [
            "extension \(name) {",
            "    public class func fetchRequest() -> NSFetchRequest<\(name)> {",
            "        NSFetchRequest<\(name)>(entityName: \(entity.name.debugDescription))",
            "    }",
        ]
        lines += entity.attributes.map { property($0.name, type(of: $0)) }
        for relationship in entity.relationships {
            let destination =
                model.entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
            let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
            lines.append(property(relationship.name, (relationship.isToMany ? set : destination) + "?"))
            if relationship.isToMany { lines += methods(of: relationship, destination, set) }
        }
        return lines + ["}"]
    }

    private static func property(_ name: String, _ type: String) -> String {
        "    public var \(AssetSymbols.quoted(name)): \(type) { get { managedValue(forKey: \"\(name)\") } "
            + "set { setManagedValue(newValue, forKey: \"\(name)\") } }"
    }

    private static func type(of attribute: DataModel.Attribute) -> String {
        let number = attribute.isScalar ? nil : "NSNumber?"
        return switch attribute.kind {
        case .integer16: number ?? "Int16"
        case .integer32: number ?? "Int32"
        case .integer64: number ?? "Int64"
        case .double: number ?? "Double"
        case .float: number ?? "Float"
        case .boolean: number ?? "Bool"
        case .decimal: "NSDecimalNumber?"
        case .string: "String?"
        case .date: attribute.isScalar ? "Double" : "Date?"
        case .binary: "Data?"
        case .uuid: "UUID?"
        case .uri: "URL?"
        case .transformable: (attribute.customClass ?? "NSObject") + "?"
        case .undefined: "NSObject?"
        }
    }

    /// The methods that add objects to a relationship and remove them.
    private static func methods(of relationship: DataModel.Relationship, _ type: String, _ set: String) -> [String] {
        let (key, word) = (relationship.name, relationship.name.prefix(1).uppercased() + relationship.name.dropFirst())
        func method(_ declaration: String, _ call: String) -> String {
            "    public func \(declaration) { \(call), forKey: \"\(key)\") }"
        }
        var lines = [
            method("addTo\(word)(_ value: \(type))", "addManaged(value"),
            method("removeFrom\(word)(_ value: \(type))", "removeManaged(value"),
            method("addTo\(word)(_ values: \(set))", "addManaged(values"),
            method("removeFrom\(word)(_ values: \(set))", "removeManaged(values"),
        ]
        if relationship.isOrdered {
            lines += [
                method("insertInto\(word)(_ value: \(type), at index: Int)", "insertManaged(value, at: index"),
                method("removeFrom\(word)(at index: Int)", "removeManaged(at: index"),
                method("replace\(word)(at index: Int, with value: \(type))", "replaceManaged(at: index, with: value"),
                method(
                    "insertInto\(word)(_ values: [\(type)], at indexes: NSIndexSet)",
                    "insertManaged(values, at: indexes"),
                method("removeFrom\(word)(at indexes: NSIndexSet)", "removeManaged(at: indexes"),
                method(
                    "replace\(word)(at indexes: NSIndexSet, with values: [\(type)])",
                    "replaceManaged(at: indexes, with: values"),
            ]
        }
        return lines
    }
}
