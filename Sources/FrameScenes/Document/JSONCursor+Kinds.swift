import FrameJSON

extension JSONCursor {
    /// Returns the problem that the object has none of the keys that tell its kind: at the key that is nearly one of
    /// them, or else at the object, with its first key. `nil` for an empty object.
    ///
    /// - Parameter role: Singular noun for the kinds, such as `action`.
    func unknownKind(among names: [String], role: String) throws(JSONProblem) -> JSONProblem? {
        let problem = try unknownName(among: names, role: role)
        guard let key = try members().first?.key, problem?.suggestion == nil else { return problem }
        return refusal("unknown \(role) \(JSONValue.quoted(key)); known here are \(Spelling.list(names))")
    }
}
