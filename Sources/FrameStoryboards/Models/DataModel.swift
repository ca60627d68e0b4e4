internal import Foundation
internal import FrameFiles

/// The entities of a Core Data model, as Xcode's editor stores them in a `.xcdatamodeld` or `.xcdatamodel` folder.
public struct DataModel: Equatable, Sendable {
    /// The part of a class that Xcode writes for an entity.
    public enum Generation: Equatable, Sendable {
        case nothing, `class`, category
    }

    public struct Entity: Equatable, Sendable {
        public let name: String
        /// The name of the class without its module; `nil` for `NSManagedObject`.
        public let className: String?
        public let generation: Generation
        public let isAbstract: Bool
        public let parent: String?
        public let attributes: [Attribute]
        public let relationships: [Relationship]
        /// Names of attributes whose values together belong to one object at most.
        public let uniquenessConstraints: [[String]]
    }

    public struct Attribute: Equatable, Sendable {
        public enum Kind: String, CaseIterable, Sendable {
            case integer16 = "Integer 16"
            case integer32 = "Integer 32"
            case integer64 = "Integer 64"
            case decimal = "Decimal"
            case double = "Double"
            case float = "Float"
            case string = "String"
            case boolean = "Boolean"
            case date = "Date"
            case binary = "Binary"
            case uuid = "UUID"
            case uri = "URI"
            case transformable = "Transformable"
            case undefined = "Undefined"
        }

        public let name: String
        public let kind: Kind
        public let isOptional: Bool
        public let isTransient: Bool
        /// The default value as text; for dates, the seconds since 2001.
        public let defaultText: String?
        /// Whether the property of the class is a number instead of an object.
        public let isScalar: Bool
        /// The class of a transformable value; `nil` for `NSObject`.
        public let customClass: String?
    }

    public struct Relationship: Equatable, Sendable {
        public enum DeletionRule: String, Sendable {
            case nullify = "Nullify"
            case cascade = "Cascade"
            case deny = "Deny"
            case noAction = "No Action"
        }

        public let name: String
        public let destination: String
        public let inverse: String?
        public let isToMany: Bool
        public let isOrdered: Bool
        public let isOptional: Bool
        public let deletionRule: DeletionRule
        /// Limits for the number of objects; 0 for none.
        public let minimum: Int
        public let maximum: Int
    }

    /// A request that code finds by its name.
    public struct Request: Equatable, Sendable {
        public let name: String
        public let entity: String
        public let predicate: String?
    }

    /// The entities, in the order of the file.
    public let entities: [Entity]
    public let requests: [Request]

    /// Reads the current version of a model.
    ///
    /// - Parameter path: A folder with versions, or the folder of one version.
    /// - Throws: ``InterfaceError``.
    public init(contentsOf path: String) throws(InterfaceError) {
        let file = try Self.contents(of: path)
        try self.init(ElementParser.root(of: InterfaceFileBytes.read(file), file: file), file: file)
    }

    /// Returns the file of the version that `.xccurrentversion` names; without that, of the last one by name. A folder
    /// without versions is one.
    ///
    /// - Throws: ``InterfaceError`` if the folder has neither.
    public static func contents(of path: String) throws(InterfaceError) -> String {
        let own = "\(path)/contents"
        if FileManager.default.fileExists(atPath: own) { return own }
        let mark = "\(path)/.xccurrentversion"
        if let bytes = try? InterfaceFileBytes.read(mark), PropertyListShape.refusal(of: bytes) == nil,
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String, !name.contains("/")
        {
            return "\(path)/\(name)/contents"
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
            .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
        guard let last = versions.last else {
            throw InterfaceError(file: path, .unreadable("no file contents and no .xcdatamodel folder is in it"))
        }
        return "\(path)/\(last)/contents"
    }

    // MARK: Elements

    private init(_ root: Element, file: String) throws(InterfaceError) {
        guard root.name == "model" else {
            throw InterfaceError(
                file: file, place: root.place, .mismatch(expected: "the element model", found: root.name))
        }
        var entities: [Entity] = []
        for element in root.children where element.name == "entity" {
            entities.append(try Self.entity(element, file: file))
        }
        self.entities = entities
        requests = root.children.filter { $0.name == "fetchRequest" }.compactMap { element in
            guard let name = element["name"], let entity = element["entity"] else { return nil }
            return Request(name: name, entity: entity, predicate: element["predicateString"])
        }
        try checkNames(file: file)
    }

    private func checkNames(file: String) throws(InterfaceError) {
        let names = Set(entities.map(\.name))
        guard names.count == entities.count else {
            throw InterfaceError(file: file, .inconsistent("two entities have one name"))
        }
        for entity in entities {
            for other in entity.relationships.map(\.destination) + [entity.parent].compactMap(\.self)
            where !names.contains(other) {
                throw InterfaceError(
                    file: file, .inconsistent("the entity \(entity.name) names \(other), which is none"))
            }
            var above: Set<String> = [entity.name]
            var parent = entity.parent
            while let next = parent {
                guard above.insert(next).inserted else {
                    throw InterfaceError(file: file, .inconsistent("the entity \(next) is its own parent"))
                }
                parent = entities.first { $0.name == next }?.parent
            }
        }
    }

    private static func name(of element: Element, file: String) throws(InterfaceError) -> String {
        guard let name = element["name"], !name.isEmpty else {
            throw InterfaceError(
                file: file, place: element.place, .mismatch(expected: "the attribute name", found: "nothing"))
        }
        return name
    }

    private static func entity(_ element: Element, file: String) throws(InterfaceError) -> Entity {
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
        for child in element.children {
            switch child.name {
            case "attribute": attributes.append(try attribute(child, file: file))
            case "relationship": relationships.append(try relationship(child, file: file))
            default: continue
            }
        }
        let className = element["representedClassName"]?.split(separator: ".").last.map(String.init)
        let constraints = element.first("uniquenessConstraints")?.children ?? []
        return Entity(
            name: try name(of: element, file: file), className: className == "NSManagedObject" ? nil : className,
            generation: ["class": .class, "category": .category][element["codeGenerationType"] ?? ""] ?? .nothing,
            isAbstract: element["isAbstract"] == "YES", parent: element["parentEntity"], attributes: attributes,
            relationships: relationships,
            uniquenessConstraints: constraints.map { $0.children.compactMap { $0["value"] } })
    }

    private static func attribute(_ element: Element, file: String) throws(InterfaceError) -> Attribute {
        let kind = element["attributeType"].map { Attribute.Kind(rawValue: $0) } ?? .undefined
        guard let kind else {
            throw InterfaceError(
                file: file, place: element.place,
                .mismatch(
                    expected: Attribute.Kind.allCases.map(\.rawValue).joined(separator: ", "),
                    found: "“\(element["attributeType"] ?? "")”"))
        }
        return Attribute(
            name: try name(of: element, file: file), kind: kind, isOptional: element["optional"] == "YES",
            isTransient: element["transient"] == "YES",
            defaultText: element["defaultValueString"] ?? element["defaultDateTimeInterval"],
            isScalar: element["usesScalarValueType"] == "YES", customClass: element["customClassName"])
    }

    private static func relationship(_ element: Element, file: String) throws(InterfaceError) -> Relationship {
        guard let destination = element["destinationEntity"] else {
            throw InterfaceError(
                file: file, place: element.place,
                .mismatch(expected: "the attribute destinationEntity", found: "nothing"))
        }
        return Relationship(
            name: try name(of: element, file: file), destination: destination, inverse: element["inverseName"],
            isToMany: element["toMany"] == "YES", isOrdered: element["ordered"] == "YES",
            isOptional: element["optional"] == "YES",
            deletionRule: element["deletionRule"].flatMap(Relationship.DeletionRule.init) ?? .noAction,
            minimum: element["minCount"].flatMap { Int($0) } ?? 0,
            maximum: element["maxCount"].flatMap { Int($0) } ?? 0)
    }
}
