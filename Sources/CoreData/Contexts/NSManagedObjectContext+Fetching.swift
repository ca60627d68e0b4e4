extension NSManagedObjectContext {
    /// The results of a request, sorted by its descriptors and then in the order in which the objects were inserted.
    ///
    /// - Throws: An error of `NSCocoaErrorDomain` for an entity that the model does not have.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let objects = try matches(request)
        let results: [Any]
        switch request.resultType {
        case .managedObjectIDResultType: results = objects.map(\.objectID)
        case .dictionaryResultType: results = dictionaries(of: objects, request)
        case .countResultType: results = [NSNumber(value: objects.count)]
        default: results = objects
        }
        return results.compactMap { $0 as? T }
    }

    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try matches(request).count
    }

    /// Runs a deletion of many objects, or a request like ``fetch(_:)``.
    @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let deletion = request as? NSBatchDeleteRequest else {
            ModelLog.unsupported("NSManagedObjectContext.execute(_:)", instead: "only batch deletions have an effect")
            return NSPersistentStoreResult()
        }
        let reader = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        reader.persistentStoreCoordinator = persistentStoreCoordinator
        let objects = try reader.matches(deletion.fetchRequest)
        objects.forEach(reader.delete)
        let ids = objects.map(\.objectID)
        if !ids.isEmpty { try reader.save() }
        return NSBatchDeleteResult(ids, deletion.resultType)
    }

    /// The objects of entities with these names, in the order in which they were inserted.
    func objects(of entities: Set<String>, includesChanges: Bool) -> [NSManagedObject] {
        let ids = includesChanges ? identifiers(of: entities) : source?.identifiers(of: entities) ?? []
        return ids.map(object)
    }

    private func matches<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        let name = request.entityName ?? ""
        guard let entity = request.entity ?? model?.entitiesByName[name] else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSCoreDataError,
                userInfo: [
                    NSLocalizedDescriptionKey: "The entity “\(name)” of a request is not in the model of the context."
                ])
        }
        let names = request.includesSubentities ? entity.family : [entity.name ?? ""]
        var found = objects(of: names, includesChanges: request.includesPendingChanges)
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let descriptors = request.sortDescriptors { found = Self.sorted(found, by: descriptors) }
        found = Array(found.dropFirst(max(0, request.fetchOffset)))
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }

    /// Sorts objects. Equal ones keep their order.
    static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        objects.enumerated().sorted { first, second in
            for descriptor in descriptors {
                switch descriptor.compare(first.element, to: second.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return first.offset < second.offset
        }.map(\.element)
    }

    private func dictionaries<T>(of objects: [NSManagedObject], _ request: NSFetchRequest<T>)
        -> [NSDictionary]
    {
        let given = request.propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        var known: Set<NSDictionary> = []
        return objects.compactMap { object in
            let names = given ?? object.entity.attributesByName.keys.sorted()
            let values = names.compactMap { name in object.row.attributes[name].map { (name, $0) } }
            let dictionary = NSDictionary(dictionary: Dictionary(values, uniquingKeysWith: { $1 }))
            return request.returnsDistinctResults && !known.insert(dictionary).inserted ? nil : dictionary
        }
    }
}
