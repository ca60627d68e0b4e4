internal import FrameStoryboards
internal import UIKitCore

/// The entities of an application.
// Unchecked but safe: models are used on the main thread alone.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    private static let loaded = AssociationKey()

    /// Setting the entities connects them with the model.
    open var entities: [NSEntityDescription] {
        get { own }
        set {
            own = newValue
            own.forEach { $0.managedObjectModel = self }
        }
    }
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }
    /// Stored without effect.
    open var versionIdentifiers: Set<AnyHashable> = []
    private var own: [NSEntityDescription] = []
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    public override init() {
        super.init()
        Self.remember(self)
    }

    /// Reads a model as Xcode stores it: a `.xcdatamodeld`, `.momd` or `.xcdatamodel` folder. Fails if there is none, and
    /// reports why.
    ///
    /// Differs from Core Data: compiled models are not read. An adopted application has its models under the name that
    /// Xcode gives to compiled ones.
    public convenience init?(contentsOf url: URL) {
        do throws(InterfaceError) {
            self.init(try DataModel(contentsOf: url.path))
        } catch {
            ModelLog.misuse("The data model cannot be read: \(error.description).")
            return nil
        }
    }

    /// Returns the entities of all models in bundles; `nil` or an empty list stands for the bundles of the application.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let places = bundles.flatMap { $0.isEmpty ? nil : $0 } ?? ResourceBundles.searched(nil)
        let models = places.flatMap(ModelFile.all).compactMap { NSManagedObjectModel(contentsOf: URL(filePath: $0)) }
        return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
    }

    // MARK: Requests

    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }

    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) {
        templates[name] = fetchRequestTemplate
    }

    // MARK: Models of a run

    /// Models are remembered in the order in which they were created, because a class asks for its entity by itself.
    private static func remember(_ model: NSManagedObjectModel) {
        // Entry point: A model has no view.
        MainActor.assumeIsolated {
            let models = loaded.value(of: Stage.current) { LoadedModels() }
            models.all.append(model)
        }
    }

    /// The entity of a class, or of its nearest superclass that has one.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        // Entry point: A class has no stage.
        let models = MainActor.assumeIsolated { loaded.value(of: Stage.current) { LoadedModels() }.all }
        return models.reversed().lazy.compactMap { $0.entity(of: type) }.first
    }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        var current: NSManagedObject.Type? = type
        while let next = current, next != NSManagedObject.self {
            let name = String(describing: next)
            let found = entities.first {
                $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name
            }
            if let found { return found }
            current = next.superclass() as? NSManagedObject.Type
        }
        return nil
    }
}

/// The models of a run.
@MainActor private final class LoadedModels {
    var all: [NSManagedObjectModel] = []
}

extension NSManagedObject {
    fileprivate class func superclass() -> AnyClass? { _getSuperclass(self) }
}

extension NSManagedObjectModel {
    fileprivate convenience init(_ model: DataModel) {
        self.init()
        let made = model.entities.map { entity in
            let result = NSEntityDescription()
            result.name = entity.name
            result.managedObjectClassName = entity.className ?? "NSManagedObject"
            result.isAbstract = entity.isAbstract
            result.uniquenessConstraints = entity.uniquenessConstraints
            result.properties =
                entity.attributes.map(NSAttributeDescription.init)
                + entity.relationships.map(NSRelationshipDescription.init)
            return result
        }
        entities = made
        let named = entitiesByName
        for entity in model.entities {
            named[entity.name]?.subentities = model.entities.filter { $0.parent == entity.name }
                .compactMap { named[$0.name] }
        }
        for entity in model.entities {
            for relationship in entity.relationships {
                let own = named[entity.name]?.relationshipsByName[relationship.name]
                let destination = named[relationship.destination]
                own?.destinationEntity = destination
                own?.inverseRelationship = relationship.inverse.flatMap { destination?.relationshipsByName[$0] }
            }
        }
        for request in model.requests {
            let template = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entity)
            template.predicate = request.predicate.map { NSPredicate(format: $0) }
            setFetchRequestTemplate(template, forName: request.name)
        }
    }
}
