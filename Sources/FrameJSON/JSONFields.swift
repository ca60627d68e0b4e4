/// The keys of one kind of object: an enumeration, so that tests can compare it with a schema.
public typealias JSONKey = CaseIterable & Hashable & RawRepresentable<String> & Sendable

/// The members of an object that has only known keys.
public struct JSONFields<Key: JSONKey>: Sendable {
    let path: JSONPath
    /// A list, since searching a few names costs less than a table of a type that this module does not know.
    let members: [JSONMember]
    let edits: [JSONPath: JSONValue?]

    /// The value of `key`, or `nil` if the object does not have it.
    public func optional(_ key: Key) -> JSONCursor? {
        let name = key.rawValue
        guard let member = members.first(where: { $0.key == name }) else { return nil }
        return JSONCursor(member.value, path: path.appending(.key(name)), edits: edits)
    }

    public func require(_ key: Key) throws(JSONProblem) -> JSONCursor {
        guard let cursor = optional(key) else { throw JSONProblem(at: path, .missingKey(key.rawValue)) }
        return cursor
    }

    public func has(_ key: Key) -> Bool { optional(key) != nil }

    /// The problem that the object is invalid although each of its members is well formed.
    public func refusal(_ message: String) -> JSONProblem {
        JSONProblem(at: path, .refused(message))
    }
}

/// Builds an object in the order in which members are added.
public struct JSONMembers<Key: JSONKey> {
    private var members: [JSONMember] = []

    public init() {}

    public var json: JSONValue { .object(members) }

    public mutating func add(_ key: Key, _ value: JSONValue, unless isDefault: Bool = false) {
        if !isDefault { members.append(JSONMember(key.rawValue, value)) }
    }
}
