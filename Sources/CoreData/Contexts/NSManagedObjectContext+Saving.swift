extension NSManagedObjectContext {
    /// Validates the changes and writes them to the store or the parent context.
    ///
    /// - Throws: The first violation of the model's rules. Nothing is written then.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in ordered(changes.inserted.union(changes.updated).union(changes.deleted)) { object.willSave() }
        processPendingChanges()
        try settleUniqueValues()
        try validate()
        guard let source else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
                userInfo: [NSLocalizedDescriptionKey: "The context has no store; give it a coordinator or a parent."])
        }
        let saved = changes
        let rows = RowChanges(
            inserted: ordered(saved.inserted).map { ($0.objectID, $0.row) },
            updated: ordered(saved.updated).map { ($0.objectID, $0.row) }, deleted: saved.deleted.inOrder())
        changes = ContextChanges()
        source.write(rows, from: self)
        tell(saved)
    }

    private func tell(_ saved: ContextChanges) {
        let objects = ordered(saved.inserted.union(saved.updated))
        for object in objects { object.saved = object.row }
        let info: [AnyHashable: Any] = [
            NSInsertedObjectsKey: self.objects(saved.inserted), NSUpdatedObjectsKey: self.objects(saved.updated),
            NSDeletedObjectsKey: self.objects(saved.deleted),
        ]
        for object in objects { object.didSave() }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
        forget(saved.deleted)
    }

    private func ordered(_ ids: Set<NSManagedObjectID>) -> [NSManagedObject] {
        ids.inOrder().compactMap { registered[$0] }
    }

    private func validate() throws {
        var problems: [NSError] = []
        func collect(_ check: () throws -> Void) {
            do { try check() } catch { problems.append(error as NSError) }
        }
        for object in ordered(changes.deleted) where !object.objectID.isTemporaryID {
            if let refusal = Validation.refusal(of: object) { problems.append(refusal) }
            collect(object.validateForDelete)
        }
        for object in ordered(changes.inserted) { collect(object.validateForInsert) }
        for object in ordered(changes.updated) { collect(object.validateForUpdate) }
        let all = problems.flatMap { $0.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [$0] }
        if let problem = Validation.one(of: all) { throw problem }
    }

    // MARK: Unique values

    /// Keeps one of the objects whose values must be unique, by the merge policy.
    private func settleUniqueValues() throws {
        var indexes: [String: UniqueIndex] = [:]
        for object in ordered(changes.inserted) where !object.entity.uniquenessConstraints.isEmpty {
            let name = object.entity.name ?? ""
            let index =
                indexes[name]
                ?? UniqueIndex(object.entity, objects(of: object.entity.family, includesChanges: true))
            indexes[name] = index
            for other in index.rivals(of: object) where !isDeleted(other) {
                switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
                case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: delete(other)
                case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: delete(object)
                case .errorMergePolicyType:
                    throw NSError(
                        domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
                        userInfo: [
                            NSLocalizedDescriptionKey:
                                "Two objects of \(object.entity.name ?? "") have values that must be unique."
                        ])
                }
            }
        }
    }
}

/// The objects of an entity, by the values that must be unique.
private struct UniqueIndex {
    private let constraints: [[String]]
    private var objects: [[AnyHashable]: [NSManagedObject]] = [:]

    init(_ entity: NSEntityDescription, _ all: [NSManagedObject]) {
        constraints = entity.uniquenessConstraints.map { names in
            names.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        }
        for object in all {
            for key in keys(of: object) { objects[key, default: []].append(object) }
        }
    }

    /// Returns the objects with equal values that were inserted earlier.
    func rivals(of object: NSManagedObject) -> [NSManagedObject] {
        keys(of: object).flatMap { objects[$0] ?? [] }.filter { $0.objectID.number < object.objectID.number }
    }

    /// Returns the number of each constraint with its values, unless one is missing or cannot be compared.
    private func keys(of object: NSManagedObject) -> [[AnyHashable]] {
        var keys: [[AnyHashable]] = []
        for (number, names) in constraints.enumerated() where !names.isEmpty {
            let values = names.compactMap { name in object.row.attributes[name].flatMap { $0 as? AnyHashable } }
            if values.count == names.count { keys.append([AnyHashable(number)] + values) }
        }
        return keys
    }
}

/// A context is the store of the contexts whose parent it is.
extension NSManagedObjectContext: RowSource {
    func row(of id: NSManagedObjectID) -> Row? {
        if let object = registered[id] { return isDeleted(object) ? nil : object.row }
        return source?.row(of: id)
    }

    func identifiers(of entities: Set<String>) -> [NSManagedObjectID] {
        let stored = source?.identifiers(of: entities) ?? []
        let own = changes.inserted.filter { entities.contains($0.entity.name ?? "") }
        return (stored.filter { !changes.deleted.contains($0) } + own).inOrder()
    }

    func write(_ changes: RowChanges, from context: NSManagedObjectContext) {
        for (id, row) in changes.inserted { take(id, row) }
        for (id, row) in changes.updated {
            let object = object(with: id)
            object.row = row
            noteChange(of: object)
        }
        for id in changes.deleted { registered[id].map(delete) ?? (try? existingObject(with: id)).map(delete) }
        processPendingChanges()
    }

    /// Inserts an object that a child context has saved.
    private func take(_ id: NSManagedObjectID, _ row: Row) {
        guard registered[id] == nil else { return }
        let object = object(with: id)
        object.row = row
        markInserted(id)
    }
}
