/// The keys one kind of object may have: an enumeration, so that a schema can be held against it.
public typealias JSONKey = CaseIterable & Hashable & RawRepresentable<String> & Sendable

/// The members of an object whose keys are all known.
public struct JSONFields<Key: JSONKey>: Sendable {
    let path: JSONPath
    let values: [Key: JSONValue]

    /// What `key` stands for, or `nil` when the object does not have it.
    public func optional(_ key: Key) -> JSONCursor? {
        values[key].map { JSONCursor($0, path: path.appending(.key(key.rawValue))) }
    }

    public func require(_ key: Key) throws(JSONProblem) -> JSONCursor {
        guard let cursor = optional(key) else { throw JSONProblem(at: path, .missingKey(key.rawValue)) }
        return cursor
    }

    public func has(_ key: Key) -> Bool { values[key] != nil }

    /// The problem that the object, though each member is well formed, cannot be.
    public func refusal(_ message: String) -> JSONProblem {
        JSONProblem(at: path, .refused(message))
    }
}

/// An object in the making, in the order its members are added.
public struct JSONMembers<Key: JSONKey> {
    private var members: [JSONMember] = []

    public init() {}

    public var json: JSONValue { .object(members) }

    public mutating func add(_ key: Key, _ value: JSONValue, unless isDefault: Bool = false) {
        if !isDefault { members.append(JSONMember(key.rawValue, value)) }
    }
}
