/// An object in the making, in the order its members are added.
struct JSONMembers<Key: JSONKey> {
    private var members: [JSONMember] = []

    var json: JSONValue { .object(members) }

    mutating func add(_ key: Key, _ value: JSONValue, unless isDefault: Bool = false) {
        if !isDefault { members.append(JSONMember(key.rawValue, value)) }
    }
}
