/// The reason why a JSON tree is invalid for its reader: the first problem found.
public struct JSONProblem: Error, Equatable, Sendable, CustomStringConvertible {
    public enum Reason: Equatable, Sendable {
        /// The last step of `path` is a key that its object must not have. `known` contains the allowed keys; `role`
        /// states what a key names, such as an action.
        case unknownKey(known: [String], role: String = "key")
        /// The object at `path` lacks `key`.
        case missingKey(String)
        /// The value at `path` has the wrong type, is out of range, or is not one of the allowed names.
        case mismatch(expected: String, found: String, suggestion: String?)
        /// The value at `path` is well formed but impossible.
        case refused(String)
    }

    public var path: JSONPath
    public var reason: Reason
    /// A value of the kind expected at `path`, with which the rest can be read; `nil` if none is known.
    let standIn: JSONValue?

    public init(at path: JSONPath, _ reason: Reason) {
        self.init(at: path, reason, standIn: nil)
    }

    init(at path: JSONPath, _ reason: Reason, standIn: JSONValue?) {
        self.path = path
        self.reason = reason
        self.standIn = standIn
    }

    /// Whether both problems are the same apart from their stand-ins.
    public static func == (first: JSONProblem, second: JSONProblem) -> Bool {
        first.path == second.path && first.reason == second.reason
    }

    /// Known name with a similar spelling, if there is one.
    public var suggestion: String? {
        switch reason {
        case .unknownKey(let known, _):
            guard case .key(let key)? = path.steps.last else { return nil }
            return Spelling.nearest(to: key, among: known)
        case .mismatch(_, _, let suggestion): return suggestion
        case .missingKey, .refused: return nil
        }
    }

    /// Description of the problem without its position.
    public var message: String {
        let hint = suggestion.map { "; did you mean \(Double($0) == nil ? JSONValue.quoted($0) : $0)?" }
        switch reason {
        case .unknownKey(let known, let role):
            return "unknown \(role)" + (hint ?? "; known here are \(Spelling.list(known))")
        case .missingKey(let key):
            return "missing key \(JSONValue.quoted(key))"
        case .mismatch(let expected, let found, _):
            return "expected \(expected), found \(found)" + (hint ?? "")
        case .refused(let message):
            return message
        }
    }

    /// The path, a colon and the message; only the message at the top level.
    public var description: String {
        path == .top ? message : "\(path): \(message)"
    }
}
