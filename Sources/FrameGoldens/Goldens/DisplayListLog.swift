internal import FrameJSON

/// The display lists of a golden: the first frame's list in full, followed by the changes of each frame from the previous
/// one. Frames without changes have no entry. They are part of ``GoldenData``; goldens of form 1 have them in a file of
/// their own, `lists.json`.
///
///     {"frames": [
///       {"frame": 0, "list": {…}},
///       {"frame": 13, "changes": {"items/4/transform": [1, 0, 0, 1, 0, 812.5]}}
///     ]}
///
/// A golden thus describes the whole motion in a few kilobytes, and a diff of two goldens shows which parts move
/// differently.
struct DisplayListLog {
    static let fileName = "lists.json"

    enum Key: String, CaseIterable {
        case frames
    }

    enum FrameKey: String, CaseIterable {
        case frame, list, changes
    }

    /// Display lists, one per frame, starting at frame 0.
    let trees: [JSONValue]

    static func text(count: Int, tree: (Int) -> JSONValue) -> String {
        JSONValue.object([JSONMember(Key.frames.rawValue, entries(count: count, tree: tree))]).pretty
    }

    /// Returns the entries of `frames`.
    static func entries(count: Int, tree: (Int) -> JSONValue) -> JSONValue {
        var entries: [JSONValue] = []
        var last: JSONValue?
        for number in 0..<count {
            let next = tree(number)
            defer { last = next }
            let head = JSONMember(FrameKey.frame.rawValue, .number(Double(number)))
            guard let last else {
                entries.append(.object([head, JSONMember(FrameKey.list.rawValue, next)]))
                continue
            }
            let changes = TreeChanges(from: last, to: next)
            if !changes.isEmpty {
                entries.append(.object([head, JSONMember(FrameKey.changes.rawValue, changes.json)]))
            }
        }
        return .array(entries)
    }

    /// - Parameter count: Number of frames in the golden.
    init(_ json: JSONValue, count: Int) throws(JSONProblem) {
        try self.init(entries: JSONCursor(json).fields(Key.self).require(.frames), count: count)
    }

    init(entries: JSONCursor, count: Int) throws(JSONProblem) {
        var trees: [JSONValue] = []
        for entry in try entries.elements() {
            let fields = try entry.fields(FrameKey.self)
            let number = try fields.require(.frame).integer(in: trees.count...max(trees.count, count - 1))
            guard let last = trees.last else {
                trees.append(try fields.require(.list).value)
                continue
            }
            while trees.count < number { trees.append(last) }
            let changes = try fields.require(.changes)
            guard let next = try TreeChanges(changes).applied(to: last) else {
                throw changes.refusal("changes what the frame before does not have")
            }
            trees.append(next)
        }
        if let last = trees.last {
            while trees.count < count { trees.append(last) }
        }
        self.trees = trees
    }
}

/// The changes from one JSON tree to another, as values keyed by position, with `null` for a removed member.
///
/// Positions are keys and indices joined by `/`. Lists of different lengths and lists of numbers are replaced as a
/// whole, so that a moved layer is a single entry.
struct TreeChanges: Equatable {
    private(set) var values: [JSONMember] = []

    init(from old: JSONValue, to new: JSONValue) {
        find(old, new, at: "")
    }

    /// Reads the format that ``json`` prints.
    init(_ json: JSONCursor) throws(JSONProblem) {
        values = try json.members().map { JSONMember($0.key, $0.value.value) }
    }

    var isEmpty: Bool { values.isEmpty }
    var json: JSONValue { .object(values) }

    private mutating func find(_ old: JSONValue, _ new: JSONValue, at place: String) {
        guard old != new else { return }
        switch (old, new) {
        case (.object(let before), .object(let after)):
            for member in before {
                let value = after.first { $0.key == member.key }?.value ?? .null
                find(member.value, value, at: Self.join(place, member.key))
            }
            for member in after where !before.contains(where: { $0.key == member.key }) {
                values.append(JSONMember(Self.join(place, member.key), member.value))
            }
        case (.array(let before), .array(let after)) where before.count == after.count && Self.holdsObjects(before):
            for index in before.indices { find(before[index], after[index], at: Self.join(place, "\(index)")) }
        default: values.append(JSONMember(place, new))
        }
    }

    private static func join(_ place: String, _ step: String) -> String { place.isEmpty ? step : place + "/" + step }

    private static func holdsObjects(_ elements: [JSONValue]) -> Bool {
        elements.contains { element in
            if case .object = element { true } else { false }
        }
    }

    /// Returns `tree` with these changes applied, or `nil` if it does not contain one of the positions.
    func applied(to tree: JSONValue) -> JSONValue? {
        var result = tree
        for change in values {
            guard let next = Self.set(result, change.key.split(separator: "/")[...], change.value) else { return nil }
            result = next
        }
        return result
    }

    private static func set(_ tree: JSONValue, _ steps: ArraySlice<Substring>, _ value: JSONValue) -> JSONValue? {
        guard let step = steps.first else { return value }
        switch tree {
        case .object(var members):
            let index = members.firstIndex { $0.key == step }
            if steps.count == 1, value == .null {
                if let index { members.remove(at: index) }
            } else if let index {
                guard let inner = set(members[index].value, steps.dropFirst(), value) else { return nil }
                members[index].value = inner
            } else {
                guard steps.count == 1 else { return nil }
                members.append(JSONMember(String(step), value))
            }
            return .object(members)
        case .array(var elements):
            guard let index = Int(step), elements.indices.contains(index),
                let inner = set(elements[index], steps.dropFirst(), value)
            else { return nil }
            elements[index] = inner
            return .array(elements)
        case .null, .bool, .number, .string: return nil
        }
    }
}
