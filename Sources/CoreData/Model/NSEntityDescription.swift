/// A kind of object in a model.
// Unchecked but safe: models are used on the main thread alone.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    open internal(set) weak var superentity: NSEntityDescription?
    open var subentities: [NSEntityDescription] {
        get { below }
        set {
            below = newValue
            below.forEach { $0.superentity = self }
        }
    }
    /// Names of attributes, or attributes, whose values together belong to one object at most.
    open var uniquenessConstraints: [[Any]] = []
    /// Stored without effect.
    open var userInfo: [AnyHashable: Any]?
    /// Stored without effect.
    open var renamingIdentifier: String?
    /// Stored without effect.
    open var versionHashModifier: String?
    private var own: [NSPropertyDescription] = []
    private var below: [NSEntityDescription] = []

    /// The properties, starting with those of the parent entity.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            let inherited = superentity?.properties ?? []
            own = newValue.filter { property in !inherited.contains { $0 === property } }
            own.forEach { $0.entity = self }
        }
    }

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    /// The names of the entity and of all entities below it.
    var family: Set<String> { subentities.reduce(into: [name ?? ""]) { $0.formUnion($1.family) } }

    // MARK: By name

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    /// Inserts an object of the entity's class. An unknown name is an error of the application, which ends the run.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            ModelLog.misuse("No entity named “\(entityName)” is in the model of the context; correct the name.")
            return NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// The class of the entity's objects.
    private(set) lazy var objectClass: NSManagedObject.Type = EntityClass.named(managedObjectClassName ?? "")
}
