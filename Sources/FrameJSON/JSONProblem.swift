/// Why a JSON tree does not say what its reader needs: one problem, the first one met.
public struct JSONProblem: Error, Equatable, Sendable, CustomStringConvertible {
    public enum Reason: Equatable, Sendable {
        /// The last step of `path` is a key its object does not have. `known` are those it may have.
        case unknownKey(known: [String])
        /// The object at `path` lacks `key`.
        case missingKey(String)
        /// The value at `path` is of the wrong kind, outside its range or no name of its list.
        case mismatch(expected: String, found: String, suggestion: String?)
        /// The value at `path` is well formed, but what it asks for cannot be.
        case refused(String)
    }

    public var path: JSONPath
    public var reason: Reason

    public init(at path: JSONPath, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// What is probably meant, when something known is spelled nearly alike.
    public var suggestion: String? {
        switch reason {
        case .unknownKey(let known):
            guard case .key(let key)? = path.steps.last else { return nil }
            return Spelling.nearest(to: key, among: known)
        case .mismatch(_, _, let suggestion): return suggestion
        case .missingKey, .refused: return nil
        }
    }

    /// What is wrong, without the place.
    public var message: String {
        let hint = suggestion.map { "; did you mean \(JSONValue.quoted($0))?" }
        switch reason {
        case .unknownKey(let known):
            return "unknown key" + (hint ?? "; known here are \(Spelling.list(known))")
        case .missingKey(let key):
            return "missing key \(JSONValue.quoted(key))"
        case .mismatch(let expected, let found, _):
            return "expected \(expected), found \(found)" + (hint ?? "")
        case .refused(let message):
            return message
        }
    }

    /// The path, a colon and the message; the message alone at the top.
    public var description: String {
        path == .top ? message : "\(path): \(message)"
    }
}
