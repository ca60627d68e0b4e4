/// A property of a layer or an emitter cell, which archives contain under its name.
@MainActor struct ArchivedObjectProperty<Owner: AnyObject> {
    let key: String
    /// Returns the archived value; `nil` if there is nothing to archive.
    let encode: (Owner) -> NSObject?
    let decode: (Owner, Any) -> Void

    init<Part, Value: ArchivedValue>(_ key: String, _ path: ReferenceWritableKeyPath<Part, Value>) {
        self.init(
            key, get: { (part: Part) in part[keyPath: path].archived },
            set: { (part, value: Value) in part[keyPath: path] = value })
    }

    /// A property whose value may be missing, which archives say.
    init<Part, Value: ArchivedValue>(_ key: String, _ path: ReferenceWritableKeyPath<Part, Value?>) {
        self.key = key
        encode = { owner in (owner as? Part).map { $0[keyPath: path]?.archived ?? NSNull() } }
        decode = { owner, object in
            guard let part = owner as? Part else { return }
            if object is NSNull {
                part[keyPath: path] = nil
            } else if let value = Value.restored(object) {
                part[keyPath: path] = value
            }
        }
    }

    init<Part, Value: ArchivedValue>(
        _ key: String, get: @escaping @MainActor (Part) -> NSObject?, set: @escaping @MainActor (Part, Value) -> Void
    ) {
        self.key = key
        encode = { owner in (owner as? Part).flatMap(get) }
        decode = { owner, object in
            guard let part = owner as? Part, let value = Value.restored(object) else { return }
            set(part, value)
        }
    }
}

/// The classes of the objects in archives of layers.
private var archivedClasses: [AnyClass] {
    [NSArray.self, NSNumber.self, NSString.self, NSData.self, NSNull.self, CALayer.self, CAEmitterCell.self]
}

extension NSCoder {
    /// Encodes the values of properties.
    @MainActor func encode<Owner>(_ properties: [ArchivedObjectProperty<Owner>], of owner: Owner) {
        for property in properties {
            if let object = property.encode(owner) { encode(object, forKey: property.key) }
        }
    }

    /// Sets the properties of which the archive has values. Damaged values change nothing.
    @MainActor func decode<Owner>(_ properties: [ArchivedObjectProperty<Owner>], of owner: Owner) {
        guard self is NSKeyedUnarchiver else { return }
        for property in properties where containsValue(forKey: property.key) {
            if let object = decodeObject(of: archivedClasses, forKey: property.key) { property.decode(owner, object) }
        }
    }
}
