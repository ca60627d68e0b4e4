internal import FrameJSON

/// The paths of display lists, each stored once, with numbers in their places.
///
/// A screen of text shows a few dozen different letters, and every list that is stored in full has all of them again. They
/// are too far apart in the text for the compression to find.
struct PathTable {
    /// Distinct paths, in the order of their first use.
    private(set) var paths: [JSONValue] = []
    private var numbers: [String: Int] = [:]

    /// Returns the last step of a key, which is a position among changes: `items/4/path`.
    private static func last(_ key: String) -> Substring { key.split(separator: "/").last ?? "" }

    /// Keys of a path, and of a list of paths.
    private static let (path, paths) = ("path"[...], "outlines"[...])

    init() {}

    /// - Parameter json: The paths, as ``paths`` has them.
    init(_ json: JSONCursor) throws(JSONProblem) {
        paths = try json.elements().map(\.value)
    }

    /// Returns a tree with numbers in the places of its paths, which are added to the table.
    mutating func replacingPaths(in tree: JSONValue) -> JSONValue {
        switch tree {
        case .array(let elements):
            var elements = elements
            for index in elements.indices { elements[index] = replacingPaths(in: elements[index]) }
            return .array(elements)
        case .object(var members):
            for index in members.indices {
                members[index].value =
                    switch (Self.last(members[index].key), members[index].value) {
                    case (Self.path, .array): number(of: members[index].value)
                    case (Self.paths, .array(let paths)): numbers(of: paths)
                    default: replacingPaths(in: members[index].value)
                    }
            }
            return .object(members)
        case .null, .bool, .number, .string: return tree
        }
    }

    private mutating func numbers(of paths: [JSONValue]) -> JSONValue {
        var numbers: [JSONValue] = []
        for path in paths { numbers.append(number(of: path)) }
        return .array(numbers)
    }

    private mutating func number(of path: JSONValue) -> JSONValue {
        let text = path.compact
        let number = numbers[text] ?? paths.count
        if number == paths.count {
            numbers[text] = number
            paths.append(path)
        }
        return .number(Double(number))
    }

    /// Returns a tree with paths in the places of their numbers. Numbers that the table does not have stay, and are then no
    /// paths to a reader.
    func restoringPaths(in tree: JSONValue) -> JSONValue {
        switch tree {
        case .array(let elements): .array(elements.map(restoringPaths))
        case .object(let members):
            .object(
                members.map { member in
                    switch (Self.last(member.key), member.value) {
                    case (Self.path, .number): JSONMember(member.key, path(for: member.value))
                    case (Self.paths, .array(let numbers)): JSONMember(member.key, .array(numbers.map(path)))
                    default: JSONMember(member.key, restoringPaths(in: member.value))
                    }
                })
        case .null, .bool, .number, .string: tree
        }
    }

    private func path(for value: JSONValue) -> JSONValue {
        guard case .number(let number) = value, let index = Int(exactly: number), paths.indices.contains(index) else {
            return value
        }
        return paths[index]
    }
}
