/// The keys of one kind of object, declared as an enumeration so that tests can compare it with a schema.
public typealias JSONKey = CaseIterable & Hashable & RawRepresentable<String> & Sendable

/// The members of an object by the keys of an enumeration.
public struct JSONFields<Key: JSONKey>: Sendable {
    private let object: JSONObject

    /// - Parameter object: An object, which may have keys besides those of `Key`.
    public init(_ object: JSONObject) { self.object = object }

    /// Returns the value of `key`, or `nil` if the object does not have it.
    public func optional(_ key: Key) -> JSONCursor? { object.optional(key.rawValue) }

    public func require(_ key: Key) throws(JSONProblem) -> JSONCursor { try object.require(key.rawValue) }

    public func has(_ key: Key) -> Bool { optional(key) != nil }

    /// Returns the problem that the object is invalid although each of its members is well formed.
    public func refusal(_ message: String) -> JSONProblem {
        JSONProblem(at: object.path, .refused(message))
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
