/// The members of an object that has only known keys.
public struct JSONObject: Sendable {
    let path: JSONPath
    /// Members as a list, because searching a few names costs less than a table of a type that this module does not
    /// know.
    let members: [JSONMember]
    let edits: [JSONPath: JSONValue?]

    /// Returns the value of `key`, or `nil` if the object does not have it.
    public func optional(_ key: String) -> JSONCursor? {
        guard let member = members.first(where: { $0.key == key }) else { return nil }
        return JSONCursor(member.value, path: path.appending(.key(key)), edits: edits)
    }

    public func require(_ key: String) throws(JSONProblem) -> JSONCursor {
        guard let cursor = optional(key) else { throw JSONProblem(at: path, .missingKey(key)) }
        return cursor
    }
}
