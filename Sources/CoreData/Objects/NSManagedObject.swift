/// An object of an entity.
///
/// Its values are those of the entity's properties. The porting step writes the accessors of `@NSManaged` properties.
/// Predicates and sort descriptors find values by the names of the properties.
///
/// Differs from Core Data: no object is a fault, and changes are not announced to observers of its properties.
nonisolated open class NSManagedObject: NSObject, NSFetchRequestResult, CustomReflectable {
    public let objectID: NSManagedObjectID
    public let entity: NSEntityDescription
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    var row: Row
    /// The values that were last saved or read.
    var saved: Row

    /// Creates an object with the default values of the entity's attributes.
    ///
    /// - Parameter context: The context to insert it into; `nil` for none.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        let known = context?.takeArrival()
        self.entity = entity
        objectID = known?.id ?? NSManagedObjectID(entity)
        managedObjectContext = context
        row = known?.row ?? Row(attributes: entity.defaults)
        saved = row
        super.init()
        if known == nil { context?.insert(self) }
    }

    /// Creates an object of the entity that has this class.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.entity(of: Self.self), insertInto: moc)
    }

    /// Creates an object of the entity that has this class, in no context.
    public override convenience init() {
        self.init(entity: Self.entity(), insertInto: nil)
    }

    /// The entity that has this class. A class that no model mentions is an error of the application, which ends the
    /// run.
    open class func entity() -> NSEntityDescription {
        if let entity = NSManagedObjectModel.entity(of: self) { return entity }
        ModelLog.misuse("No entity of a model has the class \(self); name it in the model, as in its editor.")
        return NSEntityDescription()
    }

    /// Loses against a method of a subclass with a more precise result, such as Xcode generates, where nothing states
    /// the type: the compiler prefers that to a method imported from Objective-C.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "")
    }

    // MARK: State

    open var isInserted: Bool { managedObjectContext?.isInserted(self) == true }
    open var isUpdated: Bool { managedObjectContext?.isUpdated(self) == true }
    open var isDeleted: Bool { managedObjectContext?.isDeleted(self) == true }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
    open var isFault: Bool { false }
    open var faultingState: Int { 0 }
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }

    /// The current values that differ from those last saved.
    open func changedValues() -> [String: Any] {
        Dictionary(entity.properties.filter(isChanged).map { ($0.name, value(forKey: $0.name) ?? NSNull()) }) { $1 }
    }

    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let keys = keys ?? entity.properties.map(\.name)
        return Dictionary(keys.map { ($0, value(of: $0, in: saved) ?? NSNull()) }) { $1 }
    }

    private func isChanged(_ property: NSPropertyDescription) -> Bool {
        property is NSRelationshipDescription
            ? row.links[property.name] ?? [] != saved.links[property.name] ?? []
            : !StoredValue.areEqual(row.attributes[property.name], saved.attributes[property.name])
    }

    // MARK: Life

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    /// Never called, because no object is a fault.
    open func willTurnIntoFault() {}
    /// Never called, because no object is a fault.
    open func didTurnIntoFault() {}

    open func validateForInsert() throws { try validate() }
    open func validateForUpdate() throws { try validate() }
    open func validateForDelete() throws {}

    private func validate() throws {
        if let problem = Validation.problem(of: self) { throw problem }
    }

    // MARK: Keys

    /// The value of a property. A key that names none is reported and has no value.
    open func value(forKey key: String) -> Any? {
        guard let found = property(key) else { return nil }
        return value(of: found.name, in: row)
    }

    /// Sets the value of a property, in any type that converts to the attribute's. A key that names none is reported.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let found = property(key) else { return }
        if let relationship = found as? NSRelationshipDescription {
            connect(relationship, with: Self.objects(value))
        } else if let attribute = found as? NSAttributeDescription {
            row.attributes[key] = StoredValue.stored(value, as: attribute.attributeType)
        }
        managedObjectContext?.noteChange(of: self)
    }

    open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) { managedObjectContext?.noteChange(of: self) }
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { row.links[key] ?? [] }

    private func property(_ key: String) -> NSPropertyDescription? {
        if let found = entity.propertiesByName[key] { return found }
        ModelLog.unsupported(
            "the key “\(key)” of \(type(of: self))",
            instead: "it has no value, because only properties of the model are found by name")
        return nil
    }

    // MARK: Objects

    /// An object equals itself only; a context has one object for an identifier.
    public final override func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
    public final override var hash: Int { objectID.number }

    /// The values of the properties, by which predicates find them.
    public var customMirror: Mirror {
        let values = entity.properties.map { property -> (label: String?, value: Any) in
            let value = value(of: property.name, in: row)
            return (property.name, (value as? NSOrderedSet)?.array ?? value as Any)
        }
        return Mirror(self, children: values + [("objectID", objectID)], ancestorRepresentation: .suppressed)
    }

    open override var description: String {
        "<\(type(of: self)) \(objectID.uriRepresentation().absoluteString)>"
    }
}

extension NSManagedObject: KeyValueCoded {}

extension NSEntityDescription {
    /// The default values of the attributes.
    fileprivate var defaults: [String: Any] {
        attributesByName.compactMapValues { StoredValue.stored($0.defaultValue, as: $0.attributeType) }
    }
}
