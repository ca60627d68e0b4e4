extension JSONProblem {
    /// Returns the problems of a tree whose reader stops at the first. Each problem is replaced with a value of the
    /// expected kind, or hidden, and the tree is read again.
    ///
    /// Every problem belongs to the tree as it stands; any that could follow from a hidden value are left out. These
    /// are missing members of the enclosing values, impossible values next to it, and, once something is hidden that
    /// others refer to, all impossible values and names.
    ///
    /// - Parameters:
    ///   - limit: Number of problems after which the search ends. It also ends after four times as many reads, so that
    ///     a tree in which much follows from one problem does not take long.
    ///   - names: Keys of values that others refer to, or of objects or lists of such values.
    ///   - substitute: Returns a value to read instead of one without which nothing else can be read; `nil` if its
    ///     problem has a stand-in, or if hiding it is sufficient.
    ///   - read: Reads the tree.
    /// - Returns: At least one problem if `read` throws for the whole tree, in the order in which they are found.
    public static func all(
        in json: JSONValue, limit: Int, names: Set<String>, substitute: (JSONPath) -> JSONValue?,
        _ read: (JSONCursor) throws(JSONProblem) -> Void
    ) -> [JSONProblem] {
        var search = JSONProblemSearch(json, names: names)
        while search.problems.count < limit, search.edits.count < 4 * limit {
            do throws(JSONProblem) {
                try read(JSONCursor(json, edits: search.edits))
                break
            } catch {
                guard search.edit(error, substitute(error.path) ?? error.standIn) else { break }
            }
        }
        return search.problems
    }
}

/// The problems found so far, with the values that are hidden or replaced because of them.
private struct JSONProblemSearch {
    private let json: JSONValue
    private let names: Set<String>
    private(set) var problems: [JSONProblem] = []
    private(set) var edits: [JSONPath: JSONValue?] = [:]
    private var editsNames = false
    /// Paths at which an unrelated name stands in for a wrong one.
    private var guesses: Set<JSONPath> = []

    init(_ json: JSONValue, names: Set<String>) {
        self.json = json
        self.names = names
    }

    /// - Returns: Whether the rest can be read.
    mutating func edit(_ problem: JSONProblem, _ substitute: JSONValue?) -> Bool {
        guard problem.path != .top else {
            if problems.isEmpty || isCertain(problem) { problems.append(problem) }
            return false
        }
        if let earlier = edits[problem.path] {
            // The stand-in is not valid either.
            guard earlier != nil else { return false }
            edits.updateValue(nil, forKey: problem.path)
            return true
        }
        if problems.isEmpty || isCertain(problem) { problems.append(problem) }
        edits.updateValue(substitute, forKey: problem.path)
        if mayBeName(problem), problem.standIn != nil, problem.suggestion == nil { guesses.insert(problem.path) }
        editsNames = editsNames || isReferredTo(problem)
        return true
    }

    private func isCertain(_ problem: JSONProblem) -> Bool {
        switch problem.reason {
        case .unknownKey: true
        case .missingKey: !edits.keys.contains { $0.parent == problem.path }
        case .mismatch:
            mayBeName(problem)
                ? !editsNames && !editsPart(of: problem.path)
                : !isBesideGuess(problem.path) && !editsPart(of: problem.path)
        case .refused: !editsNames && !editsPart(of: problem.path.parent)
        }
    }

    /// Whether a name next to the value was guessed, which may determine the expected value.
    private func isBesideGuess(_ path: JSONPath) -> Bool { guesses.contains { $0.parent == path.parent } }

    /// Whether the value is a string in place of a name, or something unknown.
    private func mayBeName(_ problem: JSONProblem) -> Bool {
        guard case .string? = json.value(at: problem.path) else { return false }
        switch problem.standIn {
        case .string?, nil: return true
        case .null?, .bool?, .number?, .array?, .object?: return false
        }
    }

    /// Whether a part of the value at a path, or a value that contains it, is replaced or hidden.
    private func editsPart(of path: JSONPath) -> Bool {
        edits.keys.contains { $0.steps.starts(with: path.steps) || path.steps.starts(with: $0.steps) }
    }

    private func isReferredTo(_ problem: JSONProblem) -> Bool {
        if case .unknownKey = problem.reason { return false }
        switch problem.standIn {
        case .number?, .bool?: return false
        case .string?, .null?, .array?, .object?, nil: break
        }
        let keys = problem.path.steps.compactMap { step in
            if case .key(let key) = step { key } else { nil }
        }
        return keys.suffix(2).contains { names.contains($0) }
            || json.value(at: problem.path)?.hasKey(in: names) ?? false
    }
}

extension JSONPath {
    /// The path without its last step; the parent of the top is the top.
    fileprivate var parent: JSONPath { JSONPath(Array(steps.dropLast())) }
}

extension JSONValue {
    fileprivate func value(at path: JSONPath) -> JSONValue? {
        path.steps.reduce(self) { value, step in
            switch (value, step) {
            case (.object(let members)?, .key(let key)): members.first { $0.key == key }?.value
            case (.array(let elements)?, .index(let index)): elements.indices.contains(index) ? elements[index] : nil
            case (_, _): nil
            }
        }
    }

    /// Whether an object in this tree has one of `keys`.
    fileprivate func hasKey(in keys: Set<String>) -> Bool {
        switch self {
        case .object(let members): members.contains { keys.contains($0.key) || $0.value.hasKey(in: keys) }
        case .array(let elements): elements.contains { $0.hasKey(in: keys) }
        case .null, .bool, .number, .string: false
        }
    }
}
